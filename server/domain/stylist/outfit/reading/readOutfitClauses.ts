import type { ReadClause } from '../../clauses/Clause.ts';
import { readClauses } from '../../clauses/readClauses.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import { keepCertainMove } from '../moves/keepCertainMove.ts';
import { rateFirstMoves, rateMoves } from '../moves/rateMoves.ts';
import type { Segment } from '../moves/segmentMoves.ts';
import { segmentMoves } from '../moves/segmentMoves.ts';
import { ORDERS_PATTERN } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Minimum difference between the probabilities of an act and of acts with other roles. */
const MIN_MARGIN = 0.3;

/**
 * Reads the clauses of a message, with their acts and moves if these are certain. Clauses that share a move are
 * joined.
 */
export function readOutfitClauses(message: string, language: Language): readonly OutfitClause[] {
  return readSegments(message, language).flatMap(({ clauses, text, move }): readonly OutfitClause[] => {
    const [onlyClause] = clauses;
    const act = onlyClause !== undefined && clauses.length === 1 ? findAct(onlyClause) : null;
    const certainMove = keepCertainMove(text, act, move);
    if (certainMove !== null)
      return [
        { text: DESCRIBING_MOVES.has(certainMove) ? withoutAsides(clauses, text) : text, act, move: certainMove },
      ];
    return clauses.map((clause) => ({ text: clause.text, act: findAct(clause), move: null }));
  });
}

const DESCRIBING_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['add', 'swap', 'alter']);
/** Acts of clauses about the shopper's life, which describe no piece. */
const LIFE_ACTS: ReadonlySet<string | null> = new Set(['self', 'context', 'person', 'social']);

/**
 * Removes clauses about the shopper's life from the text: 'my feet are destroyed' in 'comfortable flats, my feet are
 * destroyed'.
 */
function withoutAsides(clauses: readonly ReadClause[], text: string): string {
  const otherClauses = clauses.filter((clause) => !LIFE_ACTS.has(findAct(clause)));
  if (otherClauses.length === 0 || otherClauses.length === clauses.length) return text;
  return otherClauses
    .map((clause, position) => clause.text + (position + 1 < otherClauses.length ? clause.divider : ''))
    .join('');
}

/**
 * Reads the clauses of a message while there is no outfit yet. Clauses are not joined, but have the moves of their
 * segments.
 */
export function readFirstClauses(message: string, isOpening: boolean, language: Language): readonly OutfitClause[] {
  if (!isOpening)
    return readClauses(message, language).map((clause) => ({ text: clause.text, act: findAct(clause), move: null }));
  return readSegments(message, language, rateFirstMoves).flatMap(({ clauses, move }) =>
    clauses.map((clause) => ({ text: clause.text, act: findAct(clause), move })),
  );
}

function readSegments(
  message: string,
  language: Language,
  rate = rateMoves,
): readonly (Segment & { readonly clauses: readonly ReadClause[] })[] {
  const clauses = readClauses(message, language);
  const parts = clauses.map(({ text, divider }) => ({
    text,
    divider,
    isOrder: ORDERS_PATTERN.test(new Utterance(text).whole),
  }));
  let end = 0;
  return segmentMoves(parts, language.lexicon, rate).map((segment) => {
    const clauseBefore = clauses[end - 1];
    const ownClauses = clauses.slice(end, (end += segment.length));
    return { ...segment, clauses: ownClauses, move: describesGarment(clauseBefore, ownClauses) ? null : segment.move };
  });
}

/** Whether a clause only describes the garment of the previous clause, as in 'a linen blazer, light color'. */
function describesGarment(
  clauseBefore: ReadClause | undefined,
  [onlyClause, ...otherClauses]: readonly ReadClause[],
): boolean {
  const isLookOnly =
    onlyClause !== undefined && otherClauses.length === 0 && onlyClause.isBare && !onlyClause.namesKind;
  return (
    isLookOnly &&
    clauseBefore !== undefined &&
    clauseBefore.isBare &&
    clauseBefore.namesKind &&
    /^,? *$/u.test(clauseBefore.divider)
  );
}

const findAct = ({ act, margin }: ReadClause): string | null => (margin > MIN_MARGIN ? act : null);
