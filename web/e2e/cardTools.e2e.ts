import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { editor, owner } from '../../functions/scripts/demoAdmins.ts';
import { stored } from './backend.ts';
import { blocks, cardTimes, edge, edges, openCards, playAt, positionSlider } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { expectSaved, makeHype, openEdit, saveButton } from './hypes.ts';
import { mediaFile } from './media.ts';

const undoButton = (page: Page) => page.getByRole('button', { name: 'Geri al' });
const meter = (page: Page) => page.getByRole('meter');

test('a key marks a cut while the video plays: the current card ends there; the key writes in text fields, and an undo takes the cut back', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await openCards(page, '6000');
  await playAt(page, 0.2);
  await page.getByRole('button', { name: 'Videoyu oynat' }).click();
  await page.getByLabel('Başlık').press('m');
  await page.getByLabel('1. kart türü').press('m');
  await expect(page.getByLabel('Başlık')).toHaveValue('m');
  await expect.poll(async () => Number(await positionSlider(page).inputValue())).toBeGreaterThan(200);
  await expect(edges(page)).toHaveCount(1);
  await page.getByRole('heading', { name: 'Süre kartları' }).click();
  await page.keyboard.press('m');
  await expect(edges(page)).toHaveCount(2);
  await expect(blocks(page).nth(1)).toHaveAttribute('data-current', 'true');
  await page.getByRole('button', { name: 'Videoyu durdur' }).click();
  await expect(page.getByText(/^Kesim: 0:0\d\.\d{3}$/)).toBeVisible();
  const [first = 0, second = 0] = await cardTimes(page);
  expect(first).toBeGreaterThan(200);
  expect(first + second).toBe(6000);

  await positionSlider(page).fill('5990');
  await page.getByRole('button', { name: 'Kesim koy' }).click();
  expect(await cardTimes(page)).toEqual([first, 5990 - first, 10]);
  await page.keyboard.press('m');
  await expect(page.getByText('Burada zaten bir kesim var.')).toBeVisible();
  await undoButton(page).click();
  expect(await cardTimes(page)).toEqual([first, second]);
  await undoButton(page).press('Enter');
  expect(await cardTimes(page)).toEqual([6000]);
  await undoButton(page).press('Enter');
  expect(await cardTimes(page)).toEqual([]);
  // After the last step the button keeps the focus, so the keys still work.
  await expect(undoButton(page)).toBeDisabled();
  await page.keyboard.press('m');
  expect(await cardTimes(page)).toEqual([5990]);
  await page.keyboard.press('Control+z');
  expect(await cardTimes(page)).toEqual([]);
  await expect(undoButton(page)).toBeFocused();

  await page.getByLabel('Süreler (ms)').fill('0 0');
  await playAt(page, 4);
  await page.getByRole('button', { name: 'Videoyu oynat' }).click();
  // At its end the video's position is exactly the measured duration.
  await expect(positionSlider(page)).toHaveValue('6000');
  await page.getByRole('button', { name: 'Kesim koy' }).click();
  expect(await cardTimes(page)).toEqual([6000, 0]);
});

test('the meter shows the difference and its band live: within 450 ms is good, 450 ms is not; without a duration a word says why there is none', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await openCards(page, '5551');
  for (const [times, value, words] of [
    ['5551', '-449', 'Uyuyor: fark 449 ms'],
    ['5550', '-450', '450 ms eksik'],
    ['6449', '449', 'Uyuyor: fark 449 ms'],
    ['6450', '450', '450 ms fazla'],
    ['60000', '1350', '54.000 ms fazla'],
  ] as const) {
    await page.getByLabel('Süreler (ms)').fill(times);
    await expect(meter(page)).toHaveAttribute('aria-valuenow', value);
    await expect(meter(page)).toHaveAttribute('aria-valuetext', words);
    await expect(page.getByRole('strong').filter({ hasText: words })).toHaveText(/^[✓✗] /);
  }
  await expect(page.getByRole('status').filter({ hasText: '54.000 ms fazla' })).toBeAttached();

  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('notVideo.mp4'));
  await expect(page.getByText(/süresi bilinmediği için zaman çizgisi gösterilemiyor/)).toBeVisible();
  await expect(meter(page)).toHaveCount(0);
  expect(await cardTimes(page)).toEqual([60000]);
});

test('one press fixes what does not fit, to exactly the duration; what is impossible says why; one undo takes it back', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await openCards(page, '1000 2000 1000');
  for (const [name, times] of [
    ['Kalanı son karta ver', [1000, 2000, 3000]],
    ['Eşit dağıt', [2000, 2000, 2000]],
    ['Videoya sığdır', [1500, 3000, 1500]],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.click();
    expect(await cardTimes(page)).toEqual(times);
    await expect(meter(page)).toHaveAttribute('aria-valuetext', 'Uyuyor: fark 0 ms');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Kartlar zaten böyle.');
    await undoButton(page).click();
    expect(await cardTimes(page)).toEqual([1000, 2000, 1000]);
  }
  await page.getByLabel('Süreler (ms)').fill('0 0');
  await expect(page.getByRole('button', { name: 'Videoya sığdır' })).toHaveAccessibleDescription(/Bütün süreler 0/);
  await page.getByLabel('Süreler (ms)').fill('7000 999');
  const rest = page.getByRole('button', { name: 'Kalanı son karta ver' });
  await expect(rest).toHaveAccessibleDescription('Fazlalık son karttan uzun.');
  await rest.click({ force: true });
  expect(await cardTimes(page)).toEqual([7000, 999]);
  await page.getByLabel('Kart sayısı').fill('0');
  await expect(page.getByRole('button', { name: 'Eşit dağıt' })).toHaveAccessibleDescription('Önce kart ekleyin.');
});

