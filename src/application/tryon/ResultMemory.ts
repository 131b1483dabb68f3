import type { TryOnBase, TryOnRequest, TryOnResult } from '../ports/TryOns.ts';

/** Adds one garment to a body or to the result of the previous step. */
export type Step = Pick<TryOnRequest, 'base' | 'slot' | 'item'>;

/** All results of a step (the first and its retries), and the index of the shown one. */
export interface Variants {
  readonly results: readonly TryOnResult[];
  readonly shown: number;
}

const NO_VARIANTS: Variants = { results: [], shown: 0 };

/** Caches the results of this visit, so that no combination of garments is requested twice. */
export class ResultMemory {
  readonly #variants = new Map<string, Variants>();

  of(step: Step): Variants {
    return this.#variants.get(keyOf(step)) ?? NO_VARIANTS;
  }

  shown(step: Step): TryOnResult | null {
    const { results, shown } = this.of(step);
    return results[shown] ?? null;
  }

  /** Adds a result and shows it. */
  add(step: Step, result: TryOnResult): void {
    const { results } = this.of(step);
    this.#variants.set(keyOf(step), { results: [...results, result], shown: results.length });
  }

  show(step: Step, shown: number): void {
    const { results } = this.of(step);
    if (results[shown] !== undefined) this.#variants.set(keyOf(step), { results, shown });
  }

  /** Removes all results that were made from `base`, directly or through other results. */
  forget(base: TryOnBase): void {
    const prefix = JSON.stringify([base.kind, base.id]).slice(0, -1);
    for (const [key, { results }] of [...this.#variants]) {
      if (!key.startsWith(`${prefix},`)) continue;
      this.#variants.delete(key);
      for (const result of results) this.forget(resultBase(result));
    }
  }

  clear(): void {
    this.#variants.clear();
  }
}

const keyOf = ({ base, slot, item }: Step): string => JSON.stringify([base.kind, base.id, slot, item.id]);

export const resultBase = ({ id }: TryOnResult): TryOnBase => ({ kind: 'result', id });
