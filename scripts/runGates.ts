import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Gate } from './gates.ts';
import type { Tally } from './testReports.ts';

/** Runs a locally installed command; resolves to its exit code and its output. */
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
  // A runner that fails without a failed test (a file that did not load, no test at all) counts as a failure.
  return code !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, remarks: [...counted.remarks, `failed: ${gate.name}`] }
    : counted;
}

const failedAsAWhole = ({ name }: Gate): Tally => ({ passed: 0, failed: 1, skipped: 0, remarks: [`failed: ${name}`] });

async function pass(gate: Gate): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await run(gate.command);
  const tally = await tallyOf(gate, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = gate.report ? `: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : '';
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${gate.name} (${seconds} s)${counts}`);
  if (tally.failed > 0 || gate.shown === true) console.log(output.trimEnd());
  return tally;
}

/** Runs at most `width` gates in parallel. */
export async function passAll(gates: readonly Gate[], width: number): Promise<Tally[]> {
  const waiting = [...gates];
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) tallies.push(await pass(gate));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return tallies;
}
