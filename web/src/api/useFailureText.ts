import { useLanguage } from '../i18n/language.tsx';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { readFailure } from './apiFailure.ts';

/** Returns a function that gives the message for what a call threw. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLanguage(refusalTexts);
  return (error) => {
    const { code } = readFailure(error);
    return t(code === 'NETWORK' ? 'networkDown' : code);
  };
}
