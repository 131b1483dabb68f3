import { countPlaywright, countVitest, type Tally } from './testReports.ts';

/** A gate is a command that must succeed. `report` names a JSON file with its test results. */
export interface Gate {
  readonly name: string;
  readonly command: readonly string[];
  /** Whether to print the command's output even if it succeeds. */
  readonly showsOutput?: boolean;
  readonly report?: { readonly file: string; readonly count: (json: unknown) => Tally };
}

export const REPORTS_FOLDER = '.cache/reports';

const tsc = (project: string): Gate => ({
  name: `types (${project})`,
  command: ['tsc', '-p', project],
});

/** Gates without a build or a running product, the longest first, to use both cores. */
const CHECK_GATES: readonly Gate[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  {
    name: 'lint and layers',
    command: [
      'eslint',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/eslint/',
    ],
  },
  tsc('tsconfig.json'),
  { name: 'dead code', command: ['knip', '--cache', '--cache-location', '.cache/knip'] },
  tsc('tsconfig.core.json'),
  tsc('tsconfig.server.json'),
  { name: 'styles', command: ['stylelint', 'src/**/*.css', '--cache', '--cache-location', '.cache/stylelint'] },
  { name: 'licenses of dependencies', command: ['tsx', 'scripts/licenses.ts'] },
];

const [FORMAT, LINT, TYPES, ...OTHER_CHECKS] = CHECK_GATES as readonly [Gate, Gate, Gate, ...Gate[]];
const CLIENT_BUILD_GATE: Gate = { name: 'client build', command: ['tsx', 'scripts/buildClient.ts'] };
const CORE_BUILD_GATE: Gate = { name: 'core as a library', command: ['tsc', '-p', 'tsconfig.lib.json'] };
const BUDGETS_GATE: Gate = { name: 'byte budgets', command: ['tsx', 'scripts/budgets.ts'], showsOutput: true };

const createVitestGate = (name: string, ...projects: readonly string[]): Gate => {
  const file = `${REPORTS_FOLDER}/vitest.json`;
  const projectOptions = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...projectOptions],
    report: { file, count: countVitest },
  };
};

const BROWSER_TESTS_GATE: Gate = {
  name: 'browser tests',
  // A machine that stalls for seconds can fail a correct test. Retried tests are listed at the end.
  command: ['playwright', 'test', '--retries=1'],
  report: { file: `${REPORTS_FOLDER}/playwright.json`, count: countPlaywright },
};

/** Gates that may run in parallel. The next stage waits for all of them. */
export type Stage = readonly Gate[];

/** The parts of the gates that package.json's scripts select. `all` is `npm test`. */
export const PARTS = {
  check: [CHECK_GATES],
  unit: [[createVitestGate('unit tests', 'node', 'dom')]],
  contracts: [[createVitestGate('contract tests', 'contracts')]],
  e2e: [[BROWSER_TESTS_GATE]],
  all: [
    [FORMAT, LINT, TYPES, CLIENT_BUILD_GATE, ...OTHER_CHECKS, CORE_BUILD_GATE],
    [BUDGETS_GATE],
    [createVitestGate('unit and contract tests')],
    [BROWSER_TESTS_GATE],
  ],
} as const satisfies Readonly<Record<string, readonly Stage[]>>;

export const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);
