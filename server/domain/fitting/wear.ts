import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { Body, Point } from './Figure.ts';
import type { Cut, CutOut, Garment } from './Garment.ts';
import type { Wearing } from './Lay.ts';
import { Lay } from './Lay.ts';
import type { Laid, Patch } from './warp.ts';
import { laidOut } from './warp.ts';
import type { Worn } from './Worn.ts';
import { keepUnder } from './under.ts';

/** The garments of an outfit. */
export interface Pieces<Piece> {
  readonly bottom?: Piece;
  readonly top?: Piece;
  readonly fullBody?: Piece;
  /** The jacket of a suit. */
  readonly jacket?: Piece;
  /** A jacket or coat over everything else. */
  readonly outer?: Piece;
}

export interface Outfit extends Pieces<Garment> {
  /** Whether the top is worn inside the waistband; ignored without a bottom. */
  readonly tucked?: boolean;
  /** Whether the outer garment is worn open. */
  readonly open?: boolean;
  /** How far the shopper moved the lines of each garment. */
  readonly moves?: Pieces<LineMoves>;
}

/** Additional room at each side for the garment below. */
const OVER_BOTTOM = 3;
const OVER_TOP = 5;
/** How far a tucked top reaches below the edge of the waistband. */
const TUCK = 14;

/** The worn garments, from the body outwards. */
export function wornOn(body: Body, outfit: Outfit): Worn[] {
  const { top, fullBody, moves = {} } = outfit;
  const bottom = fullBody ? undefined : outfit.bottom;
  const inner = fullBody ?? top;
  const innerMoves = fullBody ? moves.fullBody : moves.top;
  const under = bottom ? [on(body, bottom, wearingOf(moves.bottom))] : [];
  const isTucked = outfit.tucked === true && bottom !== undefined;
  const upper = inner ? [isTucked ? tuckedIn(body, inner, under[0]!, innerMoves) : loose(inner)] : [];
  const worn = isTucked ? [...upper, ...under] : [...under, ...upper];
  const isOpen = outfit.open === true && inner !== undefined;
  return (['jacket', 'outer'] as const).reduce((all, piece) => {
    const coat = outfit[piece];
    return coat ? withCoat(body, all, coat, wearingOf(moves[piece]), isOpen) : all;
  }, worn);

  function loose(garment: Garment): Worn {
    return on(body, garment, { ...wearingOf(innerMoves), over: under.length * OVER_BOTTOM });
  }
}

const wearingOf = (moves: LineMoves | undefined): Wearing => (moves ? { moves } : {});

function tuckedIn(body: Body, top: Garment, bottom: Worn, moves: LineMoves | undefined): Worn {
  const band = body.levels.waist + 6 + bottom.lay.shifts.pixelsOf('waist');
  const worn = on(body, top, { ...wearingOf(moves), tuckedAt: band });
  cutBelow(worn.laid, band + TUCK);
  return { ...worn, isTucked: true };
}

function withCoat(body: Body, worn: Worn[], coat: Garment, wearing: Wearing, isOpen: boolean): Worn[] {
  const tops = worn.filter(({ garment }) => garment.cut.category !== 'lower_body').length;
  const over = on(body, coat, { ...wearing, over: tops * OVER_TOP }, isOpen);
  for (const piece of worn) keepUnder(piece, over, coveredRows(body, coat.cut, over.lay), body.shape.neck);
  return [...worn, over];
}

export function coveredRows(body: Body, cut: Cut, lay: Lay): readonly [number, number] {
  const row = (name: string): number | undefined => {
    const pair = [cut.landmarks[`left_${name}`], cut.landmarks[`right_${name}`]].flatMap((point) =>
      point ? [lay.at(point)[1]] : [],
    );
    return pair.length > 0 ? Math.min(...pair) : undefined;
  };
  const from = row('armpit') ?? row('waist') ?? body.levels.waist;
  const to = row(cut.landmarks['crotch'] ? 'hem_outer' : 'hem') ?? body.levels.crotch;
  return [from + 8, to - 4];
}

function on(body: Body, garment: Garment, wearing: Wearing = {}, isOpen = false): Worn {
  const lay = new Lay(garment.cut, body, wearing);
  const cut = garment.cutOut;
  const laid = laidOut(cut, patchesOf(lay, cut, garment.cut, wearing, isOpen), body.shape.width / 2, [
    body.shape.width,
    body.shape.height,
  ]);
  return { garment, lay, laid, isTucked: false };
}

/**
 * The patches of a garment: one if possible; two for legs or an open front; trunk and sleeves if these are positioned
 * separately.
 */
function patchesOf(lay: Lay, cut: CutOut, { limbs }: Cut, wearing: Wearing, isOpen: boolean): Patch[] {
  const trunk: Patch['at'] = (point) => lay.at(point);
  const hasSleeves = limbs.left !== undefined || limbs.right !== undefined;
  const sleeves: Patch = { takes: cut.sleeve, at: (point) => lay.at(point, true) };
  if (lay.crotch !== undefined)
    return [-1, 1].map((side) => ({ takes: halfOf(cut, lay, side), at: (point) => lay.at(point, false, side) }));
  const isMoved = hasSleeves && lay.shifts.isMoved;
  if (isOpen) {
    const near = isMoved ? nearTrunk(cut) : undefined;
    const fronts = [-1, 1].map((side) => ({
      takes: halfOf(cut, lay, side, BUTTONS, near),
      isTrunk: isMoved,
      at: (point: Point) => lay.opened(point, side),
    }));
    return isMoved ? [...fronts, sleeves] : fronts;
  }
  const isApart = (wearing.tuckedAt !== undefined && hasSleeves) || lay.swings || isMoved;
  return isApart ? [{ takes: nearTrunk(cut), at: trunk, isTrunk: true }, sleeves] : [{ at: trunk }];
}

/** Half the width of the button border: the half right of the middle, which stays with the left side when open. */
const BUTTONS = 9;

/** The pixels of one half; with `within`, only those that this mask has. */
function halfOf({ width, height }: CutOut, lay: Lay, side: number, beside = 0, within?: Uint8Array): Uint8Array {
  const takes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const middle = lay.middle(y) + beside;
    for (let x = 0; x < width; x++)
      if ((x - middle) * side >= -0.5 && within?.[y * width + x] !== 0) takes[y * width + x] = 1;
  }
  return takes;
}

/** The trunk, with enough of the sleeves beside it to keep the seam closed. */
function nearTrunk({ width, height, sleeve, rgba }: CutOut): Uint8Array {
  const near = new Uint8Array(width * height);
  const reach = 10;
  for (let y = 0; y < height; y++) {
    const from = y * width;
    for (const step of [1, -1]) {
      let left = 0;
      for (let k = 0; k < width; k++) {
        const i = from + (step > 0 ? k : width - 1 - k);
        left = rgba[i * 4 + 3]! > 0 && sleeve[i] === 0 ? reach : left - 1;
        if (left >= 0) near[i] = 1;
      }
    }
  }
  return near;
}

function cutBelow(laid: Laid, y: number): void {
  const from = Math.max(0, Math.round(y) - laid.top);
  for (let i = from * laid.width; i < laid.front.length; i++) {
    if (laid.sleeve[i]! > 0) continue;
    laid.front[i] = 0;
    laid.behind[i] = 0;
  }
}
