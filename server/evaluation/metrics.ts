import type { JudgedItem, JudgedQuery, WrongReason } from './Judgment.ts';
import { grade, isAnswerable, isGradable } from './Judgment.ts';

export const DEPTH = 10;

/** Metrics over a set of queries, as the README defines them. */
export interface SearchFigures {
  readonly queries: number;
  /** Mean over gradable queries, 0 to 1. */
  readonly ndcg: number;
  readonly gradable: number;
  /** Share of wrong items among those shown in the top ten of answerable queries. */
  readonly wrong: number;
  readonly answerable: number;
  readonly wrongByReason: Readonly<Partial<Record<WrongReason, number>>>;
  readonly withoutResult: number;
  /** Ids of queries that no item of the catalogue satisfies. */
  readonly skipped: readonly string[];
}

/** One query's contribution to the metrics. */
export interface QueryOutcome {
  readonly query: JudgedQuery;
  /** Null if no item is worth more than 0. */
  readonly ndcg: number | null;
  readonly shown: number;
  readonly wrong: number;
  readonly reasons: readonly WrongReason[];
  readonly isAnswerable: boolean;
}

/** Judges one result list against the whole catalogue. */
export function judge(
  query: JudgedQuery,
  results: readonly JudgedItem[],
  catalogue: readonly JudgedItem[],
): QueryOutcome {
  const top = results.slice(0, DEPTH).map((item) => grade(query, item));
  const ideal = catalogue
    .map((item) => grade(query, item).grade)
    .sort((a, b) => b - a)
    .slice(0, DEPTH);
  const best = discounted(ideal);
  return {
    query,
    ndcg: isGradable(query, catalogue) ? discounted(top.map((judgment) => judgment.grade)) / best : null,
    shown: top.length,
    wrong: top.filter(({ wrong }) => wrong.length > 0).length,
    reasons: top.flatMap(({ wrong }) => wrong),
    isAnswerable: isAnswerable(query, catalogue),
  };
}

export function figuresOf(outcomes: readonly QueryOutcome[]): SearchFigures {
  const graded = outcomes.flatMap(({ ndcg }) => (ndcg === null ? [] : [ndcg]));
  const answerable = outcomes.filter((outcome) => outcome.isAnswerable);
  const shown = answerable.reduce((sum, outcome) => sum + outcome.shown, 0);
  const wrong = answerable.reduce((sum, outcome) => sum + outcome.wrong, 0);
  const byReason: Partial<Record<WrongReason, number>> = {};
  for (const reason of answerable.flatMap(({ reasons }) => reasons)) byReason[reason] = (byReason[reason] ?? 0) + 1;
  return {
    queries: outcomes.length,
    ndcg: graded.reduce((sum, value) => sum + value, 0) / Math.max(1, graded.length),
    gradable: graded.length,
    wrong: wrong / Math.max(1, shown),
    answerable: answerable.length,
    wrongByReason: byReason,
    withoutResult: outcomes.filter((outcome) => outcome.shown === 0).length / Math.max(1, outcomes.length),
    skipped: outcomes.filter((outcome) => !outcome.isAnswerable).map(({ query }) => query.id),
  };
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, value, at) => sum + (2 ** value - 1) / Math.log2(at + 2), 0);
}
