import type { ReadClause } from '../../clauses/Clause.ts';
import { readClauses } from '../../clauses/readClauses.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { certainMove } from '../moves/certainMove.ts';
import { segmentMoves } from '../moves/segmentMoves.ts';
import { ORDERS } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** How much likelier than those of another role an act must be to count. */
const MIN_MARGIN = 0.3;

/**
 * The clauses of a turn, each with its act where that is certain; with `withMoves` those that do one thing to an outfit
 * are one clause.
 */
export function readOutfitClauses(said: string, withMoves: boolean, language: Language): readonly OutfitClause[] {
  const clauses = readClauses(said, language);
  if (!withMoves) return clauses.map((clause) => ({ text: clause.text, act: actOf(clause), move: null }));
  const parts = clauses.map(({ text, divider }) => ({
    text,
    divider,
    isOrder: ORDERS.test(new Utterance(text).whole),
  }));
  const segments = segmentMoves(parts, language.lexicon);
  let end = 0;
  return segments.flatMap(({ text, move, length }): readonly OutfitClause[] => {
    const joined = clauses.slice(end, (end += length));
    const act = joined.length === 1 ? actOf(joined[0]!) : null;
    const certain = certainMove(text, act, move);
    if (certain !== null) return [{ text, act, move: certain }];
    return joined.map((clause) => ({ text: clause.text, act: actOf(clause), move: null }));
  });
}

const actOf = ({ act, margin }: ReadClause): string | null => (margin > MIN_MARGIN ? act : null);
