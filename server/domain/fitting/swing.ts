import { clamp, smoothstep } from './curve.ts';
import type { Point } from './Figure.ts';
import type { Side } from './Garment.ts';

/** A sleeve that stands off too far from the body, and is turned about its armhole. */
export interface Swing {
  readonly root: Point;
  /** The sleeve's direction as a unit vector, and its length. */
  readonly way: Point;
  readonly length: number;
  readonly turn: number;
}

/** Angle from straight down, in radians, beyond which a sleeve stands off too far. */
const FREE = 0.2;
const MOST = 0.42;
/** Cloth that hangs down is narrower: a sleeve turned by `FALLEN` is drawn narrower by `NARROWER`. */
const FALLEN = 0.2;
const NARROWER = 0.22;

export function swingOf(side: Side, root: Point, tip: Point): Swing | undefined {
  const sign = side === 'left' ? -1 : 1;
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const angle = Math.atan2(dx * sign, dy);
  if (angle <= FREE || length < 1) return undefined;
  return { root, way: [dx / length, dy / length], length, turn: sign * clamp(angle - FREE, 0, MOST) };
}

/** Turns a point of the sleeve: not at all at the armhole, and more and more along the sleeve. */
export function swung({ root, way, length, turn }: Swing, [x, y]: Point): Point {
  const [dx, dy] = [x - root[0], y - root[1]];
  const along = (dx * way[0] + dy * way[1]) / length;
  const across = (dy * way[0] - dx * way[1]) * NARROWER * Math.min(1, Math.abs(turn) / FALLEN);
  const share = smoothstep(-0.1, 0.5, along);
  const [nx, ny] = [dx + across * share * way[1], dy - across * share * way[0]];
  const angle = turn * smoothstep(-0.25, 0.7, along);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [root[0] + nx * c - ny * s, root[1] + nx * s + ny * c];
}
