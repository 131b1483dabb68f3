import type { ReadClause } from '../../clauses/Clause.ts';
import { readClauses } from '../../clauses/readClauses.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import { certainMove } from '../moves/certainMove.ts';
import type { Segment } from '../moves/segmentMoves.ts';
import { segmentMoves } from '../moves/segmentMoves.ts';
import { ORDERS } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** How much likelier than those of another role an act must be to count. */
const MIN_MARGIN = 0.3;

/** The clauses of a turn, each with its act and its move where these are certain; what does one thing is one clause. */
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
/** Acts that tell of the shopper's life; their words describe no piece. */
const TELLS_OF_LIFE: ReadonlySet<string | null> = new Set(['self', 'context', 'person', 'social']);

/** 'Comfortable flats, my feet are destroyed' without the feet. */
function withoutAsides(clauses: readonly ReadClause[], text: string): string {
  const others = clauses.filter((clause) => !TELLS_OF_LIFE.has(actOf(clause)));
  if (others.length === 0 || others.length === clauses.length) return text;
  return others.map((clause, at) => clause.text + (at + 1 < others.length ? clause.divider : '')).join('');
}

/** The same where no outfit is there yet: each clause by itself, with the move of what it is a part of. */
export function readFirstClauses(said: string, isOpening: boolean, language: Language): readonly OutfitClause[] {
  if (!isOpening)
    return readClauses(said, language).map((clause) => ({ text: clause.text, act: actOf(clause), move: null }));
  return readSegments(said, language).flatMap(({ clauses, move }) =>
    clauses.map((clause) => ({ text: clause.text, act: actOf(clause), move })),
  );
}

function readSegments(
  said: string,
  language: Language,
): readonly (Segment & { readonly clauses: readonly ReadClause[] })[] {
  const clauses = readClauses(said, language);
  const parts = clauses.map(({ text, divider }) => ({
    text,
    divider,
    isOrder: ORDERS.test(new Utterance(text).whole),
  }));
  let end = 0;
  return segmentMoves(parts, language.lexicon).map((segment) => ({
    ...segment,
    clauses: clauses.slice(end, (end += segment.length)),
  }));
}

const actOf = ({ act, margin }: ReadClause): string | null => (margin > MIN_MARGIN ? act : null);
