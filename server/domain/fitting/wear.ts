import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { Body, Point } from './Figure.ts';
import type { GarmentShape, CutOut, Garment } from './Garment.ts';
import type { WearingOptions } from './GarmentMapping.ts';
import { GarmentMapping } from './GarmentMapping.ts';
import type { WarpedGarment, Patch } from './warp.ts';
import { warpGarment } from './warp.ts';
import type { WornGarment } from './WornGarment.ts';
import { hideUnderJacket } from './under.ts';

/** The garments of an outfit. */
export interface OutfitPieces<Piece> {
  readonly bottom?: Piece;
  readonly top?: Piece;
  readonly fullBody?: Piece;
  /** The jacket of a suit. */
  readonly jacket?: Piece;
  /** A jacket or coat over all other garments. */
  readonly outer?: Piece;
}

export interface Outfit extends OutfitPieces<Garment> {
  /** Whether the top is tucked in; ignored without a bottom. */
  readonly isTucked?: boolean;
  /** Whether the outer garment is open. */
  readonly isOpen?: boolean;
  /** How far the shopper has moved each garment's lines. */
  readonly moves?: OutfitPieces<LineMoves>;
}

/** Additional width in pixels at each side for each garment below. */
const ROOM_OVER_BOTTOM = 3;
const ROOM_OVER_TOP = 5;
/** How far a tucked top extends below the waistband's edge, in pixels. */
const TUCK_PIXELS = 14;

/** Dresses a body. Returns the worn garments, from the body outwards. */
export function wearOutfit(body: Body, outfit: Outfit): WornGarment[] {
  const { top, fullBody, moves = {} } = outfit;
  const bottom = fullBody ? undefined : outfit.bottom;
  const innerGarment = fullBody ?? top;
  const innerMoves = fullBody ? moves.fullBody : moves.top;
  const wornBottoms = bottom ? [wearGarment(body, bottom, toWearingOptions(moves.bottom))] : [];
  const isTucked = outfit.isTucked === true && bottom !== undefined;
  const wornTops = innerGarment
    ? [isTucked ? wearTucked(body, innerGarment, wornBottoms[0]!, innerMoves) : wearUntucked(innerGarment)]
    : [];
  const wornGarments = isTucked ? [...wornTops, ...wornBottoms] : [...wornBottoms, ...wornTops];
  const isOpen = outfit.isOpen === true && innerGarment !== undefined;
  return (['jacket', 'outer'] as const).reduce((garments, piece) => {
    const coat = outfit[piece];
    return coat ? addCoat(body, garments, coat, toWearingOptions(moves[piece]), isOpen) : garments;
  }, wornGarments);

  function wearUntucked(garment: Garment): WornGarment {
    return wearGarment(body, garment, {
      ...toWearingOptions(innerMoves),
      extraRoom: wornBottoms.length * ROOM_OVER_BOTTOM,
    });
  }
}

const toWearingOptions = (moves: LineMoves | undefined): WearingOptions => (moves ? { lineMoves: moves } : {});

function wearTucked(body: Body, top: Garment, bottom: WornGarment, moves: LineMoves | undefined): WornGarment {
  const waistbandRow = body.levels.waist + 6 + bottom.mapping.shifts.shiftOf('waist');
  const wornGarment = wearGarment(body, top, { ...toWearingOptions(moves), tuckHeight: waistbandRow });
  eraseBelow(wornGarment.warped, waistbandRow + TUCK_PIXELS);
  return { ...wornGarment, isTucked: true };
}

function addCoat(
  body: Body,
  wornGarments: WornGarment[],
  coat: Garment,
  wearing: WearingOptions,
  isOpen: boolean,
): WornGarment[] {
  const topCount = wornGarments.filter(({ garment }) => garment.cut.category !== 'lower_body').length;
  const wornCoat = wearGarment(body, coat, { ...wearing, extraRoom: topCount * ROOM_OVER_TOP }, isOpen);
  for (const piece of wornGarments)
    hideUnderJacket(piece, wornCoat, findCoveredRows(body, coat.cut, wornCoat.mapping), body.shape.neck);
  return [...wornGarments, wornCoat];
}

export function findCoveredRows(body: Body, cut: GarmentShape, mapping: GarmentMapping): readonly [number, number] {
  const findRow = (name: string): number | undefined => {
    const pairHeights = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]].flatMap((point) =>
      point ? [mapping.mapPoint(point)[1]] : [],
    );
    return pairHeights.length > 0 ? Math.min(...pairHeights) : undefined;
  };
  const from = findRow('armpit') ?? findRow('waist') ?? body.levels.waist;
  const to = findRow(cut.landmarks['crotch'] ? 'hem_outer' : 'hem') ?? body.levels.crotch;
  return [from + 8, to - 4];
}

