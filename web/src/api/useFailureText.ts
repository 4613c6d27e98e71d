import { useLanguage } from '../i18n/language.tsx';
import { readFailure } from './apiFailure.ts';

/** Gives the sentence for what a call threw. */
export function useFailureText(): (error: unknown) => string {
  const { t, refusalText } = useLanguage();
  return (error) => {
    const { code } = readFailure(error);
    return code === 'NETWORK' ? t('networkDown') : refusalText(code);
  };
}
