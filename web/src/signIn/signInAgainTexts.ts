import { defineTexts } from '../i18n/texts.ts';

const tr = {
  againHeading: 'Oturumunuz sona erdi',
  againText: 'Kaldığınız yerden sürdürmek için şifrenizi girin. Bu sayfada yazdıklarınız duruyor; çıkarsanız kaybolur.',
  againSignOut: 'Bunun yerine çıkış yap',
} as const;
export type SignInAgainTextKey = keyof typeof tr;

/** The texts for signing in again during work. */
export const signInAgainTexts = defineTexts(tr, async () => (await import('./signInAgainTexts.en.ts')).en);
