import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Browsers that know `light-dark()`, `:has()`, `@starting-style` and popovers; see docs/adr/0020. */
const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    sourcemap: false,
    // A font or picture inlined as `data:` would be loaded with every page and cached by none.
    assetsInlineLimit: 0,
    // Every one of those browsers preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
