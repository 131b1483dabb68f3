import type { Point } from './Figure.ts';

/** A garment positioned on a figure: a rectangle of the sheet. */
export interface WarpedGarment {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Opacity of the cloth in front of the body, 0 to 1; `behind`: that of the inside of the back. */
  readonly front: Float32Array;
  readonly behind: Float32Array;
  readonly sleeve: Uint8Array;
  /** The patch that drew each pixel last, so that the edge between two triangles is not drawn twice. */
  readonly lastPatch: Uint8Array;
}

/** A part of a garment that is positioned by itself. */
export interface Patch {
  /** Mask of the cut-out: 1 for each pixel that belongs to the patch. If omitted, all pixels belong to it. */
  readonly pixelMask?: Uint8Array;
  /** Whether pixels of a sleeve in this patch only close the seam, and so count as trunk. */
  readonly isTrunk?: boolean;
  at(point: Point): Point;
}
