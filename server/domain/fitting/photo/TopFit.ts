import type { ClothKind, TopOutline, TopSide } from '../cloth/Cloth.ts';
import { xAtRow } from '../cloth/paths.ts';
import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { halfWidthAt, profileAt, shoulderTopAt, toPicture } from '../person/bodyPlaces.ts';
import type { BySide, PersonBody, PictureSide } from '../person/PersonBody.ts';
import { PICTURE_SIDES, signOf } from '../person/PersonBody.ts';
import { findDressHem, findTopHem } from './hems.ts';
import type { TorsoMoves } from './lineMoves.ts';

/** Positions of the corners of one side in the photo. */
export interface FittedSide {
  readonly collar: Point;
  readonly shoulder: Point;
  readonly armpit: Point;
}

/** The fit of a top, dress or jacket on a body: scale, corners and length. */
export interface TopFit {
  /** Pixels of the photo per pixel of the cloth. */
  readonly scale: number;
  readonly sides: BySide<FittedSide>;
  /** Distance of the collar from the middle, in pixels. */
  readonly collarAcross: BySide<number>;
  readonly shoulderAcross: number;
  /** Position of the armpit down the torso, in torso lengths. */
  readonly armpitAlong: number;
  readonly hemAlong: number;
  /** Returns the half width in pixels at the fraction `share` of the way from the armpit to the hem. */
  half(side: PictureSide, share: number): number;
}

export interface TopWearing {
  /**
   * Position down the torso of a waistband or old hem at which a hem near it ends; null to keep the length of the
   * garment.
   */
  readonly nearbyHem: number | null;
  /** Distance in pixels from the middle to each side of the scene, which limits a skirt. */
  readonly room: BySide<number>;
  /** How far the shopper moved the collar and the hem; undefined if neither was moved. */
  readonly moves?: TorsoMoves;
}

/**
 * Maximum half width of a collar of a garment with sleeves, in shoulder widths. With a wider one, the garment would
 * slip off.
 */
const MAX_COLLAR_HALF = 0.36;

/** Minimum distance of a hem from the armpits, in torso lengths. */
export const MIN_LENGTH = 0.15;

const TORSO_ONLY: readonly ClothKind[] = ['upper', 'outer'];

export function fitTop(
  outline: TopOutline,
  kind: ClothKind,
  body: PersonBody,
  { nearbyHem, room, moves = {} }: TopWearing,
): TopFit {
  const { left, right } = outline.sides;
  const isSleeved = left.sleeve !== null && right.sleeve !== null;
  const { shoulderWidth, torsoLength } = body.frame;
  const turnFactor = clamp(body.frame.jointSpan / shoulderWidth, 0.6, 1);
  const [shoulderTips, chest] = [right.shoulder[0] - left.shoulder[0], right.armpit[0] - left.armpit[0]];
  const scale = findScale(shoulderTips, chest, shoulderWidth, isSleeved);
  const [minShare, maxShare] = isSleeved ? [0.565, 0.625] : [0.2, 0.56];
  const shoulderAcross =
    clamp((scale * shoulderTips) / 2, minShare * shoulderWidth, maxShare * shoulderWidth) * turnFactor;
  const collarHalf = clamp(
    (scale * turnFactor * (right.collar[0] - left.collar[0])) / 2,
    Math.min(body.torso.neck.half * 1.04, shoulderAcross - 0.04 * shoulderWidth),
    Math.min(shoulderAcross - 0.03 * shoulderWidth, isSleeved ? MAX_COLLAR_HALF * shoulderWidth : Infinity),
  );
  const collarAcross = { left: body.torso.neck.offset - collarHalf, right: body.torso.neck.offset + collarHalf };
  const collarAlong = (shoulderTopAt(body, collarAcross.left) + shoulderTopAt(body, collarAcross.right)) / 2;
  const depth = (left.armpit[1] + right.armpit[1] - left.collar[1] - right.collar[1]) / 2;
  const armpitAlong = clamp((scale * depth) / torsoLength + collarAlong, 0.2, isSleeved ? 0.3 : 0.27);
  const armpitHalf = (side: PictureSide): number => {
    const clothHalf = (scale * chest * turnFactor) / 2;
    const halfWidth = halfWidthAt(body, side, armpitAlong);
    return isSleeved
      ? clamp(clothHalf, 0.46 * shoulderWidth * turnFactor, 0.54 * shoulderWidth * turnFactor)
      : clamp(clothHalf, halfWidth * 0.96, halfWidth * 1.05);
  };
  const hemRow = Math.max(findHem(left)[1], findHem(right)[1]);
  const drop = ((hemRow - (left.collar[1] + right.collar[1]) / 2) * scale) / torsoLength + collarAlong;
  const hem = TORSO_ONLY.includes(kind)
    ? findTopHem(drop, armpitAlong, nearbyHem, kind)
    : findDressHem(drop, body, nearbyHem);
  const hemAlong = Math.max(armpitAlong + MIN_LENGTH, hem + (moves.hem ?? 0));
  const sides = bySide((side) => ({
    collar: findShoulderPoint(body, collarAcross[side], moves.collar),
    shoulder: findShoulderPoint(body, signOf(side) * shoulderAcross),
    armpit: toPicture(body.frame, armpitAlong, signOf(side) * armpitHalf(side)),
  }));
  const fit = { scale, sides, collarAcross, shoulderAcross, armpitAlong, hemAlong };
  const findClothHalf = (share: number): number => (scale * turnFactor * findWidth(left, right, share)) / 2;
  return {
    ...fit,
    half: (side, share) =>
      findHalfWidth(body, kind, fit, side, share, Math.min(findClothHalf(share), room[side]), armpitHalf(side)),
  };
}