function wearGarment(body: Body, garment: Garment, wearing: WearingOptions = {}, isOpen = false): WornGarment {
  const mapping = new GarmentMapping(garment.cut, body, wearing);
  const cut = garment.cutOut;
  const warped = warpGarment(cut, createPatches(mapping, cut, garment.cut, wearing, isOpen), body.shape.width / 2, [
    body.shape.width,
    body.shape.height,
  ]);
  return { garment, mapping, warped, isTucked: false };
}

/**
 * The patches of a garment: one if possible; two for legs or an open front; trunk and sleeves if they are mapped
 * separately.
 */
function createPatches(
  mapping: GarmentMapping,
  cut: CutOut,
  { limbs }: GarmentShape,
  wearing: WearingOptions,
  isOpen: boolean,
): Patch[] {
  const mapTrunk: Patch['mapPoint'] = (point) => mapping.mapPoint(point);
  const hasSleeves = limbs.left !== undefined || limbs.right !== undefined;
  const sleeves: Patch = { pixelMask: cut.sleeve, mapPoint: (point) => mapping.mapPoint(point, true) };
  if (mapping.crotch !== undefined)
    return [-1, 1].map((side) => ({
      pixelMask: createHalfMask(cut, mapping, side),
      mapPoint: (point) => mapping.mapPoint(point, false, side),
    }));
  const hasMovedSleeves = hasSleeves && mapping.shifts.isMoved;
  const hasOwnSleeves = hasSleeves && (hasMovedSleeves || mapping.isSwung);
  if (isOpen) return createOpenPatches(mapping, cut, hasOwnSleeves ? sleeves : null);
  const needsSleevePatch = (wearing.tuckHeight !== undefined && hasSleeves) || mapping.isSwung || hasMovedSleeves;
  return needsSleevePatch
    ? [{ pixelMask: createTrunkMask(cut), mapPoint: mapTrunk, isTrunk: true }, sleeves]
    : [{ mapPoint: mapTrunk }];
}

/** The patches of a garment that is worn open; `sleeves` is null if the halves contain them. */
function createOpenPatches(mapping: GarmentMapping, cut: CutOut, sleeves: Patch | null): Patch[] {
  const trunkMask = sleeves === null ? undefined : createTrunkMask(cut);
  const fronts = [-1, 1].map((side) => ({
    pixelMask: createHalfMask(cut, mapping, side, BUTTON_BORDER_HALF, trunkMask),
    isTrunk: sleeves !== null,
    mapPoint: (point: Point) => mapping.mapOpenFront(point, side),
  }));
  return sleeves === null ? fronts : [...fronts, sleeves];
}

/** Half the width of the button border in pixels. Its right half stays with the left side of an open front. */
const BUTTON_BORDER_HALF = 9;

/** The pixels of one half; with `withinMask`, only those in the mask. */
function createHalfMask(
  { width, height }: CutOut,
  mapping: GarmentMapping,
  side: number,
  extraWidth = 0,
  withinMask?: Uint8Array,
): Uint8Array {
  const pixelMask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const middle = mapping.middleAt(y) + extraWidth;
    for (let x = 0; x < width; x++)
      if ((x - middle) * side >= -0.5 && withinMask?.[y * width + x] !== 0) pixelMask[y * width + x] = 1;
  }
  return pixelMask;
}

/** The trunk with a part of the sleeves, to close the seam. */
function createTrunkMask({ width, height, sleeve, rgba }: CutOut): Uint8Array {
  const nearMask = new Uint8Array(width * height);
  const seamPixels = 10;
  for (let y = 0; y < height; y++) {
    const from = y * width;
    for (const step of [1, -1]) {
      let left = 0;
      for (let column = 0; column < width; column++) {
        const i = from + (step > 0 ? column : width - 1 - column);
        left = rgba[i * 4 + 3]! > 0 && sleeve[i] === 0 ? seamPixels : left - 1;
        if (left >= 0) nearMask[i] = 1;
      }
    }
  }
  return nearMask;
}

function eraseBelow(warped: WarpedGarment, y: number): void {
  const from = Math.max(0, Math.round(y) - warped.top);
  for (let i = from * warped.width; i < warped.front.length; i++) {
    if (warped.sleeve[i]! > 0) continue;
    warped.front[i] = 0;
    warped.behind[i] = 0;
  }
}
