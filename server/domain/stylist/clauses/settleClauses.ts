import type { ReadClause } from './Clause.ts';
import { ROLE_BY_ACT } from './Clause.ts';
import type { Listen } from './Listen.ts';
import { withListsRefused } from './refusals.ts';

/** Gives the clauses their final roles. A choice that fits no shown piece is a wish: 'red was better'. */
export function settleClauses(clauses: readonly ReadClause[], listen: Listen): readonly ReadClause[] {
  const choosing = clauses.map((clause): ReadClause => {
    const isLoose = clause.act === 'choose' && clause.role === 'talk' && listen([clause]).reference === null;
    return isLoose ? { ...clause, role: 'wish' } : clause;
  });
  return withListsRefused(withQuestionsWhole(choosing), listen);
}

/** Margin below which a clause is joined to a question about a piece in the same sentence. */
const MIN_SURE_MARGIN = 0.4;

/** Whether a sentence certainly asks for something, or contains a wish that names a garment. */
function containsWish(sentence: readonly ReadClause[]): boolean {
  return sentence.some(
    ({ act, role, margin, namesKind }) =>
      role === 'wish' && (namesKind || (act === 'want' && margin >= MIN_SURE_MARGIN)),
  );
}

/**
 * Joins the clauses of each sentence that asks about a piece into one question: 'it is 100% cotton, the first one?'.
 */
function withQuestionsWhole(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isEnd = ({ text }: ReadClause): boolean => /[.!?]$/u.test(text);
  return clauses.map((clause, index) => {
    const end = clauses.slice(index).find(isEnd);
    const start = clauses.slice(0, index).findLastIndex(isEnd) + 1;
    const endIndex = end ? clauses.indexOf(end) + 1 : clauses.length;
    const sentence = clauses.slice(start, endIndex);
    const clauseBefore = clauses[start - 1];
    const isQuestion = end?.text.endsWith('?') ?? false;
    const isAboutPiece = sentence.some(
      (otherClause) => otherClause.pointsAt && (otherClause.role === 'talk' || otherClause.isDoubtful),
    );
    const isEcho =
      clause.isBare && sentence.length === 1 && clauseBefore?.role === 'talk' && clauseBefore.text.endsWith('?');
    const isUnsure = clause.margin < MIN_SURE_MARGIN || ROLE_BY_ACT[clause.act] === 'talk';
    const isPartOfQuestion =
      isQuestion && clause.role === 'wish' && (isEcho || (isAboutPiece && isUnsure && !containsWish(sentence)));
    return isPartOfQuestion && !clause.namesKind ? { ...clause, act: 'fact', role: 'talk' } : clause;
  });
}
