import type { ClothDoubtKey } from '../cloth/Cloth.ts';
import type { DoubtKey } from '../person/Doubt.ts';

/** Reasons for which a dressed photo may be wrong, besides the doubts about the person and the garment. */
export const DRESSING_DOUBTS = [
  'cloth-folds',
  'much-skin-made',
  'much-cloth-made',
  'much-background-made',
  'body-gap',
  'one-piece',
  'clothes-like-background',
  'figures-only',
  'hair-over-clothes',
  'legs-made',
] as const;
export type DressingDoubtKey = (typeof DRESSING_DOUBTS)[number];

export interface PhotoReason {
  readonly key: DressingDoubtKey | ClothDoubtKey | DoubtKey;
  /** How likely this reason alone makes the picture broken, 0 to 1. */
  readonly strength: number;
}

/** Below this confidence a picture is not shown. */
export const CONFIDENCE_FLOOR = 0.85;

/** The probability that none of the reasons breaks the picture: the product of their complements. */
export const findConfidence = (reasons: readonly PhotoReason[]): number =>
  reasons.reduce((confidence, { strength }) => confidence * (1 - strength), 1);
