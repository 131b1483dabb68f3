import type { BottomOutline } from '../../cloth/Cloth.ts';
import { clamp } from '../../curve.ts';
import { findNearestOnLimb, halfWidthAt, toPicture } from '../../person/bodyPlaces.ts';
import type { Limb, PersonBody, PictureSide } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';

export interface BottomFit {
  readonly scale: number;
  /** Position of the waistband down the torso. */
  readonly waistAlong: number;
  /** Positions on the legs of the body, 0 to 1, between which the legs of the garment extend. */
  readonly legs: Readonly<Record<PictureSide, readonly [from: number, to: number]>>;
}

/** Height of a garment in widths of its hips from which it is made for long legs and reaches the ankles. */
const MIN_SLENDER_RATIO = 2.05;
/** Lengths of trouser legs, as fractions of the leg below the crotch. Long ones end at the ankles. */
const [MIN_LONG_LENGTH, MIN_FULL_LENGTH, MAX_LENGTH] = [0.82, 0.97, 1.02];

/** Fits a garment for the legs by the hips. `waistAlong` is the position of its waistband. */
export function fitBottom(outline: BottomOutline, body: PersonBody, waistAlong: number): BottomFit {
  const { outer, crotch, top } = outline;
  const rows = outer.left.length;
  const width = (row: number): number => outer.right[row]! - outer.left[row]!;
  const waist = width(Math.min(rows - 1, 3));
  const hip = width(Math.min(rows - 1, Math.round(0.16 * Math.min(rows, waist * 2.4))));
  const across = (along: number): number => halfWidthAt(body, 'left', along) + halfWidthAt(body, 'right', along);
  const band = (across(waistAlong) * 1.03) / waist;
  const scale = clamp((across(1.02) * 1.03) / hip, band * 0.85, band * 1.2);
  const rise = crotch ? ((crotch[1] - top) * scale) / body.frame.torsoLength : 0.5;
  const crotchAlong = clamp(waistAlong + rise, 1.12, 1.3);
  const isSlender = rows / hip > MIN_SLENDER_RATIO;
  const findLegRange = (leg: Limb, side: PictureSide): readonly [number, number] => {
    const start = toPicture(body.frame, crotchAlong, signOf(side) * 0.25 * body.frame.shoulderWidth);
    const from = findNearestOnLimb(leg, ...start).position;
    const length = crotch ? ((top + rows - crotch[1]) * scale) / (leg.length * (1 - from)) : 0;
    const fittedLength = isSlender ? Math.max(length, MIN_FULL_LENGTH) : length;
    const isLong = fittedLength > MIN_LONG_LENGTH;
    return [from, from + (1 - from) * (isLong ? clamp(fittedLength, MIN_FULL_LENGTH, MAX_LENGTH) : fittedLength)];
  };
  return {
    scale,
    waistAlong,
    legs: { left: findLegRange(body.legs.left, 'left'), right: findLegRange(body.legs.right, 'right') },
  };
}
