import type { TryOnBase, TryOnRequest, TryOnResult } from '../ports/TryOns.ts';

/** A garment on something: a body, or the result of the garment before. */
export type Step = Pick<TryOnRequest, 'base' | 'slot' | 'item'>;

/** The ways to wear the same that were made so far, and which of them is shown. */
export interface Variants {
  readonly results: readonly TryOnResult[];
  readonly shown: number;
}

const NONE: Variants = { results: [], shown: 0 };

/** Results of this visit, so that the same combination is not made twice. */
export class ResultMemory {
  readonly #variants = new Map<string, Variants>();

  of(step: Step): Variants {
    return this.#variants.get(keyOf(step)) ?? NONE;
  }

  shown(step: Step): TryOnResult | null {
    const { results, shown } = this.of(step);
    return results[shown] ?? null;
  }

  /** Adds a result, which is then the shown one. */
  add(step: Step, result: TryOnResult): void {
    const { results } = this.of(step);
    this.#variants.set(keyOf(step), { results: [...results, result], shown: results.length });
  }

  show(step: Step, shown: number): void {
    const { results } = this.of(step);
    if (results[shown] !== undefined) this.#variants.set(keyOf(step), { results, shown });
  }

  /** Forgets what was made of `base`, and what was made of that, and so on. */
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
