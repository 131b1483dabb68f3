import type { FitLine, LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import { FIT_LINES, MAX_LINE_MOVE } from '../../../src/domain/poses/Adjustment.ts';
import type { Knot } from './curve.ts';
import { clamp } from './curve.ts';
import type { Body } from './Figure.ts';
import type { KnotName, RowMapping } from './rows.ts';
import { toFinishedRow, toStraightRow } from './stance.ts';

/** A line of a garment that the shopper can move, such as the hem. Moves are fractions of the picture's height. */
export interface FittedLine {
  readonly line: FitLine;
  readonly move: number;
  readonly least: number;
  readonly most: number;
}

type Bounds = readonly [least: number, most: number];

/** Minimum distance in pixels between two lines of a garment. */
const MIN_LINE_GAP = 24;
/** How far the shoulders can be moved up (negative) and down, in pixels. */
const SHOULDER_BOUNDS: Bounds = [-20, 26];
/** How far the collar can be moved below the shoulders, in pixels. Farther down, the cloth would fold. */
const MAX_COLLAR_DROP = 52;
/** Minimum distance of a collar from the chin, in pixels. */
const MIN_DISTANCE_BELOW_CHIN = 8;
/** How far below the ankle the hems of trousers may be, in pixels. */
const MAX_DISTANCE_BELOW_ANKLE = 32;
const MIN_DISTANCE_ABOVE_FLOOR = 8;

/**
 * How far the lines of a garment are moved on a body. Moves by the shopper are limited, so that the lines keep their
 * order and the garment stays on the body.
 */
export class LineShifts {
  readonly lines: readonly FittedLine[];
  readonly #rows: RowMapping;
  readonly #body: Body;
  readonly #pixels = new Map<FitLine, number>();

  constructor(rows: RowMapping, body: Body, moves: LineMoves) {
    this.#rows = rows;
    this.#body = body;
    const isPresent = (line: FitLine) => rows.names.includes(line);
    for (const line of BOUNDING_ORDER.filter(isPresent)) {
      const requestedShift = this.#toPixels(line, moves[line] ?? 0);
      this.#pixels.set(line, clamp(requestedShift, ...this.#findBounds(line)));
    }
    this.lines = FIT_LINES.filter(isPresent).map((line) => this.#fitLine(line));
  }

  get isMoved(): boolean {
    return [...this.#pixels.values()].some((pixels) => pixels !== 0);
  }

  /** Returns how far a line is moved down, in pixels of the upright figure. */
  shiftOf(line: FitLine): number {
    return this.#pixels.get(line) ?? 0;
  }

  /** The moved knots of the garment's trunk. The cloth between two of them stretches evenly. */
  get heights(): readonly Knot[] {
    const { heights, names } = this.#rows;
    const anchorShifts = heights.flatMap(([, y], index): Knot[] => {
      const shift = this.#findAnchorShift(names[index]!);
      return shift === null ? [] : [[y, shift]];
    });
    return heights.map(([row, y]) => [row, y + interpolate(anchorShifts, y)]);
  }

  /** The moved knots of the sleeves. They move with the shoulders and keep their distances. */
  get sleeveHeights(): readonly Knot[] {
    const shift = this.shiftOf('shoulders');
    return this.#rows.heights.map(([row, y]) => [row, y + shift]);
  }

  /**
   * Returns how far a row of the body is moved, in pixels. Returns null for the hip, which moves with the lines
   * around it.
   */
  #findAnchorShift(name: KnotName): number | null {
    if (name === 'hip') return null;
    if (name === 'crotch' || name === 'top') return 0;
    return this.shiftOf(name === 'waist' || name === 'hem' ? name : 'shoulders');
  }

  #findHeight(name: KnotName): number | undefined {
    return this.#rows.heights[this.#rows.names.indexOf(name)]?.[1];
  }

  #fitLine(line: FitLine): FittedLine {
    const [minShift, maxShift] = this.#findBounds(line);
    const toShare = (pixels: number) => this.#toShare(line, pixels);
    return { line, move: toShare(this.shiftOf(line)), least: toShare(minShift), most: toShare(maxShift) };
  }

  #toPixels(line: FitLine, share: number): number {
    const y = this.#findHeight(line)!;
    return share === 0 ? 0 : toStraightRow(toFinishedRow(y) + share * this.#body.shape.height) - y;
  }

  #toShare(line: FitLine, pixels: number): number {
    const y = this.#findHeight(line)!;
    return pixels === 0 ? 0 : (toFinishedRow(y + pixels) - toFinishedRow(y)) / this.#body.shape.height;
  }

  /** Returns the limits for moving a line, in pixels, while the other lines stay. They include 0. */
  #findBounds(line: FitLine): Bounds {
    const [minShift, greatestShift] = this.#findFreeRange(line);
    const maxShift = MAX_LINE_MOVE * this.#body.shape.height;
    return [clamp(minShift, -maxShift, 0), clamp(greatestShift, 0, maxShift)];
  }

  #findFreeRange(line: FitLine): Bounds {
    const { levels } = this.#body;
    const y = this.#findHeight(line)!;
    if (line === 'shoulders') {
      const [armpit, nextLine] = [this.#findHeight('armpit') ?? y, this.#findNeighborHeight('armpit', 1) ?? Infinity];
      return [SHOULDER_BOUNDS[0], Math.min(SHOULDER_BOUNDS[1], nextLine - MIN_LINE_GAP - armpit)];
    }
    if (line === 'collar')
      return [levels.chin + MIN_DISTANCE_BELOW_CHIN - y, MAX_COLLAR_DROP + this.shiftOf('shoulders')];
    const [heightAbove, heightBelow] = [this.#findNeighborHeight(line, -1), this.#findNeighborHeight(line, 1)];
    if (line === 'waist')
      return [(heightAbove ?? levels.under) + MIN_LINE_GAP - y, (heightBelow ?? levels.crotch) - MIN_LINE_GAP - y];
    const lowestHem = this.#rows.hasLegs
      ? levels.ankle + MAX_DISTANCE_BELOW_ANKLE
      : levels.floor - MIN_DISTANCE_ABOVE_FLOOR;
    return [(heightAbove ?? y) + MIN_LINE_GAP - y, lowestHem - y];
  }

  /**
   * Returns the moved height of the nearest row above (-1) or below (1), except the hip, which only follows the lines
   * around it.
   */
  #findNeighborHeight(row: KnotName, step: 1 | -1): number | undefined {
    const { names, heights } = this.#rows;
    for (let index = names.indexOf(row) + step; names[index] !== undefined; index += step) {
      const shift = this.#findAnchorShift(names[index]!);
      if (shift !== null) return heights[index]![1] + shift;
    }
    return undefined;
  }
}

/** The order in which the moves are limited. Each limit depends on the moves before it. */
const BOUNDING_ORDER: readonly FitLine[] = ['shoulders', 'waist', 'hem', 'collar'];

/** Returns the value at `y`, linear between the knots and constant beyond them. */
function interpolate(knots: readonly Knot[], y: number): number {
  const nextIndex = knots.findIndex(([knotY]) => knotY >= y);
  if (nextIndex === -1) return knots[knots.length - 1]?.[1] ?? 0;
  const [to, valueAfter] = knots[nextIndex]!;
  const previousKnot = knots[nextIndex - 1];
  if (previousKnot === undefined || to === y) return valueAfter;
  const [from, valueBefore] = previousKnot;
  return valueBefore + ((valueAfter - valueBefore) * (y - from)) / (to - from);
}
