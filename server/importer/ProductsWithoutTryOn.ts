import type { CutOutProblem } from '../domain/fitting/cloth/cutOutProblem.ts';

const TEXT_BY_PROBLEM: Readonly<Record<CutOutProblem, string>> = {
  empty: 'shows no garment',
  detail: 'shows a detail only',
  several: 'shows several things',
};

/** Counts the items that cannot be tried on because their first picture does not show one complete garment. */
export class ProductsWithoutTryOn {
  private readonly countByProblem = new Map<CutOutProblem, number>();

  add(problem: CutOutProblem): void {
    this.countByProblem.set(problem, (this.countByProblem.get(problem) ?? 0) + 1);
  }

  /** Sentences for the report: how many items have no 'Try it on', and why. */
  get remarks(): readonly string[] {
    return [...this.countByProblem].map(
      ([problem, count]) =>
        `${count === 1 ? '1 item' : `${count} items`} cannot be tried on: the first picture ${TEXT_BY_PROBLEM[problem]}.`,
    );
  }
}
