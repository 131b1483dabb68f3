import type { Garment } from './Garment.ts';
import type { GarmentMapping } from './GarmentMapping.ts';
import type { WarpedGarment } from './warp.ts';

/** A worn garment: cut out and mapped to the figure. */
export interface WornGarment {
  readonly garment: Garment;
  readonly mapping: GarmentMapping;
  readonly warped: WarpedGarment;
  /** Whether its hem is inside another garment's waistband. */
  readonly isTucked: boolean;
}
