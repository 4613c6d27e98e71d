import type { UserDetail } from '@hypelar/shared/user';
import type { Page } from '@playwright/test';
import { editor } from '../../../functions/scripts/demoAdmins.ts';
import type { ScreenState } from './screen.ts';

const users = { screen: 'users', path: '/users' } as const;
const user = { screen: 'user', path: '/users/demo-user-01' } as const;
const newAdmin = { screen: 'new admin', path: '/admin/create' } as const;
const admins = { screen: 'admins', path: '/admins' } as const;

const made: UserDetail = {
  ...{ id: 'demo-user-01', email: 'ayse.yildiz@ornek.test', name: 'Ayşe Yıldız', isPremium: false, plan: null },
  ...{ picture: 'https://resim.test/no.png', likes: ['a', 'b', 'c'], purchasedProducts: [] },
  likedHypes: [
    { id: 'a', title: 'Gece Yarısı Işıkları', trashed: false },
    { id: 'b', title: 'Boğazda Sabah', trashed: true },
    { id: 'c', title: null, trashed: false },
  ],
  purchasedHypes: [],
};

const search = (text: string) => (page: Page) => page.getByPlaceholder('Ara...').fill(text);
const choosePlan = (page: Page) => page.getByLabel('Planı Değiştir').selectOption('Yearly');

async function fillAdmin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'canEditHypes' }).check();
  await page.getByRole('button', { name: 'Create Admin' }).click();
}

const openEditor = (page: Page) => page.getByRole('button', { name: `Düzenle: ${editor.email}` }).click();

async function makeLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Şifre bağlantısı: ${editor.email}` }).click();
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click();
}

/** Users and admins. */
export const peopleScreens: readonly ScreenState[] = [
  { ...users, state: 'full', shows: 'demo-user-30' },
  { ...users, state: 'found', act: search('yıldız'), shows: /eşleşme$/ },
  { ...users, state: 'none found', act: search('böyle biri yok'), shows: /eşleşen kullanıcı yok/ },
  { ...users, state: 'searching', answers: { 'user.search': 'never' }, act: search('deniz'), shows: 'Yükleniyor…' },
  { ...users, state: 'failed', answers: { 'user.list': { refusal: 'BUSY' } }, shows: 'Kullanıcılar yüklenemedi.' },
  {
    ...{ ...users, state: 'empty', shows: 'Henüz kullanıcı yok' },
    answers: { 'user.count': { data: 0 }, 'user.list': { data: { items: [], nextCursor: null } } },
  },
  { ...user, state: 'full', path: '/users/demo-user-04', shows: 'Planı Değiştir' },
  { ...user, state: 'pending plan', act: choosePlan, shows: /Henüz kaydedilmedi/ },
  {
    ...{ ...user, state: 'plan failed', shows: /Plan değiştirilemedi/ },
    answers: { 'user.changePlan': { refusal: 'BUSY' } },
    act: async (page) => {
      await choosePlan(page);
      await page.getByRole('button', { name: 'Kullanıcıyı Güncelle' }).click();
    },
  },
  { ...user, state: 'broken picture, lost hypes', answers: { 'user.get': { data: made } }, shows: /bilinmeyen hype/ },
  {
    ...{ ...user, state: 'why no deleting', shows: 'Kullanıcı silme bu panelde kullanılamıyor.' },
    act: (page) => page.getByRole('button', { name: 'Kullanıcıyı Sil' }).focus(),
  },
  { ...user, state: 'missing', path: '/users/nobody', shows: 'Böyle bir kullanıcı yok' },
  { ...user, state: 'loading', answers: { 'user.get': 'never' }, shows: 'Yükleniyor…' },
  { ...user, state: 'failed', answers: { 'user.get': { refusal: 'BUSY' } }, shows: 'Kullanıcı yüklenemedi.' },
  { ...newAdmin, state: 'empty', shows: 'Create Admin' },
  { ...newAdmin, state: 'invalid', act: (page) => fillAdmin(page, 'ayse@', 'x'), shows: /valid email/ },
  {
    ...{ ...newAdmin, state: 'address taken', shows: /başka bir hesaba ait/ },
    answers: { 'admin.create': { refusal: 'EMAIL_TAKEN' } },
    act: (page) => fillAdmin(page, editor.email, 'x'.repeat(32)),
  },
  {
    ...{ ...newAdmin, state: 'answer lost', answers: { 'admin.create': 'down' }, shows: /oluşturulmuş olabilir/ },
    act: (page) => fillAdmin(page, 'yeni@hypelar.test', 'x'.repeat(32)),
  },
  {
    ...{ ...newAdmin, state: 'created', shows: /oluşturuldu/ },
    answers: { 'admin.create': { data: { id: 'x', email: 'yeni@hypelar.test' } } },
    act: (page) => fillAdmin(page, 'yeni@hypelar.test', 'x'.repeat(32)),
  },
  { ...admins, state: 'full', shows: editor.email },
  { ...admins, state: 'loading', answers: { 'admin.list': 'never' }, shows: 'Yükleniyor…' },
  { ...admins, state: 'failed', answers: { 'admin.list': { refusal: 'BUSY' } }, shows: 'Yöneticiler yüklenemedi.' },
  { ...admins, state: 'editing', act: openEditor, shows: 'Kaydet' },
  {
    ...{ ...admins, state: 'saving failed', shows: 'Yönetici güncellenemedi.' },
    answers: { 'admin.update': { refusal: 'BUSY' } },
    act: async (page) => {
      await openEditor(page);
      await page.getByRole('checkbox', { name: 'canDeleteHypes' }).check();
      await page.getByRole('button', { name: 'Kaydet' }).click();
    },
  },
  {
    ...{ ...admins, state: 'password link', shows: 'Kopyala' },
    answers: { 'admin.resetLink': { data: { link: 'https://hypelar.test/auth?mode=resetPassword&oobCode=abc' } } },
    act: makeLink,
  },
  {
    ...{ ...admins, state: 'password link failed', act: makeLink, shows: 'Bağlantı oluşturulamadı.' },
    answers: { 'admin.resetLink': { refusal: 'BUSY' } },
  },
];
