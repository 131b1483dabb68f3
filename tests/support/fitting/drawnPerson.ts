import type { Point } from '../../../server/domain/fitting/Figure.ts';
import type { Joint, Part, Person } from '../../../server/domain/fitting/person/Person.ts';
import { JOINT_COUNT, JOINTS, PARTS } from '../../../server/domain/fitting/person/Person.ts';
import type { Limb, PersonBody, PictureSide, Profile } from '../../../server/domain/fitting/person/PersonBody.ts';
import { signOf } from '../../../server/domain/fitting/person/PersonBody.ts';
import { Canvas, isInCapsule, type Rgb } from './shapes.ts';

export const SURROUNDINGS: Rgb = [214, 216, 220];
export const SKIN: Rgb = [205, 158, 130];
export const OLD_TOP: Rgb = [30, 170, 60];
export const OLD_TROUSERS: Rgb = [40, 50, 120];

export interface DrawnPersonOptions {
  /** Horizontal distance from shoulder to hand in pixels. */
  readonly handDistance?: number;
  /** Width of hips and legs, relative to the default body. */
  readonly buildFactor?: number;
  readonly sleeves?: 'none' | 'long';
  /** Depth in pixels of the neckline; by default, the top ends straight at the neck. */
  readonly neckDepth?: number;
}

const [WIDTH, HEIGHT] = [240, 440];
const MIDDLE_X = WIDTH / 2;
const [SHOULDERS, HIPS] = [110, 210];
const SHOULDER_WIDTH = 76;

/** Draws a person of simple shapes in a green top and blue trousers. */
export function drawPerson({
  handDistance = 34,
  buildFactor = 1,
  sleeves = 'long',
  neckDepth = 0,
}: DrawnPersonOptions = {}): Person {
  const canvas = new Canvas(WIDTH, HEIGHT, SURROUNDINGS);
  const plate = canvas.rgb.slice();
  const body = createBody(handDistance, buildFactor, sleeves === 'none' ? 1 : 0);
  const halfWidthAt = (y: number): number => buildFactor * (30 + 8 * Math.abs(Math.sin((y - SHOULDERS) / 40)));
  const isInTrunk = (x: number, y: number): boolean => y > 94 && y < 232 && Math.abs(x - MIDDLE_X) < halfWidthAt(y);
  const isInLimb = ({ axis, outer }: Limb, x: number, y: number): boolean =>
    isInCapsule(axis[0]!, axis[axis.length - 1]!, outer.values[0]!, x, y);
  const { arms, legs } = body;
  const isInArms = (x: number, y: number): boolean => isInLimb(arms.left, x, y) || isInLimb(arms.right, x, y);
  const isInLegs = (x: number, y: number): boolean => isInLimb(legs.left, x, y) || isInLimb(legs.right, x, y);
  const masks = Object.fromEntries(PARTS.map((part) => [part, new Uint8Array(WIDTH * HEIGHT)])) as Record<
    Part,
    Uint8Array
  >;
  const draw = (part: Part, color: Rgb, contains: (x: number, y: number) => boolean): void => {
    const paintedMask = canvas.paint(contains, color);
    for (const otherPart of PARTS)
      for (let i = 0; i < paintedMask.length; i++)
        if (paintedMask[i]! > 0) masks[otherPart][i] = otherPart === part ? 255 : 0;
  };
  draw('bodySkin', SKIN, (x, y) => isInArms(x, y) || (Math.abs(x - MIDDLE_X) < 14 && y > 70 && y < 110));
  draw('lower', OLD_TROUSERS, (x, y) => y > 176 && (isInLegs(x, y) || isInTrunk(x, y)));
  draw('upper', OLD_TOP, (x, y) => y <= 190 && (isInTrunk(x, y) || (sleeves === 'long' && y < 196 && isInArms(x, y))));
  if (neckDepth > 0)
    draw('bodySkin', SKIN, (x, y) => y > 90 && Math.hypot((x - MIDDLE_X) / 17, (y - 94) / neckDepth) < 1);
  draw('faceSkin', SKIN, (x, y) => Math.hypot(x - MIDDLE_X, (y - 56) * 0.8) < 21);
  draw('hair', [60, 40, 30], (x, y) => Math.hypot(x - MIDDLE_X, y - 46) < 27 && y < 44);
  masks.background = masks.hair.map((_, i) => (PARTS.every((part) => masks[part][i] === 0) ? 255 : 0));
  return {
    width: WIDTH,
    height: HEIGHT,
    rgb: canvas.rgb,
    joints: createJoints(body),
    masks,
    box: { left: 20, top: 4, width: 200, height: 430 },
    isOnePiece: false,
    body,
    plate,
    doubts: [],
  };
}

