import { clamp, smoothstep } from './curve.ts';
import type { Point } from './Figure.ts';
import type { Side } from './Garment.ts';

/** How a sleeve that is too far from the body is turned about its armhole. */
export interface Swing {
  readonly armhole: Point;
  /** The sleeve's direction as a unit vector. */
  readonly direction: Point;
  readonly length: number;
  readonly turnAngle: number;
}

/** Maximum angle of a sleeve from straight down, in radians. At a larger angle, the sleeve is too far from the body. */
const MAX_FREE_ANGLE = 0.2;
const MAX_TURN_ANGLE = 0.42;
/** The angle, in radians, at which a turned sleeve is narrowed by `NARROWING`, because hanging cloth is narrower. */
const FULL_NARROWING_ANGLE = 0.2;
const NARROWING = 0.22;

export function findSwing(side: Side, root: Point, tip: Point): Swing | undefined {
  const sideSign = side === 'left' ? -1 : 1;
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const angle = Math.atan2(dx * sideSign, dy);
  if (angle <= MAX_FREE_ANGLE || length < 1) return undefined;
  return {
    armhole: root,
    direction: [dx / length, dy / length],
    length,
    turnAngle: sideSign * clamp(angle - MAX_FREE_ANGLE, 0, MAX_TURN_ANGLE),
  };
}

/** Turns a point of the sleeve. The armhole stays, and points farther along the sleeve turn more. */
export function swingPoint({ armhole, direction, length, turnAngle }: Swing, [x, y]: Point): Point {
  const [dx, dy] = [x - armhole[0], y - armhole[1]];
  const alongShare = (dx * direction[0] + dy * direction[1]) / length;
  const acrossPixels =
    (dy * direction[0] - dx * direction[1]) * NARROWING * Math.min(1, Math.abs(turnAngle) / FULL_NARROWING_ANGLE);
  const share = smoothstep(-0.1, 0.5, alongShare);
  const [nx, ny] = [dx + acrossPixels * share * direction[1], dy - acrossPixels * share * direction[0]];
  const angle = turnAngle * smoothstep(-0.25, 0.7, alongShare);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [armhole[0] + nx * cosine - ny * sine, armhole[1] + nx * sine + ny * cosine];
}
