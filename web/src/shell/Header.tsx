import { Link } from 'wouter';
import type { CoreTextKey } from '../i18n/coreTexts.ts';
import { useLanguage } from '../i18n/language.tsx';
import { LANGUAGES, type Language } from '../i18n/texts.ts';
import { paths } from '../paths.ts';
import { Segments } from '../ui/Segments.tsx';
import { toastStore } from '../ui/toastStore.ts';
import styles from './Header.module.css';
import { THEMES, useTheme, type Theme } from './theme.ts';

const THEME_TEXTS = {
  system: { icon: '◐', key: 'themeSystem' },
  light: { icon: '☀', key: 'themeLight' },
  dark: { icon: '☾', key: 'themeDark' },
} as const satisfies Record<Theme, { icon: string; key: CoreTextKey }>;

const LANGUAGE_TEXTS = { tr: 'languageTr', en: 'languageEn' } as const satisfies Record<Language, CoreTextKey>;

/** The bar fixed across the top (spec, section 1): the logo leads home; language and theme at the end. */
export function Header() {
  const { t, language, setLanguage } = useLanguage();
  const [theme, setTheme] = useTheme();
  const chooseLanguage = (next: Language) =>
    void setLanguage(next).catch(() => toastStore.show(t('networkDown'), { tone: 'failed' }));
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Link href={paths.hypes} className={styles.logo}>
        <img src="/logo.svg" alt={t('homeLink')} width="116" height="30" />
      </Link>
      <div className={styles.tools}>
        <Segments
          legend={t('language')}
          value={language}
          onChange={chooseLanguage}
          options={LANGUAGES.map((value) => ({ value, text: value.toUpperCase(), label: t(LANGUAGE_TEXTS[value]) }))}
        />
        <Segments
          legend={t('theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({
            value,
            text: THEME_TEXTS[value].icon,
            label: t(THEME_TEXTS[value].key),
          }))}
        />
      </div>
    </header>
  );
}
