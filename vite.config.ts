import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Browsers that know `light-dark()`, `:has()`, `@starting-style` and popovers; see docs/adr/0020. */
const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

/**
 * Inversify imports the polyfill that decorators need. Nothing here is decorated: every binding names its
 * arguments (docs/adr/0021), so the polyfill would be 2 KiB that nobody reads.
 */
const withoutDecoratorMetadata: Plugin = {
  name: 'without-decorator-metadata',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('reflect-metadata') ? '\0without-decorator-metadata' : null),
  load: (id) => (id === '\0without-decorator-metadata' ? 'export {}' : null),
};

export default defineConfig(({ command }) => ({
  plugins: [withoutDecoratorMetadata, react()],
  resolve: {
    // Its package.json leads every bundler to the build that warns developers.
    alias: command === 'build'
      ? [{ find: /^react-router$/u, replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)) }]
      : [],
  },
  build: {
    outDir: 'dist/client',
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    // 11 KiB in one file, where 24 files would be 17: small files compress badly and each chunk would wait for its own.
    cssCodeSplit: false,
    sourcemap: false,
    // A font or picture inlined as `data:` would be loaded with every page and cached by none.
    assetsInlineLimit: 0,
    // Every one of those browsers preloads modules by itself.
    modulePreload: { polyfill: false },
  },
}));
