import type { TryOnBase, TryOnRequest, TryOnResult } from '../ports/TryOns.ts';

/** One step of an outfit: a garment added to a body or to the previous step's result. */
export type TryOnStep = Pick<TryOnRequest, 'base' | 'slot' | 'item' | 'adjustment'>;

/** All results of a step, and the index of the shown one. */
export interface ResultVariants {
  readonly results: readonly TryOnResult[];
  /** The styling index of each result. A styling is a way to wear the garments, e.g. tucked in or open. */
  readonly stylingIndexes: readonly number[];
  readonly shownIndex: number;
}

const NO_VARIANTS: ResultVariants = { results: [], stylingIndexes: [], shownIndex: 0 };

/** Caches the results of this visit, so that no combination of garments is requested twice. */
export class TryOnResultCache {
  readonly #variants = new Map<string, ResultVariants>();

  getVariants(step: TryOnStep): ResultVariants {
    return this.#variants.get(getStepKey(step)) ?? NO_VARIANTS;
  }

  getShownResult(step: TryOnStep): TryOnResult | null {
    const { results, shownIndex } = this.getVariants(step);
    return results[shownIndex] ?? null;
  }

  /** Adds a result and shows it. */
  add(step: TryOnStep, result: TryOnResult, stylingIndex: number): void {
    const { results, stylingIndexes } = this.getVariants(step);
    const variants = {
      results: [...results, result],
      stylingIndexes: [...stylingIndexes, stylingIndex],
      shownIndex: results.length,
    };
    this.#variants.set(getStepKey(step), variants);
  }

  showVariant(step: TryOnStep, shownIndex: number): void {
    const { results, stylingIndexes } = this.getVariants(step);
    if (results[shownIndex] !== undefined)
      this.#variants.set(getStepKey(step), { results, stylingIndexes, shownIndex });
  }

  /** Shows the step's result in this styling. Returns false if there is none. */
  showStyling(step: TryOnStep, stylingIndex: number): boolean {
    const index = this.getVariants(step).stylingIndexes.indexOf(stylingIndex);
    this.showVariant(step, index);
    return index >= 0;
  }

  /** Removes all results that were made from `base`, directly or through other results. */
  removeResultsBasedOn(base: TryOnBase): void {
    const prefix = JSON.stringify([base.kind, base.id]).slice(0, -1);
    for (const [key, { results }] of [...this.#variants]) {
      if (!key.startsWith(`${prefix},`)) continue;
      this.#variants.delete(key);
      for (const result of results) this.removeResultsBasedOn(toTryOnBase(result));
    }
  }

  clear(): void {
    this.#variants.clear();
  }
}

const getStepKey = ({ base, slot, item, adjustment }: TryOnStep): string =>
  JSON.stringify([base.kind, base.id, slot, item.id, adjustment ?? null]);

export const toTryOnBase = ({ id }: TryOnResult): TryOnBase => ({ kind: 'result', id });
