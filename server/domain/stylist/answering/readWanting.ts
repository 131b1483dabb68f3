import type { Act } from '../acts/Act.ts';
import { readClauses } from '../clauses/readClauses.ts';
import type { Language } from '../hearing/hear.ts';

const WANTING_ACTS: ReadonlySet<Act> = new Set<Act>(['want', 'relax', 'advice']);
/** Acts that a message may contain in addition to the refusal of a kind of piece. */
const ACTS_BESIDE_REFUSAL: ReadonlySet<Act> = new Set<Act>(['refuse', 'social', 'context', 'self']);

/** What the words next to a question about a piece ask for. */
export type Wanting = 'pieces' | 'refusal' | 'nothing';

/** Returns what words ask for. A judgment of a piece ('nice, but navy, I am not convinced') asks for nothing. */
export function readWanting(words: string, language: Language): Wanting {
  const clauses = readClauses(words, language);
  if (clauses.some(({ act, isDoubtful }) => WANTING_ACTS.has(act) && !isDoubtful)) return 'pieces';
  const isRefusing = clauses.some(({ act, isDoubtful }) => act === 'refuse' && !isDoubtful);
  return isRefusing && clauses.every(({ act }) => ACTS_BESIDE_REFUSAL.has(act)) ? 'refusal' : 'nothing';
}
