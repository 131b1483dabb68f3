import type { BottomOutline } from '../cloth/Cloth.ts';
import { interpolatePoint } from '../cloth/paths.ts';
import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Point } from '../Figure.ts';
import {
  halfWidthAt,
  findLimbOutward,
  findLimbPoint,
  findNearestOnLimb,
  profileAt,
  toPicture,
} from '../person/bodyPlaces.ts';
import type { Limb, PersonBody, PictureSide } from '../person/PersonBody.ts';
import { signOf } from '../person/PersonBody.ts';
import type { Grid, Node } from './Grid.ts';

const ROWS = 44;
const COLUMNS = 10;
/** Width of a waistband and of a leg, in comparison with the body. */
const WIDTH_FACTOR = 1.02;
/** Maximum factor by which new clothes are widened to keep the outline in the photo. */
const MAX_WIDENING = 1.25;
/** Minimum and maximum length of a trouser leg, as a share of the leg. */
const [LEAST_LEG, MAX_LEG] = [0.1, 1.02];

export interface BottomFit {
  readonly scale: number;
  /** Position of the waistband down the torso (`along`). */
  readonly waistAlong: number;
  readonly crotchAlong: number;
  /** Positions on the legs of the body, 0 to 1, between which the legs of the garment extend. */
  readonly legs: Readonly<Record<PictureSide, readonly [from: number, to: number]>>;
}

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
  const isSlender = rows / hip > 2.05;
  const share = (leg: Limb, side: PictureSide): readonly [number, number] => {
    const start = toPicture(body.frame, crotchAlong, signOf(side) * 0.25 * body.frame.shoulderWidth);
    const from = findNearestOnLimb(leg, ...start).position;
    const length = crotch ? ((top + rows - crotch[1]) * scale) / (leg.length * (1 - from)) : 0;
    const long = isSlender ? Math.max(length, 0.97) : length;
    return [from, from + (1 - from) * (long > 0.82 ? clamp(long, 0.97, 1.02) : long)];
  };
  return {
    scale,
    waistAlong,
    crotchAlong,
    legs: { left: share(body.legs.left, 'left'), right: share(body.legs.right, 'right') },
  };
}

/** Returns the fit with the hem lowered by `lowered` torso lengths. */
export function lowerHem(fit: BottomFit, { legs, frame }: PersonBody, lowered: number): BottomFit {
  const moveLegPoint = (side: PictureSide): readonly [number, number] => {
    const [from, to] = fit.legs[side];
    return [from, clamp(to + (lowered * frame.torsoLength) / legs[side].length, from + LEAST_LEG, MAX_LEG)];
  };
  return lowered === 0 ? fit : { ...fit, legs: { left: moveLegPoint('left'), right: moveLegPoint('right') } };
}

/**
 * Creates the grid of one half of a garment for the legs. Its rows go from the outer edge to the middle or, below the
 * crotch, to the inside of the leg.
 */
export function createBottomGrid(outline: BottomOutline, fit: BottomFit, body: PersonBody, side: PictureSide): Grid {
  const { outer, inner, top, crotch } = outline;
  const last = outer.left.length - 1;
  return Array.from({ length: ROWS + 2 }, (_, j) => {
    const y = top + lerp(-2, last + 2, j / ROWS);
    const row = clamp(Math.round(y - top), 0, last);
    const [from, to] = [outer[side][row]!, inner[side][row]!];
    const halfWidth = Math.abs(from - to) * fit.scale;
    const [start, end] =
      crotch && y > crotch[1]
        ? findLegRow(outline, fit, body, side, (y - crotch[1]) / (top + last - crotch[1]), halfWidth)
        : findHipRow(outline, fit, body, side, y, halfWidth);
    return createRow([from, y], [to, y], start, end);
  });
}

function createRow(fromStart: Point, fromEnd: Point, toStart: Point, toEnd: Point): Node[] {
  return Array.from({ length: COLUMNS + 2 }, (_, c) => {
    const t = (c - 1) / COLUMNS;
    return { from: interpolatePoint(fromStart, fromEnd, t), to: interpolatePoint(toStart, toEnd, t) };
  });
}

function findHipRow(
  { top, crotch }: BottomOutline,
  fit: BottomFit,
  body: PersonBody,
  side: PictureSide,
  y: number,
  halfWidth: number,
): readonly [Point, Point] {
  const share = crotch ? (y - top) / (crotch[1] - top) : 0;
  const along = crotch
    ? lerp(fit.waistAlong, fit.crotchAlong, share)
    : fit.waistAlong + ((y - top) * fit.scale) / body.frame.torsoLength;
  const skin = halfWidthAt(body, side, along) * 1.015;
  const isSkirt = !crotch && along > 1;
  const clothHalf = isSkirt
    ? Math.max(halfWidth, Math.min(skin, 0.5 * body.frame.shoulderWidth))
    : clamp(halfWidth, skin, skin * 1.12);
  const oldHalf = !crotch || along > 1.35 ? Number.NaN : profileAt(body.torso.seenHalfWidths[side], along);
  const outer = widenToOutline(oldHalf, clothHalf);
  return [toPicture(body.frame, along, signOf(side) * outer), toPicture(body.frame, along, 0)];
}

/** Widens a garment to the outline in the photo if possible, so that little background must be invented. */
const widenToOutline = (oldHalf: number, width: number): number =>
  oldHalf > width ? Math.min(oldHalf, width * MAX_WIDENING) : width;

function findLegRow(
  outline: BottomOutline,
  fit: BottomFit,
  body: PersonBody,
  side: PictureSide,
  share: number,
  halfWidth: number,
): readonly [Point, Point] {
  const leg = body.legs[side];
  const [from, to] = fit.legs[side];
  const position = lerp(from, to, share);
  const [center, root] = [findLimbPoint(leg, position), findLimbPoint(leg, from)];
  const [nx, ny] = findLimbOutward(leg, Math.min(1, position));
  const width = (profile: Limb['outer'], maxFactor: number): number => {
    const skin = profileAt(profile, position);
    return clamp(halfWidth / 2, skin * WIDTH_FACTOR + 1, skin * maxFactor);
  };
  const out = widenToOutline(profileAt(leg.seenOuter, position), width(leg.outer, 2.3));
  const inward = width(leg.inner, 1.9);
  const [hip, crotch] = findHipRow(outline, fit, body, side, outline.crotch![1], 0);
  const [dx, dy] = [center[0] - root[0], center[1] - root[1]];
  return [
    interpolatePoint(
      [hip[0] + dx, hip[1] + dy],
      [center[0] + nx * out, center[1] + ny * out],
      smoothstep(0, 0.16, share),
    ),
    interpolatePoint(
      [crotch[0] + dx * 0.5, crotch[1] + dy],
      [center[0] - nx * inward, center[1] - ny * inward],
      smoothstep(0, 0.3, share),
    ),
  ];
}
