import { builtinModules } from 'node:module';
import boundaries from 'eslint-plugin-boundaries';

const CORE = ['domain', 'application'];
const SERVER_CORE = ['domain', 'contract', 'server domain', 'server application'];

/**
 * The layer matrix: which layers and which packages each may import. Whatever is not listed is forbidden, and so is a
 * file outside of every layer. `tests/architecture/layers.test.ts` proves that each rule still bites.
 */
export const LAYERS = {
  domain: { at: 'src/domain', may: [], packages: [] },
  application: { at: 'src/application', may: ['domain'], packages: [] },
  'http adapters': { at: 'src/adapters/http', may: [...CORE, 'contract'], packages: ['zod', 'eventsource-parser'] },
  'memory adapters': { at: 'src/adapters/memory', may: CORE, packages: [] },
  'browser adapters': { at: 'src/adapters/browser', may: CORE, packages: [] },
  'identity adapters': { at: 'src/adapters/identity', may: CORE, packages: [] },
  'firebase adapters': {
    at: 'src/adapters/identity/firebase',
    may: [...CORE, 'identity adapters'],
    packages: ['firebase'],
  },
  'service worker': {
    at: 'src/service-worker',
    may: ['browser adapters'],
    packages: ['workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  ui: {
    at: 'src/ui',
    may: CORE,
    packages: ['mobx', 'mobx-react-lite', 'react', 'react-dom', 'react-router-dom', 'thumbhash'],
  },
  composition: {
    at: 'src/composition',
    may: [
      ...CORE,
      'http adapters',
      'memory adapters',
      'browser adapters',
      'identity adapters',
      'firebase adapters',
      'ui',
      'contract',
    ],
    packages: ['inversify', 'mobx', 'react', 'react-dom', 'react-router-dom', 'reflect-metadata'],
  },
  contract: { at: 'contract', may: ['domain'], packages: ['zod'] },
  'server domain': {
    at: 'server/domain',
    may: ['domain'],
    packages: ['culori', 'node:module', 'wink-porter2-stemmer'],
  },
  'server application': {
    at: 'server/application',
    may: ['domain', 'contract', 'server domain'],
    packages: ['node:async_hooks', 'node:crypto', 'node:util'],
  },
  'memory stores': { at: 'server/adapters/memory', may: SERVER_CORE, packages: ['node:util'] },
  'postgres stores': {
    at: 'server/adapters/postgres',
    may: SERVER_CORE,
    packages: ['@electric-sql/pglite', 'node', 'pg'],
  },
  'search engines': {
    at: 'server/adapters/search',
    may: [...SERVER_CORE, 'postgres stores', 'server adapters'],
    packages: [],
  },
  'picture adapters': {
    at: ['server/adapters/pictures', 'server/adapters/uploads'],
    may: [...SERVER_CORE, 'server adapters'],
    packages: ['node', 'sharp', 'zod'],
  },
  'photo fitting': {
    at: 'server/adapters/fitting/photo',
    may: [...SERVER_CORE, 'server adapters'],
    packages: ['@litertjs/core', 'node', 'sharp', 'zod'],
  },
  archives: { at: 'server/adapters/archives', may: SERVER_CORE, packages: ['node', 'yazl'] },
  documents: { at: 'server/adapters/documents', may: [...SERVER_CORE, 'server adapters'], packages: ['node', 'yauzl'] },
  'try-on service': {
    at: 'server/adapters/tryon-service',
    may: [...SERVER_CORE, 'picture adapters', 'server adapters'],
    packages: ['node', 'sharp', 'zod'],
  },
  mail: { at: 'server/adapters/mail', may: SERVER_CORE, packages: ['node', 'nodemailer'] },
  'server adapters': {
    at: 'server/adapters',
    may: SERVER_CORE,
    packages: ['node', 'openai', 'sharp', 'zod'],
  },
  'server http': {
    at: 'server/http',
    may: [...SERVER_CORE, 'server adapters'],
    packages: [
      '@fastify/cookie',
      '@fastify/multipart',
      '@fastify/rate-limit',
      '@fastify/static',
      'fastify',
      'jose',
      'node',
      'zod',
    ],
  },
  importer: {
    at: 'server/importer',
    may: [...SERVER_CORE, 'server adapters', 'server parts'],
    packages: ['csv-parse', 'entities', 'html-to-text', 'node', 'saxes', 'sharp', 'thumbhash'],
  },
  identity: {
    at: 'server/identity',
    may: [...SERVER_CORE, 'server adapters', 'server http', 'server parts'],
    packages: ['fastify', 'jose', 'node', 'oidc-provider', 'openid-client', 'zod'],
  },
  evaluation: {
    at: 'server/evaluation',
    may: [...SERVER_CORE, 'memory stores', 'search engines'],
    packages: ['csv-parse', 'node'],
  },
  'server parts': {
    at: ['server/doctor', 'server/inbox', 'server'],
    may: [
      ...SERVER_CORE,
      'memory stores',
      'postgres stores',
      'search engines',
      'mail',
      'picture adapters',
      'photo fitting',
      'try-on service',
      'archives',
      'documents',
      'server adapters',
      'server http',
      'importer',
      'identity',
    ],
    packages: ['@electric-sql/pglite', 'fastify', 'node', 'zod'],
  },
  studio: { at: 'studio', may: ['domain'], packages: ['culori', 'node', 'sharp', 'thumbhash', 'typescript'] },
};

/** View-models hold what is about the screen, so that another view library can sit on them. */
const VIEW_MODEL_PACKAGES = ['mobx'];

/** `node` stands for every module of Node itself. */
function isAllowed(specifier, packages) {
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier);
  return (
    (isBuiltin && packages.includes('node')) ||
    packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  );
}

/** Refuses packages that a layer does not list, also where they are imported as a type or at run time. */
const packagesRule = {
  meta: { type: 'problem', schema: [{ type: 'array', items: { type: 'string' } }] },
  create(context) {
    const [packages] = context.options;
    const check = (source) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string' || /^[./]/u.test(specifier) || isAllowed(specifier, packages)) return;
      context.report({ node: source, message: `This layer does not know ${specifier}.` });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};

const layerEntries = Object.entries(LAYERS).flatMap(([type, layer]) =>
  [layer.at].flat().map((folder) => ({ type, folder, ...layer })),
);
// The nearer folder decides where two match.
const nearestFirst = layerEntries.toSorted((a, b) => b.folder.length - a.folder.length);
const nearestLast = nearestFirst.toReversed();

const policies = Object.entries(LAYERS).map(([type, { may }]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...may] } } } },
}));

/** @type {import('eslint').Linter.Config[]} */
export const layers = [
  {
    plugins: { boundaries, layers: { rules: { packages: packagesRule } } },
    settings: {
      'boundaries/elements': nearestFirst.map(({ type, folder }) => ({ type, pattern: folder })),
      'boundaries/include': [
        'src/**/*',
        'server/**/*',
        'contract/**/*',
        'studio/**/*',
        'tests/**/*',
        'scripts/**/*',
        'bench/**/*',
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [{ allow: { to: { module: { origin: ['external', 'core'] } } } }, ...policies],
        },
      ],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  ...nearestLast.map(({ folder, packages }) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { 'layers/packages': ['error', packages] },
  })),
  { files: ['src/ui/**/[A-Z]*ViewModel.ts'], rules: { 'layers/packages': ['error', VIEW_MODEL_PACKAGES] } },
];
