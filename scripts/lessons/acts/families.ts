import { readFileSync } from 'node:fs';
import type { Act } from '../../../server/domain/stylist/acts/Act.ts';
import { ACTS } from '../../../server/domain/stylist/acts/Act.ts';

/** How a message uses a fashion word: wanted, not wanted, owned, another person's, only mentioned, asked about. */
export type Stance = 'w' | 'n' | 'o' | 'p' | 'm' | 'a';

export interface LabeledClause {
  readonly text: string;
  readonly act: Act;
  /** Another act that also counts as correct; null if there is none. */
  readonly otherAct: Act | null;
  readonly family: string;
  readonly author: string;
  readonly stances: readonly { readonly word: string; readonly stance: Stance }[];
}

/** The files with families of phrasings. The first three have the same author. */
export const FAMILY_FILES = [
  'plain',
  'plain2',
  'idioms',
  'author-a',
  'author-b',
  'author-c',
  'author-d',
  'author-e',
] as const;

const FAMILIES_FOLDER = new URL('families/', import.meta.url);
const MARK_PATTERN = /\[([^|\]]+)\|([wnopma])\]/gu;
const OTHER_ACT_PATTERN = /\s*\{([a-z]+)\}\s*$/u;

/** Reads a file of families. Throws an error for an invalid line. */
export function readFamilies(name: string): readonly LabeledClause[] {
  const clauses: LabeledClause[] = [];
  let heading: { readonly act: Act; readonly family: string } | null = null;
  for (const line of readFileSync(new URL(`${name}.txt`, FAMILIES_FOLDER), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('#')) {
      const [, act = '', ...family] = line.trim().split(/\s+/u);
      heading = { act: toAct(act, line), family: `${name}:${act}:${family.join(' ')}` };
    } else if (heading) clauses.push({ ...readClause(line), ...heading, author: name });
    else throw new Error(`${name}: a clause before the first heading: ${line}`);
  }
  return clauses;
}

function readClause(line: string): Pick<LabeledClause, 'text' | 'otherAct' | 'stances'> {
  const otherAct = OTHER_ACT_PATTERN.exec(line)?.[1];
  const markedWords = line.replace(OTHER_ACT_PATTERN, '');
  return {
    text: markedWords.replace(MARK_PATTERN, '$1').trim(),
    otherAct: otherAct === undefined ? null : toAct(otherAct, line),
    stances: [...markedWords.matchAll(MARK_PATTERN)].map(([, word, stance]) => ({
      word: word!,
      stance: stance as Stance,
    })),
  };
}

function toAct(name: string, line: string): Act {
  const act = ACTS.find((knownAct) => knownAct === name);
  if (!act) throw new Error(`no act of this name: ${line}`);
  return act;
}
