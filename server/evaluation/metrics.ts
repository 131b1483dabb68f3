import type { JudgedItem, JudgedQuery, WrongReason } from './Judgment.ts';
import { grade, isAnswerable, isGradable } from './Judgment.ts';

export const RESULT_DEPTH = 10;

/** Metrics over a set of queries, as the README defines them. */
export interface SearchFigures {
  readonly queries: number;
  /** Mean over all gradable queries, 0 to 1. */
  readonly meanNdcg: number;
  readonly gradableQueries: number;
  /** Fraction of wrong items in the top ten of answerable queries. */
  readonly wrongShare: number;
  readonly answerableQueries: number;
  readonly wrongByReason: Readonly<Partial<Record<WrongReason, number>>>;
  readonly emptyQueries: number;
  /** Mean fraction of the top ten that two wordings of a wish have in common; null if no wish has two wordings. */
  readonly sharedByWordings: number | null;
  /** Ids of queries that no item of the catalogue satisfies. */
  readonly skippedQueries: readonly string[];
}

/** The result of one query, for the metrics. */
export interface QueryOutcome {
  readonly query: JudgedQuery;
  /** The query's nDCG; null if no item has a grade above 0. */
  readonly ndcg: number | null;
  readonly shownItems: number;
  readonly shownIds: readonly string[];
  readonly wrongItems: number;
  readonly reasons: readonly WrongReason[];
  readonly isAnswerable: boolean;
}

/** Judges a result list against the whole catalogue. */
export function judgeQuery(
  query: JudgedQuery,
  results: readonly JudgedItem[],
  catalogue: readonly JudgedItem[],
): QueryOutcome {
  const top = results.slice(0, RESULT_DEPTH).map((item) => grade(query, item));
  const idealGrades = catalogue
    .map((item) => grade(query, item).grade)
    .sort((a, b) => b - a)
    .slice(0, RESULT_DEPTH);
  const idealGain = computeGain(idealGrades);
  return {
    query,
    ndcg: isGradable(query, catalogue) ? computeGain(top.map((judgment) => judgment.grade)) / idealGain : null,
    shownItems: top.length,
    shownIds: results.slice(0, RESULT_DEPTH).map(({ id }) => id),
    wrongItems: top.filter(({ wrongReasons }) => wrongReasons.length > 0).length,
    reasons: top.flatMap(({ wrongReasons }) => wrongReasons),
    isAnswerable: isAnswerable(query, catalogue),
  };
}

export function countSearchFigures(outcomes: readonly QueryOutcome[]): SearchFigures {
  const ndcgValues = outcomes.flatMap(({ ndcg }) => (ndcg === null ? [] : [ndcg]));
  const answerable = outcomes.filter((outcome) => outcome.isAnswerable);
  const shownCount = answerable.reduce((sum, outcome) => sum + outcome.shownItems, 0);
  const wrongCount = answerable.reduce((sum, outcome) => sum + outcome.wrongItems, 0);
  const countByReason: Partial<Record<WrongReason, number>> = {};
  for (const reason of answerable.flatMap(({ reasons }) => reasons))
    countByReason[reason] = (countByReason[reason] ?? 0) + 1;
  return {
    queries: outcomes.length,
    meanNdcg: ndcgValues.reduce((sum, value) => sum + value, 0) / Math.max(1, ndcgValues.length),
    gradableQueries: ndcgValues.length,
    wrongShare: wrongCount / Math.max(1, shownCount),
    answerableQueries: answerable.length,
    wrongByReason: countByReason,
    emptyQueries: outcomes.filter((outcome) => outcome.shownItems === 0).length / Math.max(1, outcomes.length),
    sharedByWordings: computeSharedByWordings(outcomes),
    skippedQueries: outcomes.filter((outcome) => !outcome.isAnswerable).map(({ query }) => query.id),
  };
}

function computeGain(grades: readonly number[]): number {
  return grades.reduce((sum, value, index) => sum + (2 ** value - 1) / Math.log2(index + 2), 0);
}

/** The mean over all pairs of wordings of the same wish. */
function computeSharedByWordings(outcomes: readonly QueryOutcome[]): number | null {
  const shares = outcomes.flatMap((outcome, index) =>
    outcomes
      .slice(index + 1)
      .filter(({ query }) => query.same !== undefined && query.same === outcome.query.same)
      .map((otherOutcome) => computeOverlap(outcome.shownIds, otherOutcome.shownIds)),
  );
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function computeOverlap(left: readonly string[], right: readonly string[]): number {
  const greaterLength = Math.max(left.length, right.length);
  return greaterLength === 0 ? 1 : left.filter((id) => right.includes(id)).length / greaterLength;
}
