import type { Slot } from './Slot.ts';

/** The lines of a garment that a shopper can move up and down, from top to bottom. */
export const FIT_LINES = ['collar', 'shoulders', 'waist', 'hem'] as const;
export type FitLine = (typeof FIT_LINES)[number];

/** How far each line is moved down, as a fraction of the picture's height. Negative values move it up. */
export type LineMoves = Readonly<Partial<Record<FitLine, number>>>;

/** The largest move of a line, as a fraction of the picture's height. */
export const MAX_LINE_MOVE = 0.15;
/**
 * Moves are rounded to this fraction of the picture's height, about a pixel, so that equal requests can be
 * recognized.
 */
const MOVE_STEP = 0.001;

/** The shopper's corrections to a picture. */
export interface Adjustment {
  /** The moved lines of the worn garments. */
  readonly garments: Readonly<Partial<Record<Slot, LineMoves>>>;
  /** The moved lines of the person in a photo, stored with the pose; null if they were not corrected. */
  readonly body: LineMoves | null;
}

export const NO_ADJUSTMENT: Adjustment = { garments: {}, body: null };

/** A line of a garment in a picture. Positions are fractions of the picture's width and height. */
export interface PlacedLine {
  readonly line: FitLine;
  /** The vertical position of the line in the middle of the garment; 0 is the top of the picture. */
  readonly y: number;
  /** The left end of the line. */
  readonly left: number;
  readonly right: number;
  /** How far the line has been moved. */
  readonly moved: number;
  readonly least: number;
  readonly most: number;
  /** Whether the line belongs to the person in a photo. Its move is then stored with the pose. */
  readonly isOfBody: boolean;
}

/** The place of a worn garment in a picture. */
export interface GarmentFit {
  readonly slot: Slot;
  /** The outline of the garment's trunk or legs, in fractions of the picture's width and height. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  /** The garment's lines, from top to bottom. */
  readonly lines: readonly PlacedLine[];
}

/** Returns the adjustment with one line moved to `move`, which is clamped and rounded. */
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

/** How far an adjustment moves a line; undefined if it does not have the line. */
export const findMove = (
  { garments, body }: Adjustment,
  slot: Slot,
  { line, isOfBody }: Pick<PlacedLine, 'line' | 'isOfBody'>,
): number | undefined => (isOfBody ? body : garments[slot])?.[line];

/**
 * Removes moves of 0 and garments that are not in `slots`. Moves of 0 stay for the body, because they replace stored
 * moves.
 */
export function tidyAdjustment({ garments, body }: Adjustment, slots: readonly Slot[]): Adjustment {
  const movedLines = slots.flatMap((slot) => {
    const moves = removeZeroMoves(garments[slot] ?? {});
    return Object.keys(moves).length === 0 ? [] : [[slot, moves] as const];
  });
  return { garments: Object.fromEntries(movedLines), body: body && sortMoves(body) };
}

/** Whether an adjustment moves any line. */
export const isAdjusted = ({ garments, body }: Adjustment): boolean =>
  [...Object.values(garments), body ?? {}].some((moves) => Object.keys(removeZeroMoves(moves)).length > 0);

/** How far the lines of the person in a photo are moved; null if the picture has no such lines. */
export function findBodyMoves(fits: readonly GarmentFit[]): LineMoves | null {
  const lines = fits.flatMap((fit) => fit.lines.filter(({ isOfBody }) => isOfBody));
  return lines.length === 0
    ? null
    : sortMoves(Object.fromEntries(lines.map(({ line, moved }) => [line, roundMove(moved)])));
}

/** The outline after some lines were moved. The parts between two lines are stretched evenly. */
export function shiftOutline(
  outline: GarmentFit['outline'],
  shifts: readonly { readonly y: number; readonly shift: number }[],
): GarmentFit['outline'] {
  return outline.map(([x, y]) => [x, y + shiftAt(shifts, y)]);
}

function shiftAt(shifts: readonly { readonly y: number; readonly shift: number }[], y: number): number {
  const nextShift = shifts.find((lineShift) => lineShift.y >= y);
  const previousShift = shifts.findLast((lineShift) => lineShift.y < y);
  if (nextShift === undefined || previousShift === undefined) return (nextShift ?? previousShift)?.shift ?? 0;
  return (
    previousShift.shift +
    ((nextShift.shift - previousShift.shift) * (y - previousShift.y)) / (nextShift.y - previousShift.y)
  );
}

/** Sorts the moves from top to bottom, so that equal moves have the same JSON. */
const sortMoves = (moves: LineMoves): LineMoves =>
  Object.fromEntries(FIT_LINES.flatMap((line) => (moves[line] === undefined ? [] : [[line, moves[line]]])));

export const removeZeroMoves = (moves: LineMoves): LineMoves =>
  Object.fromEntries(FIT_LINES.flatMap((line) => (moves[line] ? [[line, moves[line]]] : [])));

export function roundMove(move: number): number {
  const bounded = Math.min(MAX_LINE_MOVE, Math.max(-MAX_LINE_MOVE, move));
  // Dividing avoids results such as 0.030000000000000002. Adding 0 turns -0 into 0.
  return Math.round(bounded / MOVE_STEP) / (1 / MOVE_STEP) + 0;
}
