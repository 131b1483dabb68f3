import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { loadCodeLate } from './scripts/loadCodeLate.ts';
import { BROWSERS, refuseModules } from './vite.config.ts';

/** The roots of the app's code, and packages that only the app needs. */
const APP_MODULES = [
  String.raw`/src/composition/(?:App|routes|mainScreen|foundation|container)\.`,
  '/node_modules/(?:@?inversify|react-router|@?firebase)',
];

const LOADER = 'src/composition/public/startPage.ts';

/** Loads the code of the pages after their first paint: they are prerendered, so nobody waits for it. */
const codeAfterPaint: Plugin = {
  name: 'code-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const loader = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LOADER),
      );
      if (!loader) throw new Error('The build has no chunk that loads the code of the pages.');
      return loadCodeLate(html, `/${loader.fileName}`);
    },
  },
};

/**
 * The pages of the marketing site, built apart from the app, so that neither loads code of the other
 * (docs/adr/0163). The second environment builds the module that renders them to HTML.
 */
export default defineConfig({
  plugins: [refuseModules(new RegExp(APP_MODULES.join('|'), 'u')), codeAfterPaint, react()],
  builder: {},
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    sourcemap: false,
    assetsInlineLimit: 0,
    emptyOutDir: false,
    copyPublicDir: false,
  },
  environments: {
    client: {
      build: {
        manifest: '.vite/pages-manifest.json',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['website.html', 'vision.html', LOADER, 'src/composition/public/sharedPageStyles.ts'],
          preserveEntrySignatures: 'strict',
        },
      },
    },
    ssr: {
      // React is a development dependency, so the module has to bring it along.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        target: 'node20',
        emitAssets: false,
        rolldownOptions: {
          input: [
            'src/composition/public/prerender.tsx',
            'src/composition/public/sharedPage.tsx',
            'src/composition/public/writeLlmsText.ts',
          ],
          output: { entryFileNames: '.render/[name].js', chunkFileNames: '.render/[name].js' },
        },
      },
    },
  },
});
