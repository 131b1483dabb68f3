import { clamp, lerp, smoothstep } from './curve.ts';
import type { Body, Point } from './Figure.ts';
import type { Cut, Side } from './Garment.ts';
import type { Lay } from './Lay.ts';

/** The pose of an arm: its three joints, and how much of it is visible. */
export interface ArmPose {
  readonly side: Side;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Distance from the shoulder along the arm from which it is drawn; the part before it lies in the sleeve. */
  readonly from: number;
  /** Whether the hand is visible. It then lies over all cloth but its own cuff. */
  readonly hand: boolean;
}

const MOST = 0.26;
const LOOSE = 0.45;
/** A free arm is slightly bent, so that its hand hangs in front of the thigh. Angles in radians. */
const REST = { upper: 0.14, lower: 0.07, bend: 0.06 } as const;

const direction = (from: Point, to: Point): number => Math.atan2(to[0] - from[0], to[1] - from[1]);
const away = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] + Math.cos(angle) * length,
];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The pose of an arm that follows its sleeve: bending the arm looks better than bending the cloth. */
export function armPose(
  body: Body,
  side: Side,
  worn: { readonly cut: Cut; readonly lay: Lay; readonly sheer?: boolean } | undefined,
): ArmPose {
  const sign = side === 'left' ? -1 : 1;
  const { joint, upper, lower } = body.shape.arm;
  const shoulder: Point = [joint[0] * sign, joint[1]];
  const limb = worn?.cut.limbs[side];
  if (!worn || !limb) return atRest(body, side, shoulder, sign);
  const on = (point: Point): Point => worn.lay.at(point, true);
  const [bend, tip] = [on(limb.axis[1]!), on(limb.tip)];
  const length = apart(shoulder, tip);
  const isLong = length > (upper + lower) * 0.74;
  const first = isLong ? direction(shoulder, bend) : direction(shoulder, tip);
  const angle = sign * clamp(first * sign, 0.02, 0.5);
  const elbow = away(shoulder, angle, upper);
  if (!isLong) {
    const hang = sign * (lerp(Math.abs(angle), REST.lower, 0.72) - REST.bend);
    return { side, shoulder, elbow, wrist: away(elbow, hang, lower), from: worn.sheer ? -99 : length - 12, hand: true };
  }
  // A hand hangs straighter than the cuff that it comes out of.
  const hang = direction(bend, tip) * LOOSE;
  const wrist = away(tip, hang, 5);
  return {
    side,
    shoulder: away(wrist, hang, -upper - lower),
    elbow: away(wrist, hang, -lower),
    wrist,
    from: upper + lower - 16,
    hand: !limb.hidden,
  };
}

function atRest(body: Body, side: Side, shoulder: Point, sign: number): ArmPose {
  const { upper, lower } = body.shape.arm;
  const angle = sign * Math.max(REST.upper, pushed(body, shoulder[0] * sign, shoulder[1]));
  const elbow = away(shoulder, angle, upper);
  return {
    side,
    shoulder,
    elbow,
    wrist: away(elbow, sign * (lerp(Math.abs(angle), REST.lower, 0.6) - REST.bend), lower),
    from: -99,
    hand: true,
  };
}

/** The angle by which waist and hip push a hanging arm away. At the maximum, the arm lies in front of them. */
function pushed(body: Body, x: number, y: number): number {
  const { under, waist, hip } = body.levels;
  const room = body.shape.wrist * 1.3 + 3;
  const angles = [under, waist, hip].map((level) => Math.atan2(body.half(level) + room - x, level - y));
  return Math.min(MOST, Math.max(...angles));
}

/** The position of a point of an arm that was drawn hanging straight. */
export function bent(pose: ArmPose, upper: number, [x, y]: Point): Point {
  const [a, b] = [direction(pose.shoulder, pose.elbow), direction(pose.elbow, pose.wrist)];
  const t = smoothstep(upper - 26, upper + 26, y);
  const high = turned(pose.shoulder, a, x, y);
  const low = turned(pose.elbow, b, x, y - upper);
  return [lerp(high[0], low[0], t), lerp(high[1], low[1], t)];
}

function turned([ox, oy]: Point, angle: number, x: number, y: number): Point {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [ox + x * c + y * s, oy - x * s + y * c];
}
