import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { limbOutward, limbPoint, profileAt } from './bodyPlaces.ts';
import { limbAxis } from './limbAxis.ts';
import type { Joint } from './Person.ts';
import type { BodyFrame, Limb, PictureSide, Profile } from './PersonBody.ts';
import { signOf } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { profileOf, smoothed, tableAt } from './profiles.ts';
import type { Silhouette } from './Silhouette.ts';

const SAMPLES = 21;
/** Half the width of a leg in shoulder widths, from hip to ankle. */
const HALF_WIDTHS: Table = [
  [0, 0.27],
  [0.15, 0.26],
  [0.5, 0.17],
  [0.65, 0.165],
  [1, 0.1],
];
/** Distance in shoulder widths from the hip joint outwards to the beginning of the leg's axis. */
const HIP_SHIFT = 0.06;

export interface LegJoints {
  readonly hip: Joint;
  readonly knee: Joint;
  readonly ankle: Joint;
}

export function measureLeg(
  { hip, knee, ankle }: LegJoints,
  side: PictureSide,
  { right, shoulderWidth }: BodyFrame,
  silhouette: Silhouette,
): Limb {
  const shift = signOf(side) * HIP_SHIFT * shoulderWidth;
  const start: Point = [hip.x + right[0] * shift, hip.y + right[1] * shift];
  const line = limbAxis(start, [knee.x, knee.y], [ankle.x, ankle.y], 0.1);
  const empty = { from: 0, to: 1, values: new Float32Array(2) };
  const bare: Limb = {
    ...line,
    side,
    outer: empty,
    inner: empty,
    seenOuter: empty,
    seenInner: empty,
    skin: empty,
    isSeen: false,
  };
  const seenOuter = seenWidths(bare, 1, shoulderWidth, silhouette);
  const seenInner = seenWidths(bare, -1, shoulderWidth, silhouette);
  const skin = profileOf(0, 1, SAMPLES, (at) => silhouette.skin(limbPoint(bare, at)));
  const isSeen = silhouette.isInside(limbPoint(bare, 0.75)) && !silhouette.isBackground(limbPoint(bare, 0.75));
  const [outer, inner] = [bodyWidths(seenOuter, shoulderWidth), bodyWidths(seenInner, shoulderWidth)];
  return { ...bare, outer, inner, seenOuter, seenInner, skin, isSeen };
}

const seenWidths = (limb: Limb, sign: number, shoulderWidth: number, silhouette: Silhouette): Profile =>
  profileOf(0, 1, SAMPLES, (at) => {
    const [x, y] = limbOutward(limb, at);
    const isBackground = (place: Point): boolean => silhouette.isBackground(place);
    const from = limbPoint(limb, at);
    return silhouette.reach(from, [x * sign, y * sign], 0.6 * shoulderWidth, isBackground) ?? Number.NaN;
  });

function bodyWidths(seen: Profile, shoulderWidth: number): Profile {
  const raw = profileOf(0, 1, SAMPLES, (at) => {
    const usual = shoulderWidth * tableAt(HALF_WIDTHS, at);
    const measured = profileAt(seen, at);
    return Number.isNaN(measured) ? usual : clamp(measured, usual * 0.75, usual * 1.1);
  });
  return { ...raw, values: smoothed(raw.values, 2) };
}
