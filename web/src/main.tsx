import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadChosenCatalogue } from './i18n/catalogue.ts';
import { LanguageProvider } from './i18n/language.tsx';
import './ui/tokens.css';
import './ui/base.css';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const catalogue = await loadChosenCatalogue();
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={catalogue}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
