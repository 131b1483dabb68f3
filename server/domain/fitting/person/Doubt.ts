/** Reasons for which a photo is not suited, or less suited, for trying on clothes. */
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
  /** 0 to 1; from `REFUSED_FROM` on, garments are refused if the doubt affects them. */
  readonly strength: number;
  /** `legs`: the doubt affects only garments that reach below the waist, such as trousers or a dress. */
  readonly hinders: 'everything' | 'legs';
}

export const REFUSED_FROM = 0.5;
