import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isMet, findFolderScores, type MutantReport } from './mutants/scores.ts';

/**
 * Runs mutation tests: changes the code in one place at a time and checks whether a test fails. Reuses the results of
 * unchanged code. To select files: `npm run mutate -- --mutate server/domain/search/ranking/score.ts`.
 */
const REPORT_FILE = '.cache/mutants/report.json';

const startedAt = performance.now();
const stryker = spawn('stryker', ['run', ...process.argv.slice(2)], { stdio: 'inherit' });
const code = await new Promise<number>((resolve) => stryker.once('close', (status) => resolve(status ?? 1)));
if (code !== 0) process.exit(code);

const scores = findFolderScores(JSON.parse(await readFile(REPORT_FILE, 'utf8')) as MutantReport);
console.table(
  scores.map((score) => ({
    folder: score.folder,
    'killed %': ((100 * score.killed) / score.tried).toFixed(1),
    'at least %': score.limit,
    killed: score.killed,
    'timed out': score.timedOut,
    mutants: score.tried,
  })),
);
console.log(`This run took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
if (!scores.every(isMet)) process.exitCode = 1;
