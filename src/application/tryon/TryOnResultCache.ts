import type { TryOnBase, TryOnRequest, TryOnResult } from '../ports/TryOns.ts';

/** Adds one garment to a body or to the result of the previous step. */
export type TryOnStep = Pick<TryOnRequest, 'base' | 'slot' | 'item' | 'adjustment'>;

/** All results of a step (the first and its retries), and the index of the shown one. */
export interface ResultVariants {
  readonly results: readonly TryOnResult[];
  /** For each result, the index of the way of wearing it that the result shows (tucked in, open). */
  readonly readings: readonly number[];
  readonly shownIndex: number;
}

const NO_VARIANTS: ResultVariants = { results: [], readings: [], shownIndex: 0 };

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
  add(step: TryOnStep, result: TryOnResult, reading: number): void {
    const { results, readings } = this.getVariants(step);
    const variants = { results: [...results, result], readings: [...readings, reading], shownIndex: results.length };
    this.#variants.set(getStepKey(step), variants);
  }

  showVariant(step: TryOnStep, shownIndex: number): void {
    const { results, readings } = this.getVariants(step);
    if (results[shownIndex] !== undefined) this.#variants.set(getStepKey(step), { results, readings, shownIndex });
  }

  /** Shows the result of a step that wears the outfit in this way. False if there is none. */
  showReading(step: TryOnStep, reading: number): boolean {
    const index = this.getVariants(step).readings.indexOf(reading);
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