const findHem = ({ edge }: TopSide): Point => edge[edge.length - 1]!;

export const bySide = <T>(create: (side: PictureSide) => T): BySide<T> => {
  const [left, right] = PICTURE_SIDES.map(create);
  return { left: left!, right: right! };
};

function findScale(shoulderTips: number, chest: number, shoulderWidth: number, isSleeved: boolean): number {
  if (!isSleeved) return (1.06 * shoulderWidth) / chest;
  const meanScale = Math.sqrt(((1.16 * shoulderWidth) / shoulderTips) * ((1.14 * shoulderWidth) / chest));
  return clamp(meanScale, shoulderWidth / chest, (1.38 * shoulderWidth) / chest);
}

/**
 * Returns a point on the shoulder, slightly above the skin. Towards the arm it is higher, because the cloth is
 * thicker there.
 */
function findShoulderPoint(body: PersonBody, across: number, lowered = 0): Point {
  const t = Math.abs(across) / body.frame.shoulderWidth;
  return toPicture(body.frame, shoulderTopAt(body, across) - 0.012 - 0.02 * smoothstep(0.3, 0.55, t) + lowered, across);
}

function findWidth(left: TopSide, right: TopSide, share: number): number {
  const row = ({ armpit, edge }: TopSide): number => lerp(armpit[1], edge[edge.length - 1]![1], share);
  return xAtRow(right.edge, row(right)) - xAtRow(left.edge, row(left));
}

/**
 * The waist of a dress, as a position down the torso. Below it, the skirt may widen by `MAX_FLARE` pixels per pixel
 * of length.
 */
const WAIST = 0.75;
const MAX_FLARE = 0.26;

/**
 * Returns half the width of the cloth: at least that of the body and not much more, because cloth falls along the
 * body.
 */
function findHalfWidth(
  body: PersonBody,
  kind: ClothKind,
  { armpitAlong, hemAlong }: Pick<TopFit, 'armpitAlong' | 'hemAlong'>,
  side: PictureSide,
  share: number,
  clothHalf: number,
  armpitHalf: number,
): number {
  const along = lerp(armpitAlong, hemAlong, share);
  const bodyHalf = halfWidthAt(body, side, along);
  const isSkirt = kind === 'dress' && along > WAIST;
  const minHalf = isSkirt && along > 1.2 ? Math.min(bodyHalf, 0.5 * body.frame.shoulderWidth) : bodyHalf * 1.01;
  const flared = bodyHalf * 1.08 + MAX_FLARE * (along - WAIST) * body.frame.torsoLength;
  const maxHalf = isSkirt ? flared : bodyHalf * (kind === 'upper' ? 1.22 : 1.3);
  let halfWidth = clamp(clothHalf, minHalf, Math.max(minHalf, maxHalf));
  const oldHalf = along > 1.2 ? Number.NaN : profileAt(body.torso.seenHalfWidths[side], along);
  // If the garment is slightly narrower than the old clothes, widen it, so that the outline in the photo stays.
  if (oldHalf > halfWidth) halfWidth = Math.min(oldHalf, halfWidth * (kind === 'upper' ? 1.25 : 1.14));
  return lerp(armpitHalf, halfWidth, smoothstep(0, 0.22, share));
}
