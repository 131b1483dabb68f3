import { clamp } from '../../curve.ts';

/**
 * Returns the strength of a doubt: 0 at `fineValue`, 1 at `impossibleValue`, and linear between them. `fineValue` may
 * be the higher value.
 */
export const findStrength = (value: number, fineValue: number, impossibleValue: number): number =>
  clamp((value - fineValue) / (impossibleValue - fineValue), 0, 1);
