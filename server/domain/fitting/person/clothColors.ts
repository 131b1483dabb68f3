import { clamp } from '../curve.ts';

const BINS = 8;
const LIGHTNESS_STEP = 12.5;
const HUE_STEP = 12;
const HUE_START = -48;
/** Neighboring bins that a color also counts for, so that a shade between two bins is found in both. */
const SPREAD = [
  [0, 0, 0, 1],
  [1, 0, 0, 0.3],
  [-1, 0, 0, 0.3],
  [0, 1, 0, 0.2],
  [0, -1, 0, 0.2],
  [0, 0, 1, 0.2],
  [0, 0, -1, 0.2],
] as const;

const bin = (value: number, start: number, step: number): number =>
  clamp(Math.floor((value - start) / step), 0, BINS - 1);

/** How often each color occurs in a piece of cloth, in coarse steps of CIE L*a*b*. */
export class ClothColors {
  readonly #counts = new Float32Array(BINS ** 3);
  #spread: Float32Array | null = null;

  add(lightness: number, a: number, b: number): void {
    this.#counts[ClothColors.#index(lightness, a, b)]! += 1;
    this.#spread = null;
  }

  /** How common about this color is in the cloth, 0 to 1. */
  share(lightness: number, a: number, b: number): number {
    return this.#shares()[ClothColors.#index(lightness, a, b)]!;
  }

  /** Similarity of two cloths, 0 to 1 (the Bhattacharyya coefficient). */
  likeness(other: ClothColors): number {
    const [mine, theirs] = [this.#shares(), other.#shares()];
    return mine.reduce((sum, share, i) => sum + Math.sqrt(share * theirs[i]!), 0);
  }

  static #index(lightness: number, a: number, b: number): number {
    return (
      bin(lightness, 0, LIGHTNESS_STEP) * BINS * BINS + bin(a, HUE_START, HUE_STEP) * BINS + bin(b, HUE_START, HUE_STEP)
    );
  }

  #shares(): Float32Array {
    this.#spread ??= this.#spreadOut();
    return this.#spread;
  }

  #spreadOut(): Float32Array {
    const target = new Float32Array(BINS ** 3);
    this.#counts.forEach((count, i) => {
      if (count === 0) return;
      const [l, a, b] = [Math.floor(i / (BINS * BINS)), Math.floor(i / BINS) % BINS, i % BINS];
      for (const [dl, da, db, weight] of SPREAD) {
        const [nl, na, nb] = [l + dl, a + da, b + db];
        if (Math.min(nl, na, nb) < 0 || Math.max(nl, na, nb) >= BINS) continue;
        target[nl * BINS * BINS + na * BINS + nb]! += count * weight;
      }
    });
    const total = target.reduce((sum, value) => sum + value, 0);
    return total === 0 ? target : target.map((value) => value / total);
  }
}
