import type { OutfitMove } from '../moves/OutfitMove.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Moves of clauses in which 'it' may mean one piece. */
const MOVES_OF_ONE_PIECE: ReadonlySet<OutfitMove | null> = new Set<OutfitMove | null>([
  'swap',
  'alter',
  'drop',
  'dislike',
  'cheaper',
  'dearer',
  'warmer',
  'cooler',
  'dressier',
  'relaxed',
  'recolor',
]);
const PRONOUN_PATTERN =
  /\b(?:it|that one|this one|that|them|those)\b(?! (?:all|together|up to|look|outfit|is all)\b)/iu;

/**
 * Replaces 'it' with the piece that was mentioned last: after an answer about the jacket, 'swap it for something
 * lighter' becomes 'swap the jacket for something lighter'. `focusName` is the name of that piece.
 */
export function withFocus(
  clauses: readonly OutfitClause[],
  focusName: string | null,
  namesGarment: (text: string) => boolean,
): readonly OutfitClause[] {
  const position = clauses.findIndex(({ move, text }) => MOVES_OF_ONE_PIECE.has(move) && PRONOUN_PATTERN.test(text));
  if (focusName === null || position < 0 || clauses.slice(0, position + 1).some(({ text }) => namesGarment(text)))
    return clauses;
  return clauses.map((clause, index) =>
    index === position ? { ...clause, text: clause.text.replace(PRONOUN_PATTERN, `the ${focusName}`) } : clause,
  );
}
