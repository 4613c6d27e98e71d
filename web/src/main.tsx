import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LanguageProvider } from './i18n/language.tsx';
import { loadChosenLanguage } from './i18n/texts.ts';
import { showChosenTheme } from './shell/theme.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/tables.css';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  showChosenTheme();
  const language = await loadChosenLanguage();
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={language}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
