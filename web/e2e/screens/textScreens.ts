import type { AuditEntry } from '@hypelar/shared/audit';
import { MAX_DOC_BYTES } from '@hypelar/shared/docs';
import { editor, owner } from '../../../functions/scripts/demoAdmins.ts';
import { answerWith, type Answers } from './answers.ts';
import type { ScreenState } from './screen.ts';

const SAVED_AT = 1_790_000_000_000;
const docs = { screen: 'documents', path: '/admin/docs' } as const;
const activity = { screen: 'activity', path: '/activity' } as const;

const texts = (terms: string, updatedAt = SAVED_AT): Answers => ({
  'docs.get': { data: { terms: { detail: terms, updatedAt }, privacy: { detail: 'Gizlilik politikası', updatedAt } } },
});

const refused: Answers = { 'docs.update': { refusal: 'EDIT_CONFLICT' } };

const entry = (id: string, part: Partial<AuditEntry>): AuditEntry => ({
  ...{ id, at: SAVED_AT, admin: { id: owner.id, email: owner.email }, action: 'unknown', target: 'hypes/abc' },
  ...{ before: null, after: null, ...part },
});

const entries: readonly AuditEntry[] = [
  entry('1', {
    action: 'user.changePlan',
    target: 'users/demo-user-01',
    before: { plan: null, isPremium: false },
    after: { plan: 'Yearly', isPremium: true, forced: true },
  }),
  entry('2', {
    ...{ action: 'hype.shuffle', target: 'meta/hypeOrder', admin: { id: 'system', email: '' } },
    ...{ before: { version: 6 }, after: { total: 8, version: 7 } },
  }),
  entry('3', {
    ...{ action: 'docs.update', target: 'docs/terms', admin: { id: editor.id, email: editor.email } },
    ...{ before: { detail: 'Eski. '.repeat(100) }, after: { detail: 'Yeni. '.repeat(100) } },
  }),
  entry('4', {
    action: 'hype.create',
    target: 'hypes/7b0f7a5e-6c54-4a4e-9d6e-1d1f5a1c2b3d',
    after: {
      ...{ title: 'Gece Vapuru', artist: 'Ece Işık', isPremium: false, imageCount: 2, videoCount: 1, order: 9 },
      ...{ createdAt: SAVED_AT, gifUrl: `https://example.org/${'hypes%2F'.repeat(20)}gif` },
    },
  }),
];

/** The legal texts and the activity. */
export const textScreens: readonly ScreenState[] = [
  { ...docs, state: 'loaded', answers: texts('Kullanım koşulları'), shows: 'Değişiklik yok' },
  { ...docs, state: 'loading', answers: { 'docs.get': 'never' }, shows: 'Yükleniyor…' },
  { ...docs, state: 'failed', answers: { 'docs.get': { refusal: 'BUSY' } }, shows: 'Belgeler yüklenemedi.' },
  {
    ...{ ...docs, state: 'changed', answers: texts('Kullanım koşulları'), shows: 'Kaydedilmemiş değişiklik var' },
    act: (page) => page.getByLabel('Terms Of Use').fill('Yeni kullanım koşulları'),
  },
  {
    ...{ ...docs, state: 'too long', answers: texts('Kullanım koşulları'), shows: /sınırını aşıyor/ },
    act: (page) => page.getByLabel('Privacy Policy').fill('x'.repeat(MAX_DOC_BYTES + 1)),
  },
  {
    ...{ ...docs, state: 'saving failed', shows: 'Belgeler kaydedilemedi. Metinleriniz duruyor.' },
    answers: { ...texts('Kullanım koşulları'), 'docs.update': { refusal: 'BUSY' } },
    act: async (page) => {
      await page.getByLabel('Terms Of Use').fill('Yeni kullanım koşulları');
      await page.getByRole('button', { name: 'Update' }).click();
    },
  },
  {
    ...{ ...docs, state: 'conflict', shows: /başka biri bu metni kaydetti/ },
    answers: texts('Benim gördüğüm metin'),
    act: async (page) => {
      await page.getByLabel('Terms Of Use').fill('Benim metnim');
      await answerWith(page, { ...texts('Onların metni', SAVED_AT + 60_000), ...refused });
      await page.getByRole('button', { name: 'Update' }).click();
    },
  },
  {
    ...activity,
    state: 'full',
    answers: { 'audit.list': { data: { items: entries, nextCursor: null } } },
    shows: 'docs/terms',
  },
  {
    ...{ ...activity, state: 'next page failed', shows: 'Devamı yüklenemedi.' },
    answers: { 'audit.list': { data: { items: entries, nextCursor: 'next' } } },
    prepare: (page) => answerWith(page, { 'audit.list': { refusal: 'BUSY' } }, /audit\.list.*cursor/),
  },
  { ...activity, state: 'loading', answers: { 'audit.list': 'never' }, shows: 'Yükleniyor…' },
  { ...activity, state: 'empty', answers: { 'audit.list': { data: { items: [], nextCursor: null } } }, shows: /Henüz/ },
  { ...activity, state: 'failed', answers: { 'audit.list': { refusal: 'BUSY' } }, shows: 'Geçmiş yüklenemedi.' },
  {
    ...{ ...activity, state: 'wrong item', shows: /biçiminde yazılır/ },
    act: async (page) => {
      await page.getByLabel('Öğe').fill('hypes');
      await page.getByRole('button', { name: 'Süz' }).click();
    },
  },
];
