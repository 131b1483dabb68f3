import { countPlaywright, countVitest, type Tally } from './testReports.ts';

/** One gate: a command that must end well. `report` names a JSON file from which its tests are counted. */
export interface Gate {
  readonly name: string;
  readonly command: readonly string[];
  /** Whether its output is worth reading when it passed. */
  readonly shown?: boolean;
  readonly report?: { readonly file: string; readonly count: (json: unknown) => Tally };
}

export const REPORTS = '.cache/reports';

const tsc = (project: string): Gate => ({
  name: `types (${project})`,
  command: ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', `.cache/tsc/${project}.tsbuildinfo`],
});

/** What needs no build and runs no product. None needs another; the longest first, so that both cores are busy to the end. */
const CHECKS: readonly Gate[] = [
  { name: 'lint and layers', command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'] },
  tsc('tsconfig.json'),
  { name: 'dead code', command: ['knip', '--cache', '--cache-location', '.cache/knip'] },
  tsc('tsconfig.core.json'),
  tsc('tsconfig.server.json'),
  { name: 'styles', command: ['stylelint', 'src/**/*.css', '--cache', '--cache-location', '.cache/stylelint'] },
  { name: 'licenses of dependencies', command: ['tsx', 'scripts/licenses.ts'] },
];

const [LINT, TYPES, ...OTHER_CHECKS] = CHECKS as readonly [Gate, Gate, ...Gate[]];
const CLIENT_BUILD: Gate = { name: 'client build', command: ['tsx', 'scripts/buildClient.ts'] };
const CORE_BUILD: Gate = { name: 'core as a library', command: ['tsc', '-p', 'tsconfig.lib.json'] };
const BUDGETS: Gate = { name: 'byte budgets', command: ['tsx', 'scripts/budgets.ts'], shown: true };

const vitest = (name: string, ...projects: readonly string[]): Gate => {
  const file = `${REPORTS}/vitest.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...chosen],
    report: { file, count: countVitest },
  };
};

const BROWSER_TESTS: Gate = {
  name: 'browser tests',
  // A machine that stalls for seconds fails a test that is right; what needed a second try is named at the end.
  command: ['playwright', 'test', '--retries=1'],
  report: { file: `${REPORTS}/playwright.json`, count: countPlaywright },
};

/** Gates that may run side by side. The next stage waits for all of them. */
export type Stage = readonly Gate[];

/** What can be run by itself, as scripts of package.json do; `all` is `npm test`. */
export const PARTS = {
  check: [CHECKS],
  unit: [[vitest('unit tests', 'node', 'dom')]],
  contracts: [[vitest('contract tests', 'contracts')]],
  e2e: [[BROWSER_TESTS]],
  all: [[LINT, TYPES, CLIENT_BUILD, ...OTHER_CHECKS, CORE_BUILD], [BUDGETS], [vitest('unit and contract tests')], [BROWSER_TESTS]],
} as const satisfies Readonly<Record<string, readonly Stage[]>>;

export const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);
