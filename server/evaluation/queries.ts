import { readFile } from 'node:fs/promises';
import type { JudgedQuery } from './Judgment.ts';

/**
 * `frozen`: written independently of the parser, never used for tuning. `development`: used for tuning. The `unseen`
 * sets were written later by authors who knew neither code nor design: one for tuning, one for choosing between
 * designs by totals, one for the few runs listed in the README.
 */
export type QuerySet = 'frozen' | 'development' | 'unseen-development' | 'unseen-choice' | 'unseen-frozen';

export async function readQueries(set: QuerySet): Promise<readonly JudgedQuery[]> {
  const text = await readFile(new URL(`${set}.queries.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly JudgedQuery[];
}
