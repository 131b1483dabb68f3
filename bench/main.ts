import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';

/** Runs the benchmarks one after another. `npm run bench -- search server` runs two of them. */
const wantedBenches = process.argv.slice(2);
const benchNames = (await readdir('bench'))
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -3));
const unknownBenches = wantedBenches.filter((name) => !benchNames.includes(name));
if (unknownBenches.length > 0) {
  console.error(`There is no bench named ${unknownBenches.join(', ')}. There are: ${benchNames.join(', ')}.`);
  process.exit(1);
}

function runBench(name: string): Promise<number> {
  console.log(`\n== ${name}`);
  const child = spawn(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

for (const name of wantedBenches.length > 0 ? wantedBenches : benchNames) {
  if ((await runBench(name)) !== 0) process.exitCode = 1;
}
