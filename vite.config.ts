import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Browsers that know `light-dark()`, `:has()`, `@starting-style` and popovers; see docs/adr/0022. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox129', 'safari17.5'];

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Nothing here is decorated; src/composition/metadata.ts has what Inversify asks for. */
const leaveOutDecoratorPolyfill: Plugin = {
  name: 'leave-out-decorator-polyfill',
  enforce: 'pre',
  resolveId: (id) => (id === 'reflect-metadata/lite' ? source('src/composition/metadata.ts') : null),
};

/**
 * The router makes its link, forms and contexts by calls that a bundler keeps even when nothing uses them. Its classes
 * and its default error screen are for its data and framework modes, which the app does not use. Together 4 KiB.
 * `displayName` is for developers.
 */
const leaveOutUnusedRouterParts: Plugin = {
  name: 'leave-out-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/u },
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\(|new Set\(|new URL\()/gu, '= /* @__PURE__ */ $1')
        .replaceAll(/^var (\w+) = class extends React\d*\.Component \{\n(?:[ }].*\n|\n)*?\};$/gmu, 'var $1 = null;')
        .replace(/^function DefaultErrorComponent\(\) \{\n(?: .*\n|\n)*?\}$/mu, 'var DefaultErrorComponent = null;')
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*$/gmu, ''),
  },
};

/**
 * Inversify can write its resolvers as text and make code of it; it is not asked to, and the page forbids it
 * (docs/adr/0073).
 */
const leaveOutGeneratedResolvers: Plugin = {
  name: 'leave-out-generated-resolvers',
  apply: 'build',
  transform: {
    filter: { id: /inversifyjs\/core\/lib\/planning\/models/u },
    handler: (code) => code.replaceAll('this.#jitEnabled &&', 'false &&'),
  },
};

/** Summaries of calls are for the OpenAPI document, which the server writes; half a KiB. */
const leaveOutCallSummaries: Plugin = {
  name: 'leave-out-call-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/\w+\.ts$/u },
    handler: (code) => code.replaceAll(/summary: (?:'[^']*'|"[^"]*"),/gu, "summary: '',"),
  },
};

/** Fails the build if it has a module that belongs to the other set of pages (docs/adr/0163). */
export const refuseModules = (pattern: RegExp): Plugin => ({
  name: 'refuse-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const foreign = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => pattern.test(id));
    if (foreign !== undefined) this.error(`${foreign} must not be part of these pages.`);
  },
});

const [FIRST, ENTRY, LOGIN, MAIN, HOME] = [
  source('src/composition/prefetchSearch.ts'),
  source('src/composition/main.tsx'),
  source('src/ui/accounts/LoginScreen.tsx'),
  source('src/composition/mainScreen.tsx'),
  source('src/composition/features/home/createHomeTab.tsx'),
];
const OF_HOME = /\/(?:ui|composition\/features)\/home\//u;

/** What `latePart` loads right after the first paint of every screen: one file, and shorter lists in the first ones. */
const LATE = [
  'design/ErrorPopup',
  'design/ScrollToTop',
  'design/Toast',
  'frame/FrameNotices',
  'frame/OfflineNotice',
  'search/ResultsScroll',
].flatMap((name) => [source(`src/ui/${name}.tsx`), source(`src/ui/${name}.module.css`)]);

/** What the first results need besides the first files: one file. */
const RESULTS = [
  ...['search/DeepSearchResults', 'search/LateChips'].flatMap((name) => [
    source(`src/ui/${name}.tsx`),
    source(`src/ui/${name}.module.css`),
  ]),
  source('src/ui/text/fewResults.ts'),
];

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

/** A module and all that it imports before it runs. */
function closureOf(root: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  for (const id of graph.getModuleInfo(root)?.importedIds ?? []) closureOf(id, graph, seen);
  return seen;
}

/** Whether only the home screen, its late parts included, imports the module. */
const isOfHome = (id: string, graph: ModuleGraph) =>
  (graph.getModuleInfo(id)?.importers ?? []).every((importer) => OF_HOME.test(importer));

/** The first files list all others for their lazy imports, so these have short names: over half a KiB. */
const nameFile = (name: string) =>
  /^(?:first|start|app|rolldown-runtime)$/u.test(name) ? 'assets/[name]-[hash:7]' : 'assets/[hash:7]';

/** Files that are loaded before `host` runs need not be in the lists of its lazy imports; a fifth of a KiB. */
const leaveOutLoadedFiles = (_: string, files: string[], { hostId: host }: { hostId: string }) =>
  files.filter(
    (file) =>
      !/\/(?:first|start|rolldown-runtime)-/u.test(file) && !(/\/(?:first|app)-/u.test(host) && /\/app-/u.test(file)),
  );

/**
 * Three files bring the first results: `first`, which asks for them, `start`, which the login needs too, and `app`. Cut
 * by who shares what they would be thirty, and over HTTP/1.1 six come at a time. Whatever else is lazy stands on these.
 * The home screen takes two more: `home`, and `shared` with what other lazy screens of a shopper need too.
 */
function firstFiles() {
  let closures: readonly ReadonlySet<string>[] | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    closures ??= [FIRST, ENTRY, LOGIN, MAIN, HOME].map((root) => closureOf(root, graph));
    const [first, entry, login, main, home] = closures.map((closure) => closure.has(id));
    if (first) return 'first';
    if (entry || (login && (main || home))) return 'start';
    if (main) return 'app';
    if (home) return isOfHome(id, graph) ? 'home' : 'shared';
    if (RESULTS.includes(id)) return 'results';
    return LATE.includes(id) ? 'late' : null;
  };
}

/**
 * The loading screen and the prerendered pages are painted from the page and its styles: they, and the script that
 * asks for the first results, go before the rest of the code on a slow line.
 */
export const stylesBeforeCode: Plugin = {
  name: 'styles-before-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replaceAll(/<script type="module"(?=[^>]*\/assets\/(?!first-))/gu, '<script type="module" fetchpriority="low"')
        // The largest file first, because HTTP/1.1 loads six at a time.
        .replace(
          /(<script[^>]*\/rolldown-runtime-[^>]*><\/script>\s*)(<script[^>]*\/start-[^>]*><\/script>\s*)/u,
          '$2$1',
        ),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    leaveOutDecoratorPolyfill,
    leaveOutUnusedRouterParts,
    leaveOutGeneratedResolvers,
    leaveOutCallSummaries,
    stylesBeforeCode,
    refuseModules(/\/src\/(?:ui\/(?:marketing|shared-piece)|composition\/public)\//u),
    react(),
  ],
  // Hot reload bundles packages by themselves; there the polyfill would break over what stands in for it.
  optimizeDeps: { rolldownOptions: { plugins: [leaveOutDecoratorPolyfill] } },
  resolve: {
    // Its package.json leads every bundler to the build that warns developers.
    alias:
      command === 'build'
        ? [
            {
              find: /^react-router$/u,
              replacement: fileURLToPath(
                new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
              ),
            },
          ]
        : [],
  },
  build: {
    outDir: 'dist/client',
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    sourcemap: false,
    // A font or picture inlined as `data:` would be loaded with every page and cached by none.
    assetsInlineLimit: 0,
    // Every one of those browsers preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: leaveOutLoadedFiles },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstFiles() }] },
        chunkFileNames: ({ name }) => `${nameFile(name)}.js`,
        assetFileNames: ({ names: [name = ''] }) => `${nameFile(name.replace(/\.css$/u, ''))}[extname]`,
      },
    },
  },
}));
