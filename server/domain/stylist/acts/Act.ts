/** The purposes that a clause may have, such as wanting or refusing something. */
export const ACTS = [
  'want',
  'refuse',
  'relax',
  'context',
  'person',
  'self',
  'own',
  'fact',
  'advice',
  'compare',
  'choose',
  'criticise',
  'service',
  'social',
] as const;
export type Act = (typeof ACTS)[number];

export interface RatedAct {
  readonly act: Act;
  /** The probability of the act, from 0 to 1. The probabilities of all acts of a clause add up to 1. */
  readonly probability: number;
}

/** The most likely act of a clause. `rivals` are the other acts, most likely first. */
export interface ActReading extends RatedAct {
  readonly rivals: readonly RatedAct[];
}
