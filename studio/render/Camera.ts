import type { Point } from '../tailoring/geometry.ts';

/** Maps points of a drawing to the sheet, and back. */
export interface Warp {
  apply(point: Point): Point;
  undo(point: Point): Point;
}

/** The visible part of the garment, and its scale. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture per pixel of the drawing. */
  readonly scale: number;
  /** The point of the drawing in the picture's upper left corner. */
  readonly corner: Point;
  readonly sway: Warp;
}

export function toPicture(camera: Camera, point: Point): Point {
  const [x, y] = camera.sway.apply(point);
  return [(x - camera.corner[0]) * camera.scale, (y - camera.corner[1]) * camera.scale];
}

export const mapLineToPicture = (camera: Camera, line: readonly Point[]): Point[] =>
  line.map((point) => toPicture(camera, point));

const STRIDE = 16;

/**
 * Writes the garment positions of a row of pixels. Computes every 16th and interpolates the others, because the warp
 * varies slowly.
 */
export function mapRowToGarment(
  camera: Camera,
  x: number,
  y: number,
  count: number,
  outX: Float32Array,
  outY: Float32Array,
): void {
  const at = (column: number): Point =>
    camera.sway.undo([
      (x + column + 0.5) / camera.scale + camera.corner[0],
      (y + 0.5) / camera.scale + camera.corner[1],
    ]);
  let from = at(0);
  for (let start = 0; start < count; start += STRIDE) {
    const to = at(start + STRIDE);
    for (let i = 0; i < STRIDE && start + i < count; i++) {
      outX[start + i] = from[0] + ((to[0] - from[0]) * i) / STRIDE;
      outY[start + i] = from[1] + ((to[1] - from[1]) * i) / STRIDE;
    }
    from = to;
  }
}

/** The warp, rotated about a point and moved to another point. */
export function rotateWarp(warp: Warp, angle: number, about: Point, to: Point): Warp {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    apply: (point) => {
      const [x, y] = warp.apply(point);
      return [(x - about[0]) * c - (y - about[1]) * s + to[0], (x - about[0]) * s + (y - about[1]) * c + to[1]];
    },
    undo: ([x, y]) =>
      warp.undo([(x - to[0]) * c + (y - to[1]) * s + about[0], -(x - to[0]) * s + (y - to[1]) * c + about[1]]),
  };
}
