import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const UNUSED_OF_AUTH =
  /^((Facebook|Google|Github|Twitter|Phone|PhoneMultiFactor|TotpMultiFactor|BrowserLocal|Cookie|IndexedDBLocal|Popup)[A-Z]\w+|Receiver)\.\w+ = .+;$/gm;

/** Classes of Auth that nothing here uses stay in a bundle only because they set static properties: 3 KiB for everyone. */
const unusedAuth: Plugin = {
  name: 'unused-auth',
  transform: {
    filter: { id: /@firebase\/auth\/dist\/esm\// },
    handler: (code) => ({ code: code.replace(UNUSED_OF_AUTH, ''), map: null }),
  },
};

/** What every screen, every signed-in one, and every form loads: few large chunks compress better than many small ones. */
const chunks = [
  { name: 'schemas', test: /node_modules\/zod\// },
  {
    name: 'platform',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|idb|@?firebase\/(app|auth|util|component|logger))\/|web\/src\/ui\/(Button|classes)\./,
  },
  {
    name: 'api',
    test: /node_modules\/@(tanstack|trpc)\/|shared\/src\/(appError|permission)\.|web\/src\/(api\/(api|apiFailure|useFailureText)|session\/session|ui\/ErrorNote|hype\/mediaUrl)\.tsx?/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), unusedAuth],
  // Always defined, so that a production build drops the emulator code.
  define: { 'import.meta.env.VITE_EMULATORS': JSON.stringify(process.env['VITE_EMULATORS'] ?? '') },
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
