import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Always defined, so that a production build drops the emulator code.
  define: { 'import.meta.env.VITE_EMULATORS': JSON.stringify(process.env['VITE_EMULATORS'] ?? '') },
  build: {
    // light-dark() and :has() stay as they are written.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing may be inlined as data: URLs, the content security policy has none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the test of the bytes that each screen loads.
    manifest: true,
    // Else the schemas, which only forms need, join a small chunk that the list loads.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'schemas', test: /node_modules\/zod\// }] } } },
  },
});
