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
  'hair-over-garment',
  'outline-ragged',
  'thing-before-clothes',
  'legs-made',
  'other-shape',
  'clothes-alike',
  'clothes-patterned',
  'top-patterned',
  'pattern-bends',
  'sleeves-stand-out',
] as const;
export type DressingDoubtKey = (typeof DRESSING_DOUBTS)[number];

export interface PhotoReason {
  readonly key: DressingDoubtKey | ClothDoubtKey | DoubtKey;
  /** The probability that the picture looks wrong for this reason alone. */
  readonly strength: number;
}

/** Minimum confidence of a picture that is shown. */
export const CONFIDENCE_FLOOR = 0.85;

/** Minimum strength of a reason that is reported. */
const MIN_STRENGTH = 0.03;

/** Returns the reasons that count, the strongest first. */
export const sortReasons = (reasons: readonly PhotoReason[]): readonly PhotoReason[] =>
  reasons.filter(({ strength }) => strength > MIN_STRENGTH).toSorted((one, other) => other.strength - one.strength);

/**
 * Returns the probability that no reason makes the picture look wrong: the product of the probabilities for each
 * reason.
 */
export const findConfidence = (reasons: readonly PhotoReason[]): number =>
  reasons.reduce((confidence, { strength }) => confidence * (1 - strength), 1);
