import type { Point } from './Figure.ts';

/** A garment on a figure: a rectangle of the sheet. */
export interface WarpedGarment {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Opacity of the cloth in front of the body, 0 to 1. */
  readonly front: Float32Array;
  readonly behind: Float32Array;
  readonly sleeve: Uint8Array;
  /** The patch that drew each pixel last, so that an edge between two triangles is drawn once. */
  readonly lastPatch: Uint8Array;
}

/** A part of a garment that is mapped separately. */
export interface Patch {
  /** Mask of the cut-out: 1 for each pixel of the patch. Absent if all pixels belong to it. */
  readonly pixelMask?: Uint8Array;
  /** Whether sleeve pixels in this patch only close the seam and count as trunk. */
  readonly isTrunk?: boolean;
  mapPoint(point: Point): Point;
}
