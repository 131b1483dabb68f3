import { clamp, smoothstep } from './curve.ts';
import type { Point } from './Figure.ts';
import type { Side } from './Garment.ts';

/** A sleeve that stands off too far, turned about its armhole. */
export interface Swing {
  readonly root: Point;
  /** The way the sleeve points, and how long it is. */
  readonly way: Point;
  readonly length: number;
  readonly turn: number;
}

/** Farther than this an arm at rest does not stand off; in radians from straight down. */
const FREE = 0.4;
const MOST = 0.36;

export function swingOf(side: Side, root: Point, tip: Point): Swing | undefined {
  const sign = side === 'left' ? -1 : 1;
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const angle = Math.atan2(dx * sign, dy);
  if (angle <= FREE || length < 1) return undefined;
  return { root, way: [dx / length, dy / length], length, turn: sign * clamp(angle - FREE, 0, MOST) };
}

/** The armhole stays where it is; the cloth turns more and more along the sleeve. */
export function swung({ root, way, length, turn }: Swing, [x, y]: Point): Point {
  const [dx, dy] = [x - root[0], y - root[1]];
  const along = (dx * way[0] + dy * way[1]) / length;
  const angle = turn * smoothstep(-0.25, 0.7, along);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [root[0] + dx * c - dy * s, root[1] + dx * s + dy * c];
}
