import { expect, type Locator, type Page } from '@playwright/test';
import { mediaFile } from './media.ts';

type FileToChoose = Parameters<Locator['setInputFiles']>[0];

export type FormValues = {
  title: string;
  artist?: string;
  gif?: FileToChoose;
  audio?: FileToChoose;
  video?: FileToChoose;
  /** Pasted into the textarea of times */
  times: string;
};

export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Hype Oluştur' });

/** Opens the form for a new hype and fills it in, by default with the committed files. */
export async function fillHypeForm(page: Page, values: FormValues): Promise<void> {
  await page.goto('/hype/create');
  await page.getByLabel('Başlık').fill(values.title);
  await page.getByLabel('Sanatçı adı').fill(values.artist ?? 'Ayşe Işık');
  await page.getByLabel('Gif dosyası').setInputFiles(values.gif ?? mediaFile('gif.mp4'));
  await page.getByLabel('Ses dosyası').setInputFiles(values.audio ?? mediaFile('audio.mp3'));
  await page.getByLabel('Video dosyası').setInputFiles(values.video ?? mediaFile('video.mp4'));
  await page.getByLabel('Süreler (ms)').fill(values.times);
}

/** Waits for the success message and the list. */
export async function expectCreated(page: Page): Promise<void> {
  await expect(page.getByText('Hype başarıyla oluşturuldu!')).toBeVisible();
  await expect(page).toHaveURL('/');
}
