import { mkdir, rm } from 'node:fs/promises';
import { PARTS, REPORTS_FOLDER, isPart } from './gates.ts';
import { runGates } from './runGates.ts';
import type { Tally } from './testReports.ts';

/** Number of parallel gates: the cores of the smallest supported machine. */
const MAX_CONCURRENT_GATES = 2;

/** Runs the part in its argument, by default all parts: `tsx scripts/test.ts check`. */
const [part = 'all'] = process.argv.slice(2);
if (!isPart(part)) throw new Error(`There is no part "${part}"; there are ${Object.keys(PARTS).join(', ')}.`);

await rm(REPORTS_FOLDER, { recursive: true, force: true });
await mkdir(REPORTS_FOLDER, { recursive: true });
const tallies: Tally[] = [];
for (const stage of PARTS[part]) tallies.push(...(await runGates(stage, MAX_CONCURRENT_GATES)));
const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
for (const line of tallies.flatMap(({ remarks }) => remarks)) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
