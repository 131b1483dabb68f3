import { clamp } from '../curve.ts';

const BIN_COUNT = 8;
const LIGHTNESS_STEP = 12.5;
const HUE_STEP = 12;
const MIN_HUE = -48;
/** Steps to neighboring bins. A color also counts there, so that a shade between two bins is found in both. */
const NEIGHBOR_BINS = [
  [0, 0, 0, 1],
  [1, 0, 0, 0.3],
  [-1, 0, 0, 0.3],
  [0, 1, 0, 0.2],
  [0, -1, 0, 0.2],
  [0, 0, 1, 0.2],
  [0, 0, -1, 0.2],
] as const;

const findBin = (value: number, start: number, step: number): number =>
  clamp(Math.floor((value - start) / step), 0, BIN_COUNT - 1);

/** How frequent each color is in a cloth, in coarse steps of CIE L*a*b*. */
export class ClothColors {
  readonly #counts = new Float32Array(BIN_COUNT ** 3);
  #smoothedCounts: Float32Array | null = null;

  add(lightness: number, a: number, b: number): void {
    this.#counts[ClothColors.#index(lightness, a, b)]! += 1;
    this.#smoothedCounts = null;
  }

  /** Returns how frequent colors like this one are in the cloth, 0 to 1. */
  findShare(lightness: number, a: number, b: number): number {
    return this.#findShares()[ClothColors.#index(lightness, a, b)]!;
  }

  /** Returns the similarity of two cloths, 0 to 1 (the Bhattacharyya coefficient). */
  measureSimilarity(otherColors: ClothColors): number {
    const [ownShares, otherShares] = [this.#findShares(), otherColors.#findShares()];
    return ownShares.reduce((sum, share, i) => sum + Math.sqrt(share * otherShares[i]!), 0);
  }

  static #index(lightness: number, a: number, b: number): number {
    return (
      findBin(lightness, 0, LIGHTNESS_STEP) * BIN_COUNT * BIN_COUNT +
      findBin(a, MIN_HUE, HUE_STEP) * BIN_COUNT +
      findBin(b, MIN_HUE, HUE_STEP)
    );
  }

  #findShares(): Float32Array {
    this.#smoothedCounts ??= this.#smoothCounts();
    return this.#smoothedCounts;
  }

  #smoothCounts(): Float32Array {
    const target = new Float32Array(BIN_COUNT ** 3);
    this.#counts.forEach((count, i) => {
      if (count === 0) return;
      const [l, a, b] = [Math.floor(i / (BIN_COUNT * BIN_COUNT)), Math.floor(i / BIN_COUNT) % BIN_COUNT, i % BIN_COUNT];
      for (const [dl, da, db, weight] of NEIGHBOR_BINS) {
        const [nl, na, nb] = [l + dl, a + da, b + db];
        if (Math.min(nl, na, nb) < 0 || Math.max(nl, na, nb) >= BIN_COUNT) continue;
        target[nl * BIN_COUNT * BIN_COUNT + na * BIN_COUNT + nb]! += count * weight;
      }
    });
    const total = target.reduce((sum, value) => sum + value, 0);
    return total === 0 ? target : target.map((value) => value / total);
  }
}
