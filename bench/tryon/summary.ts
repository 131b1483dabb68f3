import type { Outcome } from './Fitting.ts';

const median = (values: readonly number[]): number =>
  Number((values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN).toFixed(2));

export function summarize(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const seconds = outcomes.flatMap((outcome) => (outcome.picture ? [outcome.seconds] : []));
  const secondSeconds = outcomes.flatMap(({ secondGarmentSeconds }) => secondGarmentSeconds ?? []);
  return {
    ...countGrades(outcomes),
    'median seconds of processor time': median(seconds),
    'median seconds of a second garment': median(secondSeconds),
    'peak memory MB, with the measuring': Math.round(process.resourceUsage().maxRSS / 1_000),
  };
}

/** Counts the grades of the shown pictures for each kind of garment. */
export function summarizeByKind(
  outcomes: readonly Outcome[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const kinds = [...new Set(outcomes.map(({ combination }) => combination.kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, countGrades(outcomes.filter(({ combination }) => combination.kind === kind))]),
  );
}

/** Number of refusals by reason, most frequent first. */
export function countRefusals(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { refusal } of outcomes) if (refusal !== null) counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, firstCount], [, secondCount]) => secondCount - firstCount));
}

function countGrades(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const shownOutcomes = outcomes.filter(({ refusal }) => refusal === null);
  const count = (grade: Outcome['grade']): number => shownOutcomes.filter((outcome) => outcome.grade === grade).length;
  return {
    combinations: outcomes.length,
    refused: outcomes.length - shownOutcomes.length,
    good: count('good'),
    presentable: count('presentable'),
    broken: count('broken'),
    'not graded': count(null),
  };
}
