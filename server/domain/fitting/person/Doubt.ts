/** Why a photo is not suited, or less suited, for trying on clothes. */
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
  /** 0 to 1; from `REFUSED_FROM` on, the garments that it hinders are refused. */
  readonly strength: number;
  /** `legs`: it hinders only what is worn below the waist, such as trousers or a dress. */
  readonly hinders: 'everything' | 'legs';
}

export const REFUSED_FROM = 0.5;
