import type { Page } from '@playwright/test';
import { fillHypeForm, submitButton } from '../hypeForm.ts';
import { mediaFile } from '../media.ts';
import type { ScreenState } from './screen.ts';

const create = { screen: 'new hype', path: '/hype/create' } as const;
const edit = { screen: 'edit hype', path: '/hype/edit/demo-hype-2' } as const;

const fill = (page: Page, times = '1500 1500 3000') => fillHypeForm(page, { title: 'Gece Vapuru', times });

async function submit(page: Page): Promise<void> {
  await fill(page);
  await submitButton(page).click();
}

/** What Storage is made to do with each upload. */
const storage = (how: 'hold' | 'refuse') => (page: Page) =>
  page.route('**/v0/b/**', async (route) => {
    if (how === 'refuse') await route.fulfill({ status: 403, body: '{}' });
  });

/** The form of a hype, new and existing. */
export const formScreens: readonly ScreenState[] = [
  { ...create, state: 'empty', shows: 'Başlığı yazın.' },
  { ...create, state: 'filled', act: fill, shows: /Uyuyor/ },
  { ...create, state: 'cards short', act: (page) => fill(page, '1000 2000'), shows: /eksik/ },
  { ...create, state: 'cards long', act: (page) => fill(page, '1000 9000'), shows: /fazla/ },
  { ...create, state: 'bad times', act: (page) => fill(page, '1000 x 3000'), shows: /x/ },
  {
    ...{ ...create, state: 'bad media', shows: /kullanılamaz|oynatamıyor/ },
    act: async (page) => {
      await page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('audio.mp3'));
      await page.getByLabel('Video dosyası', { exact: true }).setInputFiles(mediaFile('notVideo.mp4'));
    },
  },
  {
    ...{ ...create, state: 'preview', shows: 'Önizlemeyi gizle' },
    act: async (page) => {
      await fill(page);
      for (const _ of ['gif', 'audio', 'video'])
        await page.getByRole('button', { name: 'Önizlemeyi göster' }).first().click();
    },
  },
  { ...create, state: 'uploading', prepare: storage('hold'), act: submit, shows: 'Duraklat' },
  { ...create, state: 'upload failed', prepare: storage('refuse'), act: submit, shows: 'Hype oluşturulamadı' },
  { ...create, state: 'created', act: submit, shows: 'Hype başarıyla oluşturuldu!' },
  {
    ...{ ...create, state: 'leaving asked', shows: 'Kaydedilmemiş değişiklikler var' },
    act: async (page) => {
      await page.getByLabel('Başlık').fill('Yarım');
      await page.getByRole('link', { name: 'Hypelar ana sayfa' }).click();
    },
  },
  {
    ...{ ...create, state: 'brought back', shows: 'Yarım kalan formunuz geri getirildi.' },
    act: async (page) => {
      await fill(page);
      await page.reload();
    },
  },
  {
    ...{ ...edit, state: 'stored files', shows: 'Kullanılıyor' },
    act: (page) => page.getByRole('button', { name: 'Dosyaları göster' }).click(),
  },
  { ...edit, state: 'loaded', shows: 'Henüz bir şey değiştirmediniz.' },
  { ...edit, state: 'loading', answers: { 'hype.get': 'never' }, shows: 'Yükleniyor…' },
  { ...edit, state: 'failed', answers: { 'hype.get': { refusal: 'BUSY' } }, shows: 'Hype yüklenemedi.' },
  { ...edit, state: 'missing', path: '/hype/edit/no-such-hype', shows: 'Böyle bir hype yok' },
  {
    ...{ ...edit, state: 'conflict', shows: 'Hype kaydedilemedi' },
    answers: { 'hype.update': { refusal: 'EDIT_CONFLICT' } },
    act: async (page) => {
      await page.getByLabel('Başlık').fill('Boğazda Akşam');
      await page.getByRole('button', { name: "Hype'ı Editle" }).click();
    },
  },
];
