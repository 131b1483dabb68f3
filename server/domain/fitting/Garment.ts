import type { Point } from './Figure.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three channels a pixel. */
  readonly bytes: Uint8Array;
}

/** A sleeve in the pixels of the front picture. */
export interface Limb {
  /** From the middle of the armhole over the elbow to the end. */
  readonly axis: readonly Point[];
  readonly end: readonly Point[];
  /** Where the cuff ends. */
  readonly tip: Point;
  /** The end lies under the body, so that no hand is seen. */
  readonly hidden: boolean;
}

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/** Where a garment is, without its pixels: enough to say where each of its points will lie on a figure. */
export interface Cut {
  readonly category: 'upper_body' | 'lower_body' | 'dresses';
  readonly kind: string;
  readonly landmarks: Readonly<Record<string, Point>>;
  /** The highest point of the garment. */
  readonly top: Point;
  readonly limbs: Partial<Record<Side, Limb>>;
}

/** A garment free of its paper, as large as its picture. The same for every figure, so that it can be kept. */
export interface CutOut {
  readonly width: number;
  readonly height: number;
  /** Four channels: color, and how much garment there is. */
  readonly rgba: Uint8Array;
  /** How much of it lies before the body; the rest is the inside of the back. */
  readonly front: Uint8Array;
  /** 0 trunk, 1 left sleeve, 2 right sleeve. */
  readonly sleeve: Uint8Array;
  /** One sees the body through it. */
  readonly sheer: boolean;
}

export interface Garment {
  readonly id: string;
  readonly cut: Cut;
  readonly cutOut: CutOut;
}