test('milliseconds between tabs or spaces fill the cards at once; anything else is previewed, its bad tokens named, before it replaces anything', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await openCards(page, '1000 2000');
  await page.getByLabel('2. kart türü').selectOption('video');
  const times = page.getByLabel('Süreler (ms)');
  const preview = page.getByRole('region', { name: 'Yapıştırılanın önizlemesi' });
  await times.fill('2500\t3500');
  expect(await cardTimes(page)).toEqual([2500, 3500]);
  await expect(preview).toHaveCount(0);

  await times.fill('1500\t0:02.5\n12x 1:60');
  await expect(preview).toContainText('2 süre okundu');
  await expect(preview).toContainText('toplam 4.000 ms');
  await expect(preview).toContainText('3. sıradaki “12x 1:60”');
  const apply = preview.getByRole('button', { name: 'Kartlara uygula' });
  await expect(apply).toBeDisabled();
  await apply.click({ force: true });
  expect(await cardTimes(page)).toEqual([1000, 2000]);

  await times.fill('0:01.5\n2500\n0:02');
  await expect(preview).toContainText('3 süre okundu');
  await expect(preview).toContainText('Uyuyor: fark 0 ms');
  await preview.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(times).toHaveValue('');
  await expect(times).toBeFocused();
  expect(await cardTimes(page)).toEqual([1000, 2000]);

  await times.fill('0:01.5\n2500\n0:02');
  await apply.click();
  expect(await cardTimes(page)).toEqual([1500, 2500, 2000]);
  await expect(page.getByLabel('2. kart türü')).toHaveValue('video');
  await expect(times).toHaveValue('1500 2500 2000');
  await expect(preview).toHaveCount(0);
  await undoButton(page).click();
  expect(await cardTimes(page)).toEqual([1000, 2000]);

  await times.fill('5 '.repeat(501));
  await expect(preview).toContainText('En çok 500 kart olabilir.');
  await expect(apply).toBeDisabled();
});

test('an existing hype has the timeline of its stored video, and what is done there is saved', async ({
  page,
  signIn,
}) => {
  const { id } = await makeHype('Çizgideki Kartlar');
  await signIn(editor);
  await openEdit(page, id);
  await playAt(page, 0.2);
  await page.getByRole('button', { name: 'Videoyu oynat' }).click();
  await expect.poll(async () => Number(await positionSlider(page).inputValue())).toBeGreaterThan(100);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Eşit dağıt' }).click();
  await edge(page, 1).press('PageUp');
  expect(await cardTimes(page)).toEqual([4000, 2000]);
  await saveButton(page).click();
  await expectSaved(page);
  expect(await stored(`hypes/${id}`)).toMatchObject({
    timestamps: [
      { timestamp: 4000, type: 'image' },
      { timestamp: 2000, type: 'image' },
    ],
  });
});

test('a stored video that the browser cannot play leaves the timeline working on the known duration, and says so', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|status of 404/);
  const { id } = await makeHype('Oynamayan Video');
  await signIn(editor);
  await page.route(/\/o\/hypes.*video/, (route) => route.fulfill({ path: mediaFile('notVideo.mp4') }));
  await openEdit(page, id);
  await expect(page.getByText(/Tarayıcı bu videoyu oynatamıyor/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Videoyu oynat' })).toBeDisabled();
  await positionSlider(page).fill('2500');
  await page.getByRole('button', { name: 'Kesim koy' }).click();
  expect(await cardTimes(page)).toEqual([2500, 3500]);
});

test('when the cards cannot be loaded the rest of the form stays and says what to do', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|cards could not be loaded|dynamically imported module/);
  await signIn(owner);
  await page.route(/CardsBody/, (route) => route.abort());
  await page.goto('/hype/create');
  await page.getByLabel('Başlık').fill('Kartsız');
  await page.getByLabel('Video dosyası').setInputFiles(mediaFile('video.mp4'));
  await expect(page.getByText(/Kartlar yüklenemedi/)).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Kartsız');
});

test('the cards speak English too, and axe finds nothing in any of their states, light and dark', async ({
  page,
  signIn,
}) => {
  await signIn(owner);
  await openCards(page, '1500 200 5500');
  await page.getByLabel('2. kart türü').selectOption('video');
  await page.getByLabel('Süreler (ms)').fill('1 x\n2');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Mark a cut' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'End of card 1' })).toHaveAttribute(
    'aria-valuetext',
    '0:01.500; card 1 1,500 ms, next card 200 ms',
  );
  await expect(page.getByRole('region', { name: 'Preview of what was pasted' })).toContainText('number 2, “x”');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', '1,200 ms too long');
  for (const name of ['Remainder to last card', 'Spread evenly', 'Scale to fit']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
});
