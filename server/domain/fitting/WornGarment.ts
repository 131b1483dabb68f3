import type { Garment } from './Garment.ts';
import type { GarmentMapping } from './GarmentMapping.ts';
import type { WarpedGarment } from './warp.ts';

/** A garment as it is worn: cut out, and positioned. */
export interface WornGarment {
  readonly garment: Garment;
  readonly mapping: GarmentMapping;
  readonly warped: WarpedGarment;
  /** Whether its hem is inside the waistband of another garment. */
  readonly isTucked: boolean;
}
