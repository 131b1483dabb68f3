import type { Language } from '../../hearing/hear.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { listMentioned } from './readGarments.ts';
import { readExcepted, readQuestion } from './readQuestions.ts';

/** Matches a second question about the total price: 'and without the bag?'. */
const WITHOUT_PATTERN =
  /^(?:(?:and|or|but|so|also) )*(?:without|minus|less|if i (?:drop|skip|leave out|take out)|not counting)\b/u;

/** Reads a question or request about the whole outfit by clear words, or otherwise by the moves of the clauses. */
export function readAsked(
  clauses: readonly OutfitClause[],
  wholeText: string,
  language: Language,
): Extract<OutfitEdit, { kind: 'keep' | 'total' | 'count' | 'show' | 'list' }> | null {
  const question = readQuestion(wholeText, language);
  const moves = new Set(clauses.map(({ move }) => move));
  if (moves.has('list')) return { kind: 'list' };
  if (question?.kind === 'total' || (question === null && moves.has('total')))
    return { kind: 'total', without: [...readExcepted(wholeText, language), ...readLeftOut(clauses, language)] };
  if (question !== null) return question;
  if (keepsAll(clauses, wholeText, language)) return { kind: 'keep', without: readExcepted(wholeText, language) };
  return moves.has('count') ? { kind: 'count', garment: null } : null;
}

const ALL_PATTERN = /\b(?:all|everything|whole|lot|outfit|look|set|them|both)\b/u;

/**
 * Whether a message puts the whole outfit on the wishlist ('hold on to it') instead of a piece ('put the blazer on my
 * wishlist').
 */
export function keepsAll(clauses: readonly OutfitClause[], wholeText: string, language: Language): boolean {
  const isOfAll =
    ALL_PATTERN.test(wholeText) || (listMentioned(wholeText, language).length === 0 && !LIST_PATTERN.test(wholeText));
  return isOfAll && clauses.some(({ move }) => move === 'keepall');
}

const LIST_PATTERN = /\b(?:wish ?list|favou?rites|shortlist|my list|basket|cart)\b/u;

function readLeftOut(clauses: readonly OutfitClause[], language: Language): ReturnType<typeof readExcepted> {
  return clauses.filter(({ text }) => WITHOUT_PATTERN.test(text)).flatMap(({ text }) => listMentioned(text, language));
}

const QUESTION_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['total', 'count', 'keepall', 'list']);

/** Whether a clause asks about all pieces and therefore changes none. */
export const asksOfAll = (text: string, move: OutfitMove | null): boolean =>
  WITHOUT_PATTERN.test(text) || (move !== null && QUESTION_MOVES.has(move));
