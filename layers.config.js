import boundaries from 'eslint-plugin-boundaries';

/**
 * The layer matrix: who may import whom. Whatever is not listed is forbidden.
 * `tests/architecture/layers.test.ts` proves that the rule still bites.
 */
const LAYERS = {
  domain: { folder: 'src/domain', may: [] },
  application: { folder: 'src/application', may: ['domain'] },
  'http adapters': { folder: 'src/adapters/http', may: ['domain', 'application', 'contract'] },
  'memory adapters': { folder: 'src/adapters/memory', may: ['domain', 'application'] },
  adapters: { folder: 'src/adapters', may: ['domain', 'application', 'contract'] },
  ui: { folder: 'src/ui', may: ['domain', 'application'] },
  composition: {
    folder: 'src/composition',
    may: ['domain', 'application', 'http adapters', 'memory adapters', 'adapters', 'ui', 'contract'],
  },
  contract: { folder: 'contract', may: ['domain'] },
  'server domain': { folder: 'server/domain', may: ['domain'] },
  'server application': { folder: 'server/application', may: ['server domain', 'domain', 'contract'] },
  server: { folder: 'server', may: ['server domain', 'server application', 'domain', 'contract'] },
  studio: { folder: 'studio', may: ['domain'] },
};

/** Packages that only some layers may know; elsewhere they are forbidden. */
const PACKAGES = {
  inversify: ['composition'],
  mobx: ['ui', 'composition'],
  'mobx-react-lite': ['ui'],
  react: ['ui', 'composition'],
  'react-dom': ['ui', 'composition'],
  'react-router-dom': ['ui', 'composition'],
  firebase: ['adapters'],
  fastify: ['server'],
};

/** View-models hold what is about the screen, so that another view library can sit on them. */
const NOT_IN_VIEW_MODELS = ['react', 'react-dom', 'mobx-react-lite', 'react-router-dom'];

const forbid = (packages) => [
  'error',
  { patterns: packages.map((name) => ({ regex: `^${name}(/|$)`, message: `This layer does not know ${name}.` })) },
];

const forbiddenIn = (layer) =>
  Object.entries(PACKAGES).filter(([, layers]) => !layers.includes(layer)).map(([name]) => name);

const policies = Object.entries(LAYERS).map(([type, { may }]) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...may] } } } },
}));

const packages = Object.entries(LAYERS).map(([type, { folder }]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': forbid(forbiddenIn(type)) },
}));

/** @type {import('eslint').Linter.Config[]} */
export const layers = [
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(LAYERS).map(([type, { folder }]) => ({ type, pattern: folder })),
      'boundaries/include': ['src/**/*', 'server/**/*', 'contract/**/*', 'studio/**/*'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', policies: [{ allow: { to: { module: { origin: ['external', 'core'] } } } }, ...policies] },
      ],
    },
  },
  // Widest folder first: where two match, the nearer one decides.
  ...packages.sort((a, b) => a.files[0].length - b.files[0].length),
  { files: ['src/ui/**/[A-Z]*ViewModel.ts'], rules: { 'no-restricted-imports': forbid(['inversify', ...NOT_IN_VIEW_MODELS]) } },
];
