import type { Random } from './random.ts';

/** The pose of both arms, the left of the picture first: the angle from the body and the angle of the forearm. */
const POSES = {
  rest: [
    [0.17, -0.07],
    [0.17, -0.07],
  ],
  tailored: [
    [0.21, -0.1],
    [0.23, -0.14],
  ],
  open: [
    [0.24, -0.06],
    [0.24, -0.06],
  ],
  wide: [
    [0.58, -0.1],
    [0.58, -0.1],
  ],
  bent: [
    [0.36, -0.46],
    [0.36, -0.46],
  ],
  uneven: [
    [0.12, -0.02],
    [0.38, -0.5],
  ],
  swung: [
    [0.3, -0.02],
    [0.19, 0.08],
  ],
  akimbo: [
    [0.5, -0.72],
    [0.5, -0.72],
  ],
} as const satisfies Record<string, readonly [readonly [number, number], readonly [number, number]]>;

export type PoseName = keyof typeof POSES;

export interface ArmAngles {
  readonly awayFromBody: number;
  readonly bend: number;
}

/**
 * The angles of the right arm, then of the left arm. They differ slightly and are mirrored for half of the garments.
 */
export function choosePose(random: Random, name: PoseName): readonly [right: ArmAngles, left: ArmAngles] {
  const isMirrored = random.chance(0.5);
  const angles = ([awayFromBody, bend]: readonly [number, number]): ArmAngles => ({
    awayFromBody: awayFromBody + random.between(-0.05, 0.06),
    bend: bend + random.between(-0.1, 0.1),
  });
  const pair = POSES[name].map(angles);
  return isMirrored ? [pair[0]!, pair[1]!] : [pair[1]!, pair[0]!];
}

/** Chooses a pose that suits a length, different for the items of a cut. */
export const choosePoseName = (random: Random, isShort: boolean): PoseName =>
  random.pick<PoseName>(isShort ? ['wide', 'open', 'wide'] : ['rest', 'open', 'open', 'bent', 'uneven', 'swung']);
