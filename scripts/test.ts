import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { countPlaywright, countVitest, type Tally } from './testReports.ts';

/** One gate: a command that must end well. `report` names a JSON file from which its tests are counted. */
interface Gate {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: { readonly file: string; readonly count: (json: unknown) => Tally };
}

const REPORTS = '.cache/reports';

const tsc = (project: string): Gate => ({ name: `types (${project})`, command: ['tsc', '-p', project] });

/** None needs another; the longest first, so that both cores are busy to the end. */
const STATIC_GATES: readonly Gate[] = [
  { name: 'lint and layers', command: ['eslint', '.', '--max-warnings', '0'] },
  tsc('tsconfig.json'),
  { name: 'client build', command: ['tsx', 'scripts/buildClient.ts'] },
  { name: 'dead code', command: ['knip'] },
  tsc('tsconfig.core.json'),
  tsc('tsconfig.server.json'),
  { name: 'core as a library', command: ['tsc', '-p', 'tsconfig.lib.json'] },
  { name: 'styles', command: ['stylelint', 'src/**/*.css'] },
];
const BUILD_GATES: readonly Gate[] = [{ name: 'byte budgets', command: ['tsx', 'scripts/budgets.ts'] }];
const TEST_GATES: readonly Gate[] = [
  {
    name: 'unit and contract tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`],
    report: { file: `${REPORTS}/vitest.json`, count: countVitest },
  },
  {
    name: 'browser tests',
    // A machine that stalls for seconds fails a test that is right; what needed a second try is named at the end.
    command: ['playwright', 'test', '--retries=1'],
    report: { file: `${REPORTS}/playwright.json`, count: countPlaywright },
  },
];

/** Runs a locally installed command; resolves to its exit code and everything it printed. */
function run([command = '', ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function tallyOf(gate: Gate, code: number): Promise<Tally> {
  if (!gate.report) return code === 0 ? { passed: 1, failed: 0, skipped: 0, remarks: [] } : failedAsAWhole(gate);
  const json = await readFile(gate.report.file, 'utf8').then(JSON.parse, () => null);
  if (json === null) return failedAsAWhole(gate);
  const counted = gate.report.count(json);
  // A runner that failed although no test did (a file that did not load, no test at all) has failed.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1, remarks: [...counted.remarks, `failed: ${gate.name}`] } : counted;
}

const failedAsAWhole = ({ name }: Gate): Tally => ({ passed: 0, failed: 1, skipped: 0, remarks: [`failed: ${name}`] });

async function pass(gate: Gate): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await run(gate.command);
  const tally = await tallyOf(gate, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = gate.report ? `: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : '';
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${gate.name} (${seconds} s)${counts}`);
  if (tally.failed > 0 || gate.name === 'byte budgets') console.log(output.trimEnd());
  return tally;
}

/** Two at a time: as many as the smallest machine has cores. */
async function passAll(gates: readonly Gate[], width: number): Promise<Tally[]> {
  const waiting = [...gates];
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) tallies.push(await pass(gate));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return tallies;
}

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const tallies = [
  ...(await passAll(STATIC_GATES, 2)),
  ...(await passAll(BUILD_GATES, 1)),
  ...(await passAll(TEST_GATES, 1)),
];
const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
for (const line of tallies.flatMap(({ remarks }) => remarks)) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
