import { appCodeTexts } from '../i18n/appCodeTexts.ts';
import { useLanguage } from '../i18n/language.tsx';
import { readFailure, type ApiFailure } from './apiFailure.ts';

/** Gives the sentence for what a call threw. */
export function useFailureText(): (error: unknown) => string {
  const { language, t } = useLanguage();
  const textOf = ({ code }: ApiFailure) => (code === 'NETWORK' ? t('networkDown') : appCodeTexts[language][code]);
  return (error) => textOf(readFailure(error));
}
