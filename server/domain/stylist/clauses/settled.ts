import type { ReadClause } from './Clause.ts';
import { ROLE_BY_ACT } from './Clause.ts';
import type { Listen } from './Listen.ts';
import { withListsRefused } from './refusals.ts';

/** 'Red was better' chooses none of the pieces, so it asks for red. */
export function settled(clauses: readonly ReadClause[], listen: Listen): readonly ReadClause[] {
  const choosing = clauses.map((clause): ReadClause => {
    const isLoose = clause.act === 'choose' && clause.role === 'talk' && listen([clause]).reference === null;
    return isLoose ? { ...clause, role: 'wish' } : clause;
  });
  return withListsRefused(withQuestionsWhole(choosing), listen);
}

/** Below this a clause of a question about a piece is part of the question. */
const DOUBTFUL = 0.4;

/** Something in it is surely asked for, or it names a garment. */
function wants(sentence: readonly ReadClause[]): boolean {
  return sentence.some(
    ({ act, role, margin, namesKind }) => role === 'wish' && (namesKind || (act === 'want' && margin >= DOUBTFUL)),
  );
}

/** 'It is 100% cotton, the first one?': a sentence that asks about a piece asks in all its clauses. */
function withQuestionsWhole(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isEnd = ({ text }: ReadClause): boolean => /[.!?]$/u.test(text);
  return clauses.map((clause, at) => {
    const end = clauses.slice(at).find(isEnd);
    const from = clauses.slice(0, at).findLastIndex(isEnd) + 1;
    const to = end ? clauses.indexOf(end) + 1 : clauses.length;
    const sentence = clauses.slice(from, to);
    const before = clauses[from - 1];
    const isAsked = end?.text.endsWith('?') ?? false;
    const isAboutPiece = sentence.some((other) => other.pointsAt && (other.role === 'talk' || other.isDoubtful));
    const isEcho = clause.isBare && sentence.length === 1 && before?.role === 'talk' && before.text.endsWith('?');
    const isUnsure = clause.margin < DOUBTFUL || ROLE_BY_ACT[clause.act] === 'talk';
    const isPart = isAsked && clause.role === 'wish' && (isEcho || (isAboutPiece && isUnsure && !wants(sentence)));
    return isPart && !clause.namesKind ? { ...clause, act: 'fact', role: 'talk' } : clause;
  });
}
