import { readFile } from 'node:fs/promises';
import type { JudgedQuery } from './Judgment.ts';

/** `frozen`: written independently of the parser, never used for tuning; `development`: used for tuning. */
export type QuerySet = 'frozen' | 'development';

export async function readQueries(set: QuerySet): Promise<readonly JudgedQuery[]> {
  const text = await readFile(new URL(`${set}.queries.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly JudgedQuery[];
}
