import type { ReadClause } from '../../clauses/Clause.ts';
import { readClauses } from '../../clauses/readClauses.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import { certainMove } from '../moves/certainMove.ts';
import { rateFirstMoves, rateMoves } from '../moves/rateMoves.ts';
import type { Segment } from '../moves/segmentMoves.ts';
import { segmentMoves } from '../moves/segmentMoves.ts';
import { ORDERS } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Minimum difference between the probabilities of an act and of acts with other roles. */
const MIN_MARGIN = 0.3;

/**
 * Reads the clauses of a message, with their acts and moves if these are certain. Clauses that share a move are
 * joined.
 */
export function readOutfitClauses(said: string, language: Language): readonly OutfitClause[] {
  return readSegments(said, language).flatMap(({ clauses, text, move }): readonly OutfitClause[] => {
    const [only] = clauses;
    const act = only !== undefined && clauses.length === 1 ? actOf(only) : null;
    const certain = certainMove(text, act, move);
    if (certain !== null)
      return [{ text: DESCRIBES.has(certain) ? withoutAsides(clauses, text) : text, act, move: certain }];
    return clauses.map((clause) => ({ text: clause.text, act: actOf(clause), move: null }));
  });
}

const DESCRIBES: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['add', 'swap', 'alter']);
/** Acts of clauses about the shopper's life, which describe no piece. */
const TELLS_OF_LIFE: ReadonlySet<string | null> = new Set(['self', 'context', 'person', 'social']);

/**
 * Removes clauses about the shopper's life from the text: 'my feet are destroyed' in 'comfortable flats, my feet are
 * destroyed'.
 */
function withoutAsides(clauses: readonly ReadClause[], text: string): string {
  const others = clauses.filter((clause) => !TELLS_OF_LIFE.has(actOf(clause)));
  if (others.length === 0 || others.length === clauses.length) return text;
  return others.map((clause, at) => clause.text + (at + 1 < others.length ? clause.divider : '')).join('');
}

/**
 * Reads the clauses of a message while there is no outfit yet. Clauses are not joined, but have the moves of their
 * segments.
 */
export function readFirstClauses(said: string, isOpening: boolean, language: Language): readonly OutfitClause[] {
  if (!isOpening)
    return readClauses(said, language).map((clause) => ({ text: clause.text, act: actOf(clause), move: null }));
  return readSegments(said, language, rateFirstMoves).flatMap(({ clauses, move }) =>
    clauses.map((clause) => ({ text: clause.text, act: actOf(clause), move })),
  );
}

function readSegments(
  said: string,
  language: Language,
  rate = rateMoves,
): readonly (Segment & { readonly clauses: readonly ReadClause[] })[] {
  const clauses = readClauses(said, language);
  const parts = clauses.map(({ text, divider }) => ({
    text,
    divider,
    isOrder: ORDERS.test(new Utterance(text).whole),
  }));
  let end = 0;
  return segmentMoves(parts, language.lexicon, rate).map((segment) => {
    const before = clauses[end - 1];
    const own = clauses.slice(end, (end += segment.length));
    return { ...segment, clauses: own, move: describesGarment(before, own) ? null : segment.move };
  });
}

/** Whether a clause only describes the garment before it, as in 'a linen blazer, light color'. */
function describesGarment(before: ReadClause | undefined, [only, ...more]: readonly ReadClause[]): boolean {
  const isLook = only !== undefined && more.length === 0 && only.isBare && !only.namesKind;
  return isLook && before !== undefined && before.isBare && before.namesKind && /^,? *$/u.test(before.divider);
}

const actOf = ({ act, margin }: ReadClause): string | null => (margin > MIN_MARGIN ? act : null);
