import type { Slot } from './Slot.ts';

/** The lines of a garment that a shopper can move up and down on the body, from top to bottom. */
export const FIT_LINES = ['collar', 'shoulders', 'waist', 'hem'] as const;
export type FitLine = (typeof FIT_LINES)[number];

/** How far lines are moved down, each as a share of the picture's height. A negative move is upward. */
export type LineMoves = Readonly<Partial<Record<FitLine, number>>>;

/** The largest move of a line, as a share of the picture's height. */
export const MAX_LINE_MOVE = 0.15;
/** Moves are rounded to this share of the height, about a pixel, so that equal pictures are recognized. */
const MOVE_STEP = 0.001;

/** The shopper's corrections to a picture. */
export interface Adjustment {
  /** The moved lines of the worn garments. */
  readonly garments: Readonly<Partial<Record<Slot, LineMoves>>>;
  /** The moved lines of the person in a photo, stored with the pose; null if the shopper left them as they are. */
  readonly body: LineMoves | null;
}

export const NO_ADJUSTMENT: Adjustment = { garments: {}, body: null };

/** A line of a garment in a picture. Positions are shares of the picture's width and height. */
export interface PlacedLine {
  readonly line: FitLine;
  /** The height of the line in the middle of the garment; 0 is the top of the picture. */
  readonly y: number;
  /** Where the line begins and ends. */
  readonly left: number;
  readonly right: number;
  /** How far the line is moved already, and the smallest and largest move that this garment allows. */
  readonly moved: number;
  readonly least: number;
  readonly most: number;
  /** Whether the line belongs to the person in a photo: its move is stored with the pose. */
  readonly isOfBody: boolean;
}

/** Where a worn garment lies in a picture. */
export interface GarmentFit {
  readonly slot: Slot;
  /** The outline of the garment's trunk or legs, as shares of the picture's width and height. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  /** From top to bottom. */
  readonly lines: readonly PlacedLine[];
}

/** The adjustment with one line moved to `move`, which is bounded and rounded. */
export function setLineMove(
  adjustment: Adjustment,
  slot: Slot,
  { line, isOfBody }: Pick<PlacedLine, 'line' | 'isOfBody'>,
  move: number,
): Adjustment {
  const lineMove = { [line]: roundMove(move) };
  if (isOfBody) return { ...adjustment, body: { ...adjustment.body, ...lineMove } };
  return { ...adjustment, garments: { ...adjustment.garments, [slot]: { ...adjustment.garments[slot], ...lineMove } } };
}

/** How far an adjustment moves a line; undefined if the adjustment does not contain the line. */
export const findMove = (
  { garments, body }: Adjustment,
  slot: Slot,
  { line, isOfBody }: Pick<PlacedLine, 'line' | 'isOfBody'>,
): number | undefined => (isOfBody ? body : garments[slot])?.[line];

/**
 * The adjustment without moves of 0 and without garments that are not in `slots`. The body's moves keep their zeros:
 * they replace stored ones.
 */
export function tidyAdjustment({ garments, body }: Adjustment, slots: readonly Slot[]): Adjustment {
  const moved = slots.flatMap((slot) => {
    const moves = removeZeroMoves(garments[slot] ?? {});
    return Object.keys(moves).length === 0 ? [] : [[slot, moves] as const];
  });
  return { garments: Object.fromEntries(moved), body: body && sortMoves(body) };
}

/** Whether an adjustment moves any line. */
export const isAdjusted = ({ garments, body }: Adjustment): boolean =>
  [...Object.values(garments), body ?? {}].some((moves) => Object.keys(removeZeroMoves(moves)).length > 0);

/** How far the lines of the person in a photo are moved in a picture; null if it has no such lines. */
export function findBodyMoves(fits: readonly GarmentFit[]): LineMoves | null {
  const lines = fits.flatMap((fit) => fit.lines.filter(({ isOfBody }) => isOfBody));
  return lines.length === 0
    ? null
    : sortMoves(Object.fromEntries(lines.map(({ line, moved }) => [line, roundMove(moved)])));
}

/** The outline after some of its lines were shifted. Between two lines it stretches evenly. */
export function shiftOutline(
  outline: GarmentFit['outline'],
  shifts: readonly { readonly y: number; readonly shift: number }[],
): GarmentFit['outline'] {
  return outline.map(([x, y]) => [x, y + shiftAt(shifts, y)]);
}

function shiftAt(shifts: readonly { readonly y: number; readonly shift: number }[], y: number): number {
  const nextShift = shifts.find((each) => each.y >= y);
  const previous = shifts.findLast((each) => each.y < y);
  if (nextShift === undefined || previous === undefined) return (nextShift ?? previous)?.shift ?? 0;
  return previous.shift + ((nextShift.shift - previous.shift) * (y - previous.y)) / (nextShift.y - previous.y);
}

/** The same moves from top to bottom, so that equal moves have the same text. */
const sortMoves = (moves: LineMoves): LineMoves =>
  Object.fromEntries(FIT_LINES.flatMap((line) => (moves[line] === undefined ? [] : [[line, moves[line]]])));

export const removeZeroMoves = (moves: LineMoves): LineMoves =>
  Object.fromEntries(FIT_LINES.flatMap((line) => (moves[line] ? [[line, moves[line]]] : [])));

export function roundMove(move: number): number {
  const bounded = Math.min(MAX_LINE_MOVE, Math.max(-MAX_LINE_MOVE, move));
  // The division avoids results such as 0.030000000000000002; adding 0 turns -0 into 0.
  return Math.round(bounded / MOVE_STEP) / (1 / MOVE_STEP) + 0;
}
