import { readFile } from 'node:fs/promises';
import type { JudgedQuery } from './Judgement.ts';

/** `frozen`: written apart from the parser, never tuned on; `development`: what it is tuned on. */
export type QuerySet = 'frozen' | 'development';

export async function readQueries(set: QuerySet): Promise<readonly JudgedQuery[]> {
  const text = await readFile(new URL(`${set}.queries.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly JudgedQuery[];
}
