import type { Point } from './Figure.ts';

/** The pixels of a garment on a figure: a rectangle of the sheet. */
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
  /** The patch that last drew each pixel. It keeps the edge between two triangles from being drawn twice. */
  readonly lastPatch: Uint8Array;
}

/** A part of a garment that is mapped separately. */
export interface Patch {
  /** 1 for each pixel of the cut-out that belongs to the patch. Undefined if all pixels do. */
  readonly pixelMask?: Uint8Array;
  /** Whether pixels of a sleeve in this patch count as trunk, because they only close the seam. */
  readonly isTrunk?: boolean;
  mapPoint(point: Point): Point;
}
