import type { Page } from '@playwright/test';
import { NO_FLAGS, owner } from '../../functions/scripts/demoAdmins.ts';
import { firestore, Timestamp } from '../../functions/src/firebase.ts';
import { stored } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { TEXT_PAYLOADS, URL_PAYLOADS } from './xssPayloads.ts';

const text = (index: number) => TEXT_PAYLOADS[index % TEXT_PAYLOADS.length] ?? '';
const url = (index: number) => URL_PAYLOADS[index % URL_PAYLOADS.length] ?? '';
const indexes = TEXT_PAYLOADS.map((_, index) => index);
const hypeId = (index: number) => `xss-hype-${index}`;
const userId = (index: number) => `xss-user-${index}`;

/**
 * The documents of an attacker who can write anything: one payload after another in every string that a screen shows.
 */
async function poison(): Promise<Map<string, object>> {
  const hype = (await stored('hypes/demo-hype-1')) ?? {};
  const { count } = (await stored('meta/hypeOrder')) ?? {};
  const first = Number(count) + 1;
  const at = Timestamp.now();
  const documents = new Map<string, object>();
  for (const index of indexes) {
    const words = { title: text(index), artist: text(index + 1) };
    const addresses = { gifUrl: url(index), audioUrl: url(index + 1), videoUrl: url(index + 2) };
    const poisoned = { ...hype, id: hypeId(index), ...words, ...addresses };
    documents.set(`hypes/${hypeId(index)}`, { ...poisoned, order: first + index });
    documents.set(`deletedHypes/xss-trash-${index}`, {
      ...{ ...poisoned, id: `xss-trash-${index}`, order: 1 },
      ...{ deletedAt: at, deletedBy: text(index), premiumMarkedBy: null, purging: false },
    });
    documents.set(`users/${userId(index)}`, {
      ...{ id: text(index), name: text(index + 1), email: text(index + 2), plan: text(index + 3), picture: url(index) },
      ...{ isPremium: true, likes: [hypeId(index)], purchasedProducts: [{ productId: { hypeId: hypeId(index + 1) } }] },
    });
    documents.set(`auditLog/xss-audit-${index}`, {
      ...{
        at,
        admin: { id: text(index), email: text(index + 1) },
        action: 'hype.update',
        target: `hypes/${text(index)}`,
      },
      ...{
        before: { title: text(index + 2), [`k${index}`]: url(index) },
        after: { title: text(index + 3), html: url(index + 1) },
      },
    });
    documents.set(`admins/xss-admin-${index}`, {
      ...{
        id: `xss-admin-${index}`,
        email: text(index),
        hypePremiumLimit: 1,
        disabled: false,
        createdAt: at,
        createdBy: null,
      },
      ...NO_FLAGS,
    });
  }
  const detail = [...TEXT_PAYLOADS, ...URL_PAYLOADS].join('\n');
  for (const id of ['terms', 'privacy']) documents.set(`docs/${id}`, { detail, updatedAt: at, updatedBy: text(0) });
  documents.set('meta/hypeOrder', { ...(await stored('meta/hypeOrder')), count: first - 1 + indexes.length });
  return documents;
}

/** Overwrites the stored documents with these, runs `use`, and restores them. */
async function withDocuments(documents: Map<string, object>, use: () => Promise<void>): Promise<void> {
  const before = new Map<string, object | undefined>();
  for (const path of documents.keys()) before.set(path, await stored(path));
  const write = async (entries: Iterable<[string, object | undefined]>) => {
    const batch = firestore.batch();
    for (const [path, fields] of entries) {
      if (fields) batch.set(firestore.doc(path), fields);
      else batch.delete(firestore.doc(path));
    }
    await batch.commit();
  };
  await write(documents);
  try {
    await use();
  } finally {
    await write(before);
  }
}

/** Navigates as the app's links do, without reloading the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'style'];

/** Addresses in the page that lead anywhere but to https or the suite, and elements that do not belong here. */
async function dangers(page: Page): Promise<string[]> {
  const storage = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
  return page.evaluate(
    ({ names, allowed }) => {
      const leads = names.flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (element) => `${element.getAttribute(name)}`).filter(
          (value) => {
            if (name === 'style') return /url|expression|import/i.test(value);
            const { protocol, origin } = URL.parse(value, location.href) ?? { protocol: '', origin: '' };
            return !['https:', 'blob:'].includes(protocol) && ![location.origin, allowed].includes(origin);
          },
        ),
      );
      const strange = document.querySelectorAll(
        'script:not([src]), iframe, object, embed, base, svg script, meta[http-equiv]',
      );
      const handlers = Array.from(document.querySelectorAll('*')).filter((element) =>
        Array.from(element.attributes).some(({ name }) => name.startsWith('on')),
      );
      const marked = 'hypelarXss' in window ? ['the mark of a script'] : [];
      return [
        ...leads,
        ...Array.from(strange, ({ outerHTML }) => outerHTML),
        ...handlers.map(({ outerHTML }) => outerHTML),
        ...marked,
      ];
    },
    { names: ATTRIBUTES, allowed: storage },
  );
}

test('T20: of 30 scripts and 30 addresses in every string that others can write nothing runs, and no link leaves https, on any screen', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  // High enough for every row of the longest list.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await withDocuments(await poison(), async () => {
    await signIn(owner);
    await expect(page.getByText(text(29), { exact: true }).first()).toBeVisible();
    expect(await dangers(page)).toEqual([]);
    await page.getByRole('button', { name: `Delete: ${text(0)}`, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(`“${text(0)}”`)).toBeVisible();
    expect(await dangers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const screens: [path: string, shows: string][] = [
      ['/hype/trash', text(29)],
      ['/users', text(0)],
      ['/admins', text(29)],
      ['/activity', text(1)],
      ['/admin/docs', 'Terms Of Use'],
      ...indexes.map((index): [string, string] => [`/users/${userId(index)}`, text(index + 1)]),
      ...indexes.map((index): [string, string] => [`/hype/edit/${hypeId(index)}`, "Hype'ı Editle"]),
      ...indexes.map((index): [string, string] => [`/${encodeURIComponent(text(index))}`, 'Böyle bir sayfa yok']),
    ];
    for (const [path, shows] of screens) {
      await go(page, path);
      await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
      expect({ path, dangers: await dangers(page) }).toEqual({ path, dangers: [] });
    }
    expect(opened).toEqual([]);
  });
});
