import type { Point } from '../../../server/domain/fitting/Figure.ts';

export type Rgb = readonly [number, number, number];

/** A small picture to draw test scenes on, with 3 bytes per pixel. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;

  constructor(width: number, height: number, [r, g, b]: Rgb) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(width * height * 3);
    for (let i = 0; i < width * height; i++) this.rgb.set([r, g, b], i * 3);
  }

  /** Colors all pixels that `contains` accepts. Returns a mask with 255 for these pixels. */
  paint(contains: (x: number, y: number) => boolean, color: Rgb): Uint8Array {
    const mask = new Uint8Array(this.width * this.height);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (!contains(x, y)) continue;
        this.rgb.set(color, (y * this.width + x) * 3);
        mask[y * this.width + x] = 255;
      }
    }
    return mask;
  }
}

/** Whether a point lies within a polygon. */
export function isInPolygon(corners: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [[ax, ay], [bx, by]] = [corners[i]!, corners[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Whether a point lies within `radius` of the line segment from a to b. */
export function isInCapsule([ax, ay]: Point, [bx, by]: Point, radius: number, x: number, y: number): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t) <= radius;
}
