import type { ClothDoubtKey } from '../cloth/Cloth.ts';
import type { DoubtKey } from '../person/Doubt.ts';

/** What may be wrong with a dressed photo, beside the doubts about the person and the garment. */
export const DRESSING_DOUBTS = [
  'cloth-folds',
  'much-skin-made',
  'much-background-made',
  'one-piece',
  'legs-made',
] as const;
export type DressingDoubtKey = (typeof DRESSING_DOUBTS)[number];

export interface PhotoReason {
  readonly key: DressingDoubtKey | ClothDoubtKey | DoubtKey;
  /** 0 to 1: how likely the picture is broken by this alone. */
  readonly strength: number;
}

/** Below this confidence a picture is not shown. */
export const CONFIDENCE_FLOOR = 0.5;

/** Each reason by itself leaves this much hope; together they leave the product. */
export const confidenceOf = (reasons: readonly PhotoReason[]): number =>
  reasons.reduce((hope, { strength }) => hope * (1 - strength), 1);
