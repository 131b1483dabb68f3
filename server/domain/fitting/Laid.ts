import type { Point } from './Figure.ts';

/** A garment positioned on a figure: a rectangle of the sheet. */
export interface Laid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Cover before the body, and of the inside of the back behind it. */
  readonly front: Float32Array;
  readonly behind: Float32Array;
  readonly sleeve: Uint8Array;
  /** Which patch drew a pixel last, so that the edge between two triangles is not drawn twice. */
  readonly drawn: Uint8Array;
}

/** One piece of a garment to be laid by itself. */
export interface Patch {
  /** 1 for the pixels of the cut-out that belong to it; all when left out. */
  readonly takes?: Uint8Array;
  /** What it takes of a sleeve only closes the seam, and counts as trunk. */
  readonly isTrunk?: boolean;
  at(point: Point): Point;
}
