import type { ClothDoubtKey } from '../cloth/Cloth.ts';
import type { DoubtKey } from '../person/Doubt.ts';

/** Reasons why a dressed photo may be wrong, besides doubts about person and garment. */
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
  /** The probability that this reason alone breaks the picture. */
  readonly strength: number;
}

/** Below this confidence a picture is not shown. */
export const CONFIDENCE_FLOOR = 0.85;

/** The probability that no reason breaks the picture: the product of their complements. */
export const findConfidence = (reasons: readonly PhotoReason[]): number =>
  reasons.reduce((confidence, { strength }) => confidence * (1 - strength), 1);
