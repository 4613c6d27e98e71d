import '../../test/ownProject.ts';
import { MAX_DOC_BYTES } from '@hypelar/shared/docs';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../../scripts/demoAdmins.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, Timestamp } from '../firebase.ts';
import { updateDocs } from './updateDocs.ts';

beforeEach(clearFirestore);

/** An admin without any flag: the documents are for every signed-in admin (spec, section 6). */
const anyAdmin = () => makeAdmin(NO_FLAGS);
const auditEntries = async () => Object.values(await documents('auditLog'));

describe('docs.get', () => {
  it('gives empty texts while there are none, and old ones as they are', async () => {
    const { docs } = callerAs(await anyAdmin());
    const none = { detail: '', updatedAt: null };
    expect(await docs.get()).toEqual({ terms: none, privacy: none });
    await firestore.collection('docs').doc('terms').set({ detail: 'Eski metin' });
    await firestore.collection('docs').doc('privacy').set({ detail: 7, updatedAt: 'yesterday' });
    expect(await docs.get()).toEqual({ terms: { detail: 'Eski metin', updatedAt: null }, privacy: none });
  });
});

describe('docs.update', () => {
  it('writes both texts with one entry each, which has the text before and after', async () => {
    const admin = await anyAdmin();
    const { docs } = callerAs(admin);
    await firestore.collection('docs').doc('terms').set({ detail: 'Eski' });
    const saved = await docs.update({
      ...{ terms: { detail: 'Koşullar', updatedAt: null }, privacy: { detail: '<b>Gizlilik</b>', updatedAt: null } },
    });
    expect(await docs.get()).toEqual(saved);
    const at = expect.any(Timestamp);
    const stored = {
      terms: { detail: 'Koşullar', updatedAt: at, updatedBy: admin.id },
      privacy: { detail: '<b>Gizlilik</b>', updatedAt: at, updatedBy: admin.id },
    };
    expect(await documents('docs')).toEqual(stored);
    const common = { at, admin: { id: admin.id, email: admin.email }, action: 'docs.update' };
    const entries = await auditEntries();
    expect(entries.toSorted((one, other) => (one['target'] < other['target'] ? 1 : -1))).toEqual([
      {
        ...{ ...common, target: 'docs/terms', after: stored.terms },
        before: { detail: 'Eski', updatedAt: Timestamp.fromMillis(0), updatedBy: '' },
      },
      { ...common, target: 'docs/privacy', before: null, after: stored.privacy },
    ]);
  });

  it('writes one text alone, and nothing when it is the same', async () => {
    const { docs } = callerAs(await anyAdmin());
    const first = await docs.update({ terms: { detail: 'a' } });
    expect(first.privacy).toEqual({ detail: '', updatedAt: null });
    const again = await docs.update({
      terms: { detail: 'a', updatedAt: first.terms.updatedAt },
      privacy: { detail: '' },
    });
    expect(again).toEqual(first);
    expect(await docs.update({})).toEqual(first);
    expect(await auditEntries()).toHaveLength(1);
    expect(Object.keys(await documents('docs'))).toEqual(['terms']);
  });

  it('refuses, all or nothing, what was written since the caller read it', async () => {
    const [one, other] = [callerAs(await anyAdmin()), callerAs(await anyAdmin())];
    const read = await one.docs.update({ terms: { detail: 'a' }, privacy: { detail: 'b' } });
    await other.docs.update({ terms: { detail: 'other', updatedAt: read.terms.updatedAt } });
    const before = await documents('docs');
    const mine = {
      terms: { detail: 'mine', updatedAt: read.terms.updatedAt },
      privacy: { detail: 'mine', updatedAt: read.privacy.updatedAt },
    };
    const conflict = { code: 'CONFLICT', appCode: 'EDIT_CONFLICT' };
    expect(await refusalOf(one.docs.update(mine))).toMatchObject(conflict);
    expect(await refusalOf(one.docs.update({ terms: { detail: 'mine', updatedAt: null } }))).toMatchObject(conflict);
    expect(await refusalOf(one.docs.update({ privacy: { detail: 'mine', updatedAt: null } }))).toMatchObject(conflict);
    expect(await documents('docs')).toEqual(before);
    expect(await auditEntries()).toHaveLength(3);
  });

  it('T24, fault 13: takes a save that is repeated because its answer was lost for what it is', async () => {
    const { docs } = callerAs(await anyAdmin());
    const read = await docs.update({ terms: { detail: 'a' }, privacy: { detail: 'b' } });
    const save = {
      terms: { detail: 'mine', updatedAt: read.terms.updatedAt },
      privacy: { detail: 'mine too', updatedAt: read.privacy.updatedAt },
    };
    const saved = await docs.update(save);
    expect(await docs.update(save)).toEqual(saved);
    expect(await auditEntries()).toHaveLength(4);
    await docs.update({ privacy: { detail: 'of another' } });
    expect(await refusalOf(docs.update(save))).toMatchObject({ appCode: 'EDIT_CONFLICT' });
  });

  it('lets one of two win who save at once, even within one millisecond', async () => {
    const admin = await anyAdmin();
    const now = Date.now();
    const read = await updateDocs(admin, { terms: { detail: 'first' } }, now);
    const results = await Promise.allSettled(
      ['a', 'b'].map((detail) => updateDocs(admin, { terms: { detail, updatedAt: read.terms.updatedAt } }, now)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auditEntries()).toHaveLength(2);
  });

  it('takes 200 KiB of UTF-8 for each text, read back unchanged, and not a byte more', async () => {
    const { docs, audit } = callerAs(await makeAdmin());
    const most = `${'ş'.repeat(MAX_DOC_BYTES / 2 - 1)}ab`;
    await docs.update({ terms: { detail: most }, privacy: { detail: most } });
    const turned = `ab${'ş'.repeat(MAX_DOC_BYTES / 2 - 1)}`;
    await docs.update({ terms: { detail: turned }, privacy: { detail: turned } });
    expect((await docs.get()).privacy.detail).toBe(turned);
    const refusal = await refusalOf(docs.update({ terms: { detail: `${turned}a` } }));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await audit.list({})).items).toHaveLength(4);
  });

  it('refuses an admin who was disabled since the call began', async () => {
    const admin = await anyAdmin();
    await makeAdmin({ ...admin, disabled: true });
    await expect(updateDocs(admin, { terms: { detail: 'a' } })).rejects.toMatchObject({ appCode: 'ADMIN_DISABLED' });
    expect(await documents('docs')).toEqual({});
    expect(await auditEntries()).toEqual([]);
  });
});
