import type { Side } from './Garment.ts';
import { SIDES } from './Garment.ts';
import type { Laid } from './warp.ts';
import type { Worn } from './Worn.ts';

/** How much wider cloth may get per row, on each side, below the hem of the outer garment, as a skirt does. */
const SPREAD = 0.55;
/** A hem is not straight: parts of it end up to this many rows higher. */
const HEM = 14;

/**
 * Hides the parts of a garment that would stick out from under a jacket, and its sleeves; below the hem nothing is
 * hidden.
 */
export function keepUnder(piece: Worn, over: Worn, [armpit, hem]: readonly [number, number], neck: number): void {
  const { laid } = piece;
  const above = shouldersOf(over.laid, 2 * (neck + COLLAR)) - laid.top;
  if (widest(laid, over.laid.top - laid.top) > 2 * (neck + COLLAR)) hideAbove(laid, above);
  // A vest shows the inside of its back at the armhole, so there only its front may hide a garment with sleeves.
  const fromTop = over.garment.cut.limbs.left !== undefined || piece.garment.cut.limbs.left === undefined;
  const first = fromTop ? Math.max(0, above) : Math.ceil(armpit) - laid.top;
  let room: Span | undefined;
  for (let row = Math.max(0, first); row < laid.height; row++) {
    room = roomAt(over.laid, row + laid.top, room, [armpit, hem]);
    if (room) hideBeside(laid, row, room);
  }
  sleevesInside(piece, over);
}

/**
 * How much wider than the neck a roll neck may be, which stays visible above a coat. A wider part is a hood and is
 * hidden.
 */
const COLLAR = 16;

/** The first row in which a coat is wider than a collar. */
function shouldersOf(laid: Laid, wide: number): number {
  for (let row = 0; row < laid.height; row++) {
    const [from, to] = columnsIn(laid, row);
    if (to - from > wide) return laid.top + row;
  }
  return laid.top;
}

function widest(laid: Laid, rows: number): number {
  let most = 0;
  for (let row = 0; row < Math.min(rows, laid.height); row++) {
    const [from, to] = columnsIn(laid, row);
    most = Math.max(most, to - from);
  }
  return most;
}

function hideAbove(laid: Laid, rows: number): void {
  for (let i = 0; i < Math.min(rows, laid.height) * laid.width; i++) hide(laid, i);
}

type Span = readonly [from: number, to: number];

/** The columns of a row within which the inner garment may be visible. */
function roomAt(
  over: Laid,
  y: number,
  above: Span | undefined,
  [armpit, hem]: readonly [number, number],
): Span | undefined {
  const isIn = y < over.top + over.height;
  const here: Span = isIn ? columnsIn(over, y - over.top, y > armpit, y <= armpit) : [Infinity, -Infinity];
  if (y < hem - HEM || !above) return here[1] < here[0] ? above : here;
  const spread = y < hem ? 0 : SPREAD;
  return [Math.min(here[0], above[0] - spread), Math.max(here[1], above[1] + spread)];
}

function hideBeside(laid: Laid, row: number, [from, to]: Span): void {
  for (let x = 0; x < laid.width; x++) {
    const i = row * laid.width + x;
    if (laid.sleeve[i] === 0 && (x + laid.left < from || x + laid.left > to)) hide(laid, i);
  }
}

/** Hides sleeves under the outer sleeves, except for the end of a longer one. */
function sleevesInside({ laid, lay, garment: { cut } }: Worn, over: Worn): void {
  const longer = (side: Side): number => {
    const [inner, outer] = [cut.limbs[side], over.garment.cut.limbs[side]];
    if (!inner || !outer) return -Infinity;
    const [end, edge] = [lay.at(inner.tip, true)[1], over.lay.at(outer.tip, true)[1]];
    return end > edge + LONGER ? edge - LONGER : Infinity;
  };
  const until = SIDES.map(longer);
  for (let i = 0; i < laid.sleeve.length; i++) {
    const sleeve = laid.sleeve[i]!;
    if (sleeve > 0 && laid.top + Math.floor(i / laid.width) < until[sleeve - 1]!) hide(laid, i);
  }
}

/** Additional length up to which a longer sleeve is hidden too. */
const LONGER = 40;

function hide(laid: Laid, index: number): void {
  laid.front[index] = 0;
  laid.behind[index] = 0;
}

/**
 * The first and last column that a garment, or its trunk alone, covers in a row; the last is smaller than the first if
 * there is none.
 */
export function columnsIn(laid: Laid, row: number, trunk = false, frontOnly = false): Span {
  let [from, to] = [Infinity, -Infinity];
  if (row < 0) return [from, to];
  for (let x = 0; x < laid.width; x++) {
    const i = row * laid.width + x;
    if (laid.front[i]! + (frontOnly ? 0 : laid.behind[i]!) < 0.6 || (trunk && laid.sleeve[i]! > 0)) continue;
    from = Math.min(from, x + laid.left + 1);
    to = x + laid.left - 1;
  }
  return [from, to];
}
