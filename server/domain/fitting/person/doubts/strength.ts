import { clamp } from '../../curve.ts';

/**
 * Returns the strength of a doubt: 0 at `fine`, 1 at `impossible`, and linear between them. `fine` may be the higher
 * value.
 */
export const findStrength = (value: number, fine: number, impossible: number): number =>
  clamp((value - fine) / (impossible - fine), 0, 1);
