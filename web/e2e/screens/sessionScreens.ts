import type { Page } from '@playwright/test';
import { NO_FLAGS, owner } from '../../../functions/scripts/demoAdmins.ts';
import { fillSignIn } from '../fixtures.ts';
import type { ScreenState } from './screen.ts';

const cutOff = (address: string) => (page: Page) => page.route(address, (route) => route.abort());

/** The owner as the server would return them without any flag. */
const withoutFlags = {
  data: {
    ...{ id: owner.id, email: owner.email, hypePremiumLimit: 1, premiumUsed: 0, disabled: false },
    ...NO_FLAGS,
    ...{ createdAt: 1_790_000_000_000, createdBy: null },
  },
};

const FORBIDDEN = {
  'new hype': ['/hype/create', 'Hype oluşturma yetkiniz yok'],
  'edit hype': ['/hype/edit/demo-hype-1', 'Hype düzenleme yetkiniz yok'],
  trash: ['/hype/trash', 'Çöp kutusunu görme yetkiniz yok'],
  users: ['/users', 'Kullanıcıları görme yetkiniz yok'],
  user: ['/users/demo-user-01', 'Kullanıcıları görme yetkiniz yok'],
  'new admin': ['/admin/create', 'Yöneticileri yönetme yetkiniz yok'],
  admins: ['/admins', 'Yöneticileri görme yetkiniz yok'],
  activity: ['/activity', 'Geçmişi görme yetkiniz yok'],
} as const;

/** Sign-in, missing pages and refusals. */
export const sessionScreens: readonly ScreenState[] = [
  { screen: 'sign-in', state: 'idle', signedOut: true, path: '/signIn', shows: 'Yönetim paneline giriş' },
  {
    ...{ screen: 'sign-in', state: 'wrong password', signedOut: true, path: '/signIn', shows: /Giriş yapılamadı/ },
    act: (page) => fillSignIn(page, { email: owner.email, password: 'a-wrong-password-of-some-length-1' }),
  },
  {
    ...{ screen: 'sign-in', state: 'ended', path: '/', shows: 'Yönetici hesabınız kapatılmış.' },
    answers: { 'session.me': { refusal: 'ADMIN_DISABLED' } },
  },
  { screen: 'unknown route', state: 'not found', path: '/no/such/page', shows: 'Böyle bir sayfa yok' },
  {
    ...{ screen: 'application', state: 'crash', path: '/admin/docs', shows: 'Bir şeyler ters gitti' },
    prepare: cutOff('**/assets/DocsScreen*'),
  },
  {
    ...{ screen: 'application', state: 'cannot start', signedOut: true, path: '/', shows: /Uygulama başlatılamadı/ },
    prepare: cutOff('**/__/firebase/init.json'),
  },
  {
    ...{ screen: 'application', state: 'no session', path: '/', shows: 'Tekrar dene' },
    answers: { 'session.me': { refusal: 'BUSY' } },
  },
  {
    ...{ screen: 'application', state: 'loading', path: '/', bare: true, shows: 'Yükleniyor…' },
    answers: { 'session.me': 'never' },
  },
  {
    ...{ screen: 'application', state: 'session ended in the middle', path: '/', shows: 'Oturumunuz sona erdi' },
    answers: { 'hype.shuffle': { refusal: 'SIGN_IN_REQUIRED' } },
    act: (page) => page.getByRole('button', { name: 'Karıştır' }).click(),
  },
  ...Object.entries(FORBIDDEN).map(([screen, [path, shows]]) => ({
    ...{ screen, state: 'forbidden', path, shows },
    answers: { 'session.me': withoutFlags },
  })),
  {
    ...{ screen: 'hype list', state: 'without flags', path: '/', shows: 'Boğazda Sabah' },
    answers: { 'session.me': withoutFlags },
  },
];
