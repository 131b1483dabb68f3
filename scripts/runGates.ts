import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Gate } from './gates.ts';
import type { Tally } from './testReports.ts';

/** Runs an installed command. Resolves to its exit code and output. */
function runCommand([command = '', ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function createTally(gate: Gate, code: number): Promise<Tally> {
  if (!gate.report) return code === 0 ? { passed: 1, failed: 0, skipped: 0, remarks: [] } : createFailedTally(gate);
  const json = await readFile(gate.report.file, 'utf8').then(JSON.parse, () => null);
  if (json === null) return createFailedTally(gate);
  const reportTally = gate.report.count(json);
  // A run that fails without a failed test counts as a failure, e.g. if a file did not load.
  return code !== 0 && reportTally.failed === 0
    ? { ...reportTally, failed: 1, remarks: [...reportTally.remarks, `failed: ${gate.name}`] }
    : reportTally;
}

const createFailedTally = ({ name }: Gate): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  remarks: [`failed: ${name}`],
});

async function runGate(gate: Gate): Promise<Tally> {
  const startedAt = performance.now();
  const { code, output } = await runCommand(gate.command);
  const tally = await createTally(gate, code);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = gate.report ? `: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : '';
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${gate.name} (${seconds} s)${counts}`);
  if (tally.failed > 0 || gate.showsOutput === true) console.log(output.trimEnd());
  return tally;
}

export async function runGates(gates: readonly Gate[], maxParallel: number): Promise<Tally[]> {
  const waitingGates = [...gates];
  const tallies: Tally[] = [];
  const runNextGates = async () => {
    for (let gate = waitingGates.shift(); gate; gate = waitingGates.shift()) tallies.push(await runGate(gate));
  };
  await Promise.all(Array.from({ length: maxParallel }, runNextGates));
  return tallies;
}
