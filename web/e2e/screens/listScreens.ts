import type { HypeRow } from '@hypelar/shared/hype';
import type { Page } from '@playwright/test';
import { answerWith, type Answers } from './answers.ts';
import type { ScreenState } from './screen.ts';

const LONG_TITLE =
  'Çok uzun bir başlık: gece yarısından sonra boğazda dinlenecek on iki şarkının üçüncüsü, canlı kayıt';

function hypeAt(order: number): HypeRow {
  return {
    ...{ id: `demo-hype-${order}`, order, title: order === 3 ? LONG_TITLE : `Gece ${order}`, artist: 'Şükrü Öztürk' },
    ...{ audioUrl: 'https://example.org/a', videoUrl: 'https://example.org/v' },
    ...{ imageCount: 2, videoCount: order, isPremium: order % 3 === 0 },
  };
}

const hypes = (total: number, loaded = Math.min(total, 50)): Answers => ({
  'hype.list': { data: { total, items: Array.from({ length: loaded }, (_, at) => hypeAt(at + 1)) } },
});

const trashed = (order: number) => ({
  ...hypeAt(order),
  deletedAt: 1_790_000_000_000 + order,
  deletedBy: 'demo-owner',
});

const choose = (label: string, position: string) => (page: Page) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(position);

const trash = (nextCursor: string | null): Answers => ({
  'hype.trash': { data: { items: [1, 2, 3].map(trashed), nextCursor } },
});

/** Refuses every page but the first. */
const refuseNextPage = (procedure: string) => (page: Page) =>
  answerWith(page, { [procedure]: { refusal: 'BUSY' } }, new RegExp(`${procedure}.*cursor`));

const open = (label: string) => (page: Page) => page.getByRole('button', { name: label, exact: true }).click();

/** The list of hypes and the trash. */
export const listScreens: readonly ScreenState[] = [
  { screen: 'hype list', state: 'full', path: '/', shows: 'Boğazda Sabah' },
  {
    ...{ screen: 'hype list', state: 'empty', path: '/', shows: 'Henüz hype yok' },
    answers: hypes(0),
  },
  {
    ...{ screen: 'hype list', state: 'loading', path: '/', shows: 'Yükleniyor…' },
    answers: { 'hype.list': 'never' },
  },
  {
    ...{ screen: 'hype list', state: 'rows loading', path: '/', shows: 'Gece 4' },
    answers: hypes(8, 4),
  },
  {
    ...{ screen: 'hype list', state: 'failed', path: '/', shows: 'Tekrar dene' },
    answers: { 'hype.list': { refusal: 'BUSY' } },
  },
  {
    ...{ screen: 'hype list', state: 'moved', path: '/', shows: 'Geri al' },
    answers: { ...hypes(8), 'hype.move': { data: [hypeAt(1), hypeAt(2)] } },
    act: choose('Order: Gece 1', '2'),
  },
  {
    ...{ screen: 'hype list', state: 'move refused', path: '/', shows: /taşınmadı/ },
    answers: { ...hypes(8), 'hype.move': { refusal: 'ORDER_CHANGED' } },
    act: choose('Order: Gece 1', '2'),
  },
  {
    ...{ screen: 'hype list', state: 'shuffling', path: '/', shows: 'Karıştırılıyor…' },
    answers: { ...hypes(8), 'hype.shuffle': 'never' },
    act: open('Karıştır'),
  },
  {
    ...{ screen: 'hype list', state: 'delete asked', path: '/', shows: 'Are you sure you want to proceed?' },
    answers: hypes(8),
    act: open('Delete: Gece 2'),
  },
  {
    ...{ screen: 'hype list', state: 'delete unanswered', path: '/', shows: /silinmiş olabilir/ },
    answers: { ...hypes(8), 'hype.delete': 'down' },
    act: async (page) => {
      await open('Delete: Gece 2')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    ...{ screen: 'hype list', state: 'position by keyboard', path: '/', long: true, shows: 'Gece 8' },
    answers: hypes(8),
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Order: Gece 8', exact: true }).press('ArrowUp');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    ...{ screen: 'hype list', state: 'many, position open', path: '/', long: true, shows: /10.000 hype/ },
    answers: hypes(10_000),
    act: (page) => page.getByRole('combobox', { name: 'Order: Gece 2', exact: true }).click(),
  },
  {
    ...{
      screen: 'hype list',
      state: 'many, position out of range',
      path: '/',
      long: true,
      shows: /arasında bir sıra yazın/,
    },
    answers: hypes(10_000),
    act: (page) => page.getByRole('combobox', { name: 'Order: Gece 2', exact: true }).fill('99999'),
  },
  {
    ...{ screen: 'trash', state: 'full', path: '/hype/trash', shows: 'Gece 1' },
    answers: trash(null),
  },
  {
    ...{ screen: 'trash', state: 'loading', path: '/hype/trash', shows: 'Yükleniyor…' },
    answers: { 'hype.trash': 'never' },
  },
  {
    ...{ screen: 'trash', state: 'next page failed', path: '/hype/trash', shows: 'Tekrar dene' },
    answers: trash('next'),
    prepare: refuseNextPage('hype.trash'),
  },
  {
    ...{ screen: 'trash', state: 'empty', path: '/hype/trash', shows: /boş/ },
    answers: { 'hype.trash': { data: { items: [], nextCursor: null } } },
  },
  {
    ...{ screen: 'trash', state: 'failed', path: '/hype/trash', shows: 'Tekrar dene' },
    answers: { 'hype.trash': { refusal: 'BUSY' } },
  },
];
