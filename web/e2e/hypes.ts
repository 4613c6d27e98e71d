import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { Timestamp } from '../../functions/src/firebase.ts';
import { stored } from './backend.ts';
import { asCaller, uploadedHype } from './byHand.ts';

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: "Hype'ı Editle" });

/** Creates a hype for one test, with one image card as long as its video. Its title begins with `name`. */
export async function makeHype(
  name: string,
  part: { isPremium?: boolean } = {},
): Promise<{ id: string; title: string }> {
  const title = `${name} ${crypto.randomUUID()}`;
  let id = '';
  await asCaller(owner, async (caller) => {
    const hype = { ...(await uploadedHype(caller)), title, ...part };
    expect((await caller.call('hype.create', hype)).status).toBe(200);
    ({ id } = hype);
  });
  return { id, title };
}

export async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/hype/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hype'ı Düzenle");
  await expect(page.getByLabel('Başlık')).toBeVisible();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Hype güncellendi.')).toBeVisible();
  await expect(page).toHaveURL('/');
}

const updatedAtSchema = z.looseObject({ updatedAt: z.instanceof(Timestamp) });

/** Changes the hype while somebody else has it open. */
export async function changeByHand(id: string, title: string): Promise<void> {
  const { updatedAt } = updatedAtSchema.parse(await stored(`hypes/${id}`));
  await asCaller(editor, async (caller) => {
    const answer = await caller.call('hype.update', { id, updatedAt: updatedAt.toMillis(), title });
    expect(answer.status).toBe(200);
  });
}

/** The row of a hype, in the list or in the trash. */
export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

/** The titles of the hypes in view, as the list shows them. */
export const titles = (page: Page): Promise<string[]> =>
  page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();

/** A message with this text. */
export const toast = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

/** The position dropdown of a hype in the list. */
export const orderOf = (page: Page, title: string): Locator =>
  page.getByRole('combobox', { name: `Order: ${title}`, exact: true });

/** Chooses a position. In longer lists the dropdown is filled when it is pressed, even in a background window. */
export async function choosePosition(dropdown: Locator, position: number): Promise<void> {
  await dropdown.dispatchEvent('pointerdown');
  await dropdown.selectOption(String(position));
}

/** Scrolls the list to its last row, where a new hype is: only the rows in view are rendered. */
export async function scrollToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}
