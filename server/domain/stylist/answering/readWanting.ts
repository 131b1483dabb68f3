import type { Act } from '../acts/Act.ts';
import { readClauses } from '../clauses/readClauses.ts';
import type { Language } from '../hearing/hear.ts';

const WANTING: ReadonlySet<Act> = new Set<Act>(['want', 'relax', 'advice']);
/** What may be said beside a refusal that is meant for all pieces. */
const BESIDE_REFUSAL: ReadonlySet<Act> = new Set<Act>(['refuse', 'social', 'context', 'self']);

/** What words beside a question about a piece want. */
export type Wanting = 'pieces' | 'refusal' | 'nothing';

/** What is said of that piece itself ('good in proportion, but navy, I am not convinced') wants nothing. */
export function readWanting(words: string, language: Language): Wanting {
  const clauses = readClauses(words, language);
  if (clauses.some(({ act, isDoubtful }) => WANTING.has(act) && !isDoubtful)) return 'pieces';
  const isRefusing = clauses.some(({ act, isDoubtful }) => act === 'refuse' && !isDoubtful);
  return isRefusing && clauses.every(({ act }) => BESIDE_REFUSAL.has(act)) ? 'refusal' : 'nothing';
}
