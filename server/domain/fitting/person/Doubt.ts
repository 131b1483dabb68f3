/** Reasons why a photo is less suitable for trying on clothes. */
export const DOUBTS = [
  'nobody',
  'several-people',
  'turned-away',
  'turned-sideways',
  'seated',
  'cut-off-hips',
  'cut-off-legs',
  'arms-before-body',
  'hands-on-hips',
  'too-small',
  'too-dark',
  'blurred',
] as const;
export type DoubtKey = (typeof DOUBTS)[number];

export interface Doubt {
  readonly key: DoubtKey;
  /** The strength, 0 to 1. A garment whose doubt reaches `REFUSED_FROM` is refused. */
  readonly strength: number;
  /** `legs` if only garments that reach below the waist are affected, such as trousers or a dress. */
  readonly hinders: 'everything' | 'legs';
}

export const REFUSED_FROM = 0.5;
