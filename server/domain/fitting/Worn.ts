import type { Garment } from './Garment.ts';
import type { Lay } from './Lay.ts';
import type { Laid } from './warp.ts';

/** A garment as it is worn: cut out, and positioned. */
export interface Worn {
  readonly garment: Garment;
  readonly lay: Lay;
  readonly laid: Laid;
  /** Whether its hem is inside the waistband of another garment. */
  readonly isTucked: boolean;
}
