import type { Point } from './Figure.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. */
  readonly bytes: Uint8Array;
}

/** A sleeve in the pixels of the front picture. */
export interface GarmentSleeve {
  /** Points of the middle line, from the armhole over the elbow to the end. */
  readonly axis: readonly Point[];
  readonly end: readonly Point[];
  /** The end of the cuff. */
  readonly tip: Point;
  /** Whether the end is behind the body. Then no hand is visible. */
  readonly hidden: boolean;
}

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/** The shape of a garment and its parts, without the pixels. It is enough to map each point to a figure. */
export interface GarmentShape {
  readonly category: 'upper_body' | 'lower_body' | 'dresses';
  readonly kind: string;
  readonly landmarks: Readonly<Record<string, Point>>;
  /** The highest point of the garment. */
  readonly top: Point;
  readonly limbs: Partial<Record<Side, GarmentSleeve>>;
}

/** A garment without its background, as large as its picture. It does not depend on the figure, so it can be cached. */
export interface CutOut {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: color and opacity. */
  readonly rgba: Uint8Array;
  /** How much of each pixel belongs to the front of the garment. The rest is the inside of the back. */
  readonly front: Uint8Array;
  /** For each pixel: 0 for the trunk, 1 for the left sleeve, 2 for the right sleeve. */
  readonly sleeve: Uint8Array;
  /** Whether the body is visible through the cloth. */
  readonly isSheer: boolean;
}

export interface Garment {
  readonly id: string;
  readonly cut: GarmentShape;
  readonly cutOut: CutOut;
}
