import { readClauses } from '../../clauses/readClauses.ts';
import type { Language } from '../../hearing/hear.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** How much likelier than those of another role an act must be to count. */
const MIN_MARGIN = 0.3;

/** The clauses of a turn, each with its act where that is certain. */
export function readOutfitClauses(said: string, language: Language): readonly OutfitClause[] {
  return readClauses(said, language).map(({ text, act, margin }) => ({ text, act: margin > MIN_MARGIN ? act : null }));
}
