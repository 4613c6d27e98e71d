import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The texts replaced in a module, and their replacements. */
type Parts = readonly (readonly [RegExp, string])[];

/** Parts of Auth that nothing here uses but no bundler can know to be unused: saves 5 KiB on every page. */
const UNUSED_OF_AUTH: Parts = [
  // Classes that tree shaking keeps only because they set static properties.
  [
    /^((Facebook|Google|Github|Twitter|Phone|PhoneMultiFactor|TotpMultiFactor|BrowserLocal|Cookie|IndexedDBLocal|Popup)[A-Z]\w+|Receiver)\.\w+ = .+;$/gm,
    '',
  ],
  // reCAPTCHA, whose script the content security policy blocks.
  [
    /^async function handleRecaptchaFlow\([^]*?^\}$/m,
    'function handleRecaptchaFlow(auth, request, name, action) { return action(auth, request); }',
  ],
  [/^_setExternalJSProvider\(\{[^]*?^\}\);$/m, ''],
  // Sign-in by e-mail link, with the code that parses such links.
  [/^( +static credentialWithLink\(.*\) \{)[^]*?^ {4}\}$/m, '$1}'],
  // The password policy: no browser sets a password.
  [/^( +async _updatePasswordPolicy\(\) \{)[^]*?^ {4}\}$/m, '$1}'],
];

/**
 * Saves another 2 KiB: Firebase records in IndexedDB on which days it is used; the code that would send this checks
 * whether the component exists.
 */
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

/**
 * What every screen, every signed-in screen and every form loads: few large chunks compress better than many small
 * ones.
 */
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
  // Always defined, so that a production build drops the code for the emulators and App Check.
  define: {
    'import.meta.env.VITE_EMULATORS': JSON.stringify(process.env['VITE_EMULATORS'] ?? ''),
    'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(process.env['VITE_APP_CHECK_SITE_KEY'] ?? ''),
  },
  // The router uses a polyfill of a hook that React has built in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // Browsers that support light-dark() and :has(), so that both stay as written.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // No asset may be inlined as a data: URL: the content security policy allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the test of how many bytes each screen loads.
    manifest: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
});
