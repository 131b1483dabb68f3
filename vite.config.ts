import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Browsers that know `light-dark()`, `:has()`, `@starting-style` and popovers; see docs/adr/0022. */
const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

/** Nothing here is decorated; src/composition/metadata.ts has the rest of what Inversify asks for. */
const leaveOutDecoratorPolyfill: Plugin = {
  name: 'leave-out-decorator-polyfill',
  enforce: 'pre',
  resolveId: (id) => (id === 'reflect-metadata/lite' ? '\0no-decorators' : null),
  load: (id) => (id === '\0no-decorators' ? 'export {}' : null),
};

/**
 * The router's own link, forms and contexts are made by calls that a bundler dares not leave out where
 * nobody uses them; 2 KiB. `displayName` is for developers.
 */
const leaveOutUnusedRouterParts: Plugin = {
  name: 'leave-out-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/u },
    handler: (code) => code
      .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/gu, '= /* @__PURE__ */ $1')
      .replaceAll(/^\w+\.displayName = .*$/gmu, ''),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [leaveOutDecoratorPolyfill, leaveOutUnusedRouterParts, react()],
  // Hot reload bundles packages by themselves; there the polyfill would break over what stands in for it.
  optimizeDeps: { rolldownOptions: { plugins: [leaveOutDecoratorPolyfill] } },
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
