import { defineTexts } from '../i18n/texts.ts';

const tr = {
  signInHeading: 'Yönetim paneline giriş',
  email: 'E-posta',
  password: 'Şifre',
  signInButton: 'Sign In',
  signingIn: 'Giriş yapılıyor…',
  signInFailed: 'Giriş yapılamadı. E-posta veya şifre hatalı ya da hesap kapalı.',
  signInTooMany: 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip tekrar deneyin.',
  signInUnknown: 'Giriş şu anda yapılamıyor. Biraz sonra tekrar deneyin.',
} as const;
export type SignInTextKey = keyof typeof tr;

/** The texts of the sign-in screen. */
export const signInTexts = defineTexts(tr, async () => (await import('./signInTexts.en.ts')).en);
