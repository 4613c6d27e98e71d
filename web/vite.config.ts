import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What is replaced in a module, and by what. */
type Parts = readonly (readonly [RegExp, string])[];

/** Parts of Auth that nothing here uses, but that no bundler can know to be unused: 5 KiB for everyone. */
const UNUSED_OF_AUTH: Parts = [
  // Classes that stay only because they set static properties.
  [
    /^((Facebook|Google|Github|Twitter|Phone|PhoneMultiFactor|TotpMultiFactor|BrowserLocal|Cookie|IndexedDBLocal|Popup)[A-Z]\w+|Receiver)\.\w+ = .+;$/gm,
    '',
  ],
  // reCAPTCHA, whose script the content security policy does not let in.
  [
    /^async function handleRecaptchaFlow\([^]*?^\}$/m,
    'function handleRecaptchaFlow(auth, request, name, action) { return action(auth, request); }',
  ],
  [/^_setExternalJSProvider\(\{[^]*?^\}\);$/m, ''],
  // Signing in by a link in an e-mail, with what reads such a link.
  [/^( +static credentialWithLink\(.*\) \{)[^]*?^ {4}\}$/m, '$1}'],
  // The rules of new passwords: no browser sets one.
  [/^( +async _updatePasswordPolicy\(\) \{)[^]*?^ {4}\}$/m, '$1}'],
];

/** Another 2 KiB: Firebase counts in IndexedDB on which days it is used; what would send that asks whether it is there. */
const UNUSED_OF_APP: Parts = [
  [/^ +_registerComponent\(new Component\('heartbeat'.+$/m, ''],
  [/^import \{ openDB \} from 'idb';$/m, ''],
];

const without = (name: string, id: RegExp, parts: Parts): Plugin => ({
  name: `unused-${name}`,
  transform: {
    filter: { id },
    handler: (code) => {
      const missed = parts.find(([part]) => code.search(part) < 0);
      if (missed) throw new Error(`${name} is no longer written like ${missed[0].source}`);
      return { code: parts.reduce((left, [part, instead]) => left.replace(part, instead), code), map: null };
    },
  },
});

/** What every screen, every signed-in one, and every form loads: few large chunks compress better than many small ones. */
const chunks = [
  { name: 'schemas', test: /node_modules\/zod\// },
  {
    name: 'platform',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@?firebase\/(app|auth|util|component|logger))\//,
  },
  {
    name: 'api',
    test: /node_modules\/@(tanstack|trpc)\/|shared\/src\/(appError|permission)\.|web\/src\/(api\/(api|apiFailure|useFailureText)|session\/session|ui\/ErrorNote|hype\/mediaUrl)\.tsx?/,
  },
  {
    name: 'shell',
    test: /vite\/preload-helper|web\/src\/(paths|shell\/(Header|Crash|leaveGuard|theme|newVersion|useNewVersion|useArrival)|session\/(?!SessionArea|[Pp]ermitted|session\.)|i18n\/(coreTexts|refusalTexts|texts|format|language)\.ts|ui\/(base|tokens|Button|classes|ConfirmDialog|Dialog|LoadingOverlay|Message|Note|Page|Segments|Spinner|storedChoice|Toasts|toastStore|useDelayed)\.)/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    without('auth', /@firebase\/auth\/dist\/esm\/index-/, UNUSED_OF_AUTH),
    without('app', /@firebase\/app\/dist\/esm\/index/, UNUSED_OF_APP),
  ],
  // Always defined, so that a production build drops the code of the emulators and of App Check.
  define: {
    'import.meta.env.VITE_EMULATORS': JSON.stringify(process.env['VITE_EMULATORS'] ?? ''),
    'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(process.env['VITE_APP_CHECK_SITE_KEY'] ?? ''),
  },
  // The router brings a stand-in for what React has had for years.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // light-dark() and :has() stay as they are written.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing may be inlined as data: URLs, the content security policy has none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the test of the bytes that each screen loads.
    manifest: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
});