const createFlatProfile = (from: number, to: number, value: number): Profile => ({
  from,
  to,
  values: new Float32Array(21).fill(value),
});

function createStraightLimb(side: PictureSide, from: Point, to: Point, radius: number, skin: number): Limb {
  const axis = Array.from({ length: 31 }, (_, index): Point => {
    const t = index / 30;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  const [width, unseenWidths] = [createFlatProfile(0, 1, radius), createFlatProfile(0, 1, Number.NaN)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const edges = { outer: width, inner: width, seenOuter: unseenWidths, seenInner: unseenWidths };
  return { side, axis, length, ...edges, skinShares: createFlatProfile(0, 1, skin), isVisible: true };
}

/** The measurements of the drawn person, as a photo reader returns them. `armSkin` is 1 for bare arms. */
export function createBody(handDistance: number, buildFactor: number, armSkin = 0): PersonBody {
  const arm = (side: PictureSide): Limb => {
    const x = MIDDLE_X + signOf(side) * SHOULDER_WIDTH * 0.5;
    return createStraightLimb(side, [x, SHOULDERS], [x + signOf(side) * handDistance, 216], 9, armSkin);
  };
  const leg = (side: PictureSide): Limb => {
    const x = MIDDLE_X + signOf(side) * 18 * buildFactor;
    return createStraightLimb(side, [x, HIPS], [x, 412], 16 * buildFactor, 0);
  };
  const [half, unseenWidths] = [
    createFlatProfile(0.15, 1.4, 36 * buildFactor),
    createFlatProfile(0.15, 1.4, Number.NaN),
  ];
  return {
    frame: {
      shoulders: [MIDDLE_X, SHOULDERS],
      hips: [MIDDLE_X, HIPS],
      down: [0, 1],
      right: [1, 0],
      torsoLength: HIPS - SHOULDERS,
      jointSpan: SHOULDER_WIDTH,
      shoulderWidth: SHOULDER_WIDTH,
    },
    torso: {
      halfWidths: { left: half, right: half },
      seenHalfWidths: { left: unseenWidths, right: unseenWidths },
      shoulderLine: {
        from: -0.65,
        to: 0.65,
        values: Float32Array.from({ length: 53 }, (_, index) => -0.22 + 0.2 * ((index - 26) / 26) ** 2),
      },
      neck: { half: 14, offset: 0 },
    },
    arms: { left: arm('left'), right: arm('right') },
    legs: { left: leg('left'), right: leg('right') },
  };
}

/** The hands' positions; dressing needs no other joints. The person's left is on the picture's right. */
function createJoints({ arms }: PersonBody): Joint[] {
  const joints: Joint[] = Array.from({ length: JOINT_COUNT }, () => ({
    x: MIDDLE_X,
    y: SHOULDERS,
    depth: 0,
    score: 1,
  }));
  for (const [ownSide, seenSide] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const) {
    const [x, y] = arms[seenSide].axis[30]!;
    const placeJoint = (name: keyof typeof JOINTS, dx: number, dy: number): void => {
      joints[JOINTS[name]] = { x: x + dx, y: y + dy, depth: 0, score: 1 };
    };
    placeJoint(`${ownSide}Wrist`, 0, -4);
    placeJoint(`${ownSide}Index`, 2, 8);
    placeJoint(`${ownSide}Pinky`, -2, 8);
    placeJoint(`${ownSide}Thumb`, 0, 4);
  }
  return joints;
}
