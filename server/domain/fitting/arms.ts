import { clamp, lerp, smoothstep } from './curve.ts';
import type { Body, Point } from './Figure.ts';
import type { GarmentShape, Side } from './Garment.ts';
import type { GarmentMapping } from './GarmentMapping.ts';

/** The pose of an arm: its three joints, and which part is visible. */
export interface ArmPose {
  readonly side: Side;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** The distance along the arm at which the arm comes out of the sleeve. */
  readonly visibleFrom: number;
  /** Whether the hand is visible. The hand is drawn over all cloth except its own cuff. */
  readonly showsHand: boolean;
}

const MAX_PUSH_ANGLE = 0.26;
const HAND_ANGLE_FACTOR = 0.45;
/**
 * The angles of an arm without a sleeve, in radians. The arm is slightly bent, so that the hand is in front of the
 * thigh.
 */
const RESTING_ANGLES = { upper: 0.14, lower: 0.07, bend: 0.06 } as const;

const findAngle = (from: Point, to: Point): number => Math.atan2(to[0] - from[0], to[1] - from[1]);
const findPointAtAngle = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] + Math.cos(angle) * length,
];
const measureDistance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns the pose in which an arm fits its sleeve, because bending an arm looks better than bending cloth. */
export function poseArm(
  body: Body,
  side: Side,
  wornGarment: { readonly cut: GarmentShape; readonly mapping: GarmentMapping; readonly isSheer?: boolean } | undefined,
): ArmPose {
  const sideSign = side === 'left' ? -1 : 1;
  const { joint, upper, lower } = body.shape.arm;
  const shoulder: Point = [joint[0] * sideSign, joint[1]];
  const limb = wornGarment?.cut.limbs[side];
  if (!wornGarment || !limb) return poseRestingArm(body, side, shoulder, sideSign);
  const mapPoint = (point: Point): Point => wornGarment.mapping.mapPoint(point, true);
  const [bend, tip] = [mapPoint(limb.axis[1]!), mapPoint(limb.tip)];
  const length = measureDistance(shoulder, tip);
  const isLong = length > (upper + lower) * 0.74;
  const upperAngle = isLong ? findAngle(shoulder, bend) : findAngle(shoulder, tip);
  const angle = sideSign * clamp(upperAngle * sideSign, 0.02, 0.5);
  const elbow = findPointAtAngle(shoulder, angle, upper);
  if (!isLong) {
    const lowerAngle = sideSign * (lerp(Math.abs(angle), RESTING_ANGLES.lower, 0.72) - RESTING_ANGLES.bend);
    return {
      side,
      shoulder,
      elbow,
      wrist: findPointAtAngle(elbow, lowerAngle, lower),
      visibleFrom: wornGarment.isSheer ? -99 : length - 12,
      showsHand: true,
    };
  }
  // A hand hangs more vertically than its cuff.
  const lowerAngle = findAngle(bend, tip) * HAND_ANGLE_FACTOR;
  const wrist = findPointAtAngle(tip, lowerAngle, 5);
  return {
    side,
    shoulder: findPointAtAngle(wrist, lowerAngle, -upper - lower),
    elbow: findPointAtAngle(wrist, lowerAngle, -lower),
    wrist,
    visibleFrom: upper + lower - 16,
    showsHand: !limb.hidden,
  };
}

function poseRestingArm(body: Body, side: Side, shoulder: Point, sideSign: number): ArmPose {
  const { upper, lower } = body.shape.arm;
  const angle = sideSign * Math.max(RESTING_ANGLES.upper, findPushAngle(body, shoulder[0] * sideSign, shoulder[1]));
  const elbow = findPointAtAngle(shoulder, angle, upper);
  return {
    side,
    shoulder,
    elbow,
    wrist: findPointAtAngle(
      elbow,
      sideSign * (lerp(Math.abs(angle), RESTING_ANGLES.lower, 0.6) - RESTING_ANGLES.bend),
      lower,
    ),
    visibleFrom: -99,
    showsHand: true,
  };
}

/**
 * Returns the angle by which waist and hip push a hanging arm outwards. If a larger angle would be needed, the arm is
 * in front of them.
 */
function findPushAngle(body: Body, x: number, y: number): number {
  const { under, waist, hip } = body.levels;
  const neededRoom = body.shape.wrist * 1.3 + 3;
  const angles = [under, waist, hip].map((height) => Math.atan2(body.halfWidthAt(height) + neededRoom - x, height - y));
  return Math.min(MAX_PUSH_ANGLE, Math.max(...angles));
}

/** Returns where a point of the arm's drawing is in a pose. In the drawing, the arm hangs straight. */
export function bendPoint(pose: ArmPose, upper: number, [x, y]: Point): Point {
  const [a, b] = [findAngle(pose.shoulder, pose.elbow), findAngle(pose.elbow, pose.wrist)];
  const share = smoothstep(upper - 26, upper + 26, y);
  const upperArmPoint = rotateAround(pose.shoulder, a, x, y);
  const lowerPoint = rotateAround(pose.elbow, b, x, y - upper);
  return [lerp(upperArmPoint[0], lowerPoint[0], share), lerp(upperArmPoint[1], lowerPoint[1], share)];
}

function rotateAround([ox, oy]: Point, angle: number, x: number, y: number): Point {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [ox + x * cosine + y * sine, oy - x * sine + y * cosine];
}
