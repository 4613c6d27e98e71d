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

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

async function submitThen(page: Page, name: string): Promise<void> {
  await submit(page);
  await press(page, name);
}

const changeTitle = (page: Page) => page.getByLabel('Başlık').fill('Boğazda Akşam');

async function save(page: Page): Promise<void> {
  await changeTitle(page);
  await press(page, "Hype'ı Editle");
}

/** Makes this page believe that it is offline; other pages stay online. */
const goOffline = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    window.dispatchEvent(new Event('offline'));
  });

/** Makes the kept form data belong to an older version of the hype, and reopens the form. */
async function reopenOutdated(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage)) {
      if (!key.startsWith('hypelar.kept.')) continue;
      sessionStorage.setItem(key, String(value).replace(/"updatedAt":\d+/, '"updatedAt":1'));
    }
  });
  await page.reload();
}

/** Makes Storage hold or refuse every upload. */
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
  {
    ...{ ...create, state: 'upload paused', prepare: storage('hold'), shows: 'Duraklatıldı' },
    act: (page) => submitThen(page, 'Gif: Duraklat'),
  },
  {
    ...{ ...create, state: 'upload canceled', prepare: storage('hold'), shows: /Yükleme iptal edildi/ },
    act: (page) => submitThen(page, 'Gif: Yüklemeyi iptal et'),
  },
  {
    ...{ ...create, state: 'upload offline', prepare: storage('hold'), shows: /yükleme kaldığı yerden sürer/ },
    act: async (page) => {
      await submitThen(page, 'Gif: Duraklat');
      await goOffline(page);
    },
  },
  { ...create, state: 'offline', act: goOffline, shows: /Formu doldurmayı sürdürün/ },
  {
    ...{ ...create, state: 'HEVC', shows: /HEVC ile kodlanmış/ },
    act: (page) => page.getByLabel('Gif dosyası', { exact: true }).setInputFiles(mediaFile('hevc.mp4')),
  },
  {
    ...{ ...create, state: 'reservation gone', act: submit, shows: 'Form olduğu gibi duruyor.' },
    answers: { 'hype.create': { refusal: 'RESERVATION_NOT_FOUND' } },
  },
  {
    ...{ ...create, state: 'made already', act: submit, shows: 'Yeni hype olarak kaydet' },
    answers: { 'hype.create': { refusal: 'HYPE_EXISTS' } },
  },
  { ...create, state: 'upload failed', prepare: storage('refuse'), act: submit, shows: 'Hype oluşturulamadı' },
  { ...create, state: 'created', act: submit, shows: 'Hype başarıyla oluşturuldu!' },
  {
    ...{ ...create, state: 'leaving asked', shows: 'Kaydedilmemiş değişiklikler var' },
    act: async (page) => {
      await changeTitle(page);
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
    ...{ ...create, state: 'discarding asked', shows: 'Taslak silinsin mi?' },
    act: async (page) => {
      await changeTitle(page);
      await page.reload();
      await press(page, 'Taslağı sil');
    },
  },
  {
    ...{ ...edit, state: 'stored files', shows: 'Kullanılıyor' },
    act: (page) => press(page, 'Dosyaları göster'),
  },
  { ...edit, state: 'loaded', shows: 'Girilen toplam' },
  { ...edit, state: 'loading', answers: { 'hype.get': 'never' }, shows: 'Yükleniyor…' },
  { ...edit, state: 'failed', answers: { 'hype.get': { refusal: 'BUSY' } }, shows: 'Hype yüklenemedi.' },
  { ...edit, state: 'missing', path: '/hype/edit/no-such-hype', shows: 'Böyle bir hype yok' },
  {
    ...{ ...edit, state: 'conflict', shows: 'Hype kaydedilemedi' },
    answers: { 'hype.update': { refusal: 'EDIT_CONFLICT' } },
    act: save,
  },
  {
    ...{ ...edit, state: 'deleted meanwhile', shows: 'Çöp kutusundan geri getir' },
    answers: { 'hype.update': { refusal: 'HYPE_NOT_FOUND' } },
    act: save,
  },
  {
    ...{ ...edit, state: 'brought back outdated', shows: /o zamandan beri değiştirildi/ },
    act: async (page) => {
      await changeTitle(page);
      await reopenOutdated(page);
    },
  },
];
