import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { Axes } from './axes.ts';
import { measureAxes, findScale } from './axes.ts';
import { createCollarShift } from './collarShift.ts';
import type { Knot } from './curve.ts';
import { clamp, Curve, lerp, smoothstep } from './curve.ts';
import type { Body, Point } from './Figure.ts';
import type { GarmentShape, Side } from './Garment.ts';
import { SIDES } from './Garment.ts';
import type { LegMapping } from './legs.ts';
import { mapLegs } from './legs.ts';
import { LineShifts } from './LineShifts.ts';
import type { RowMapping } from './rows.ts';
import { LONG_LEGS, createRowMapping } from './rows.ts';
import type { Swing } from './swing.ts';
import { findSwing, swingPoint } from './swing.ts';

/** Options for wearing one garment. */
export interface WearingOptions {
  /** The height of the waistband that a top is tucked into. */
  readonly tuckHeight?: number;
  /** Additional width at each side, so that a top can hang over another garment. */
  readonly extraRoom?: number;
  /** How far the shopper moved the lines of the garment, such as its hem. */
  readonly lineMoves?: LineMoves;
}

const MIN_EASE_PIXELS = 2;

/** How much narrower flat cloth looks on a body, because its sides wrap around the body. */
const FLAT_CLOTH = { snug: 5, kept: 0.55 } as const;

/** How far each side of an open front is moved outwards, in pixels. */
const OPEN_FRONT_PIXELS = 27;

const ROW_STEP = 12;

/** Maps the points of a garment to a body. Neighboring points stay neighbors, so that the cloth has no gaps. */
export class GarmentMapping {
  readonly scale: number;
  readonly shifts: LineShifts;
  readonly #axes: Axes;
  readonly #height: Curve;
  /** Like `#height`, but for sleeves, whose length stays the same when the waist or hem is moved. */
  readonly #sleeveHeight: Curve;
  readonly #collarShift: (across: number, down: number) => number;
  readonly #garmentHalf: Curve;
  readonly #sideShift: Curve;
  readonly #sleeveShift: Curve;
  readonly #legMapping: LegMapping | undefined;
  readonly #rowRange: readonly [first: number, last: number];
  readonly #swings: Partial<Record<Side, Swing>>;

  constructor(cut: GarmentShape, body: Body, wearing: WearingOptions = {}) {
    this.#axes = measureAxes(cut);
    this.scale = findScale(cut, this.#axes);
    const rows = createRowMapping(cut, body, this.#axes, this.scale);
    const [firstKnot, lastKnot] = [rows.heights[0]!, rows.heights[rows.heights.length - 1]!];
    this.shifts = new LineShifts(rows, body, wearing.lineMoves ?? {});
    const slopes = [this.scale, this.scale * (cut.category === 'upper_body' ? 1 : LONG_LEGS)] as const;
    const { heights, sleeveHeights, isMoved } = this.shifts;
    this.#height = isMoved ? createRisingCurve(heights, slopes) : new Curve(heights, ...slopes);
    this.#sleeveHeight = isMoved ? new Curve(sleeveHeights, ...slopes) : this.#height;
    this.#collarShift = createCollarShift(cut, this.#axes, this.#height, this.shifts);
    this.#garmentHalf = new Curve(rows.halfWidths, 0, 0);
    const span: readonly [number, number] = [firstKnot[0], lastKnot[0]];
    this.#rowRange = span;
    this.#sleeveShift = this.#widen(this.#sleeveHeight, body, rows, {});
    const isOutside = wearing.tuckHeight === undefined && !wearing.extraRoom && !isMoved;
    this.#sideShift = isOutside ? this.#sleeveShift : this.#widen(this.#height, body, rows, wearing);
    this.#swings = {};
    this.#swings = findSwings(cut, (point) => this.mapPoint(point, true));
    this.#legMapping = rows.hasLegs
      ? mapLegs(cut, body, this.#axes, this.scale, this.#height, this.#sideShift)
      : undefined;
  }

  /**
   * Returns the position of a point of the front picture on the figure. x is measured from the middle of the figure.
   * `leg` is needed for a point at the middle.
   */
  mapPoint(point: Point, isSleeve = false, leg?: number): Point {
    const [a, b] = this.#axes.toAxes(point);
    const y = (isSleeve ? this.#sleeveHeight : this.#height).of(b) + this.#collarShift(a, b);
    if (this.#legMapping && b > this.#legMapping.crotch) {
      const side = leg ?? Math.sign(a);
      return [side * this.#legMapping.findX(a * side, b), y];
    }
    const halfWidth = this.#garmentHalf.of(b) || 1;
    const share = Math.abs(a) / halfWidth;
    const shift = isSleeve ? this.#sleeveShift.of(b) : this.#sideShift.of(b);
    const x = a * this.scale + Math.sign(a) * shift * Math.min(1, share);
    const swing = isSleeve ? this.#swings[a < 0 ? 'left' : 'right'] : undefined;
    return swing ? swingPoint(swing, [x, y]) : [x, y];
  }

  /** Like `mapPoint`, but for an open front. Its edges are moved outwards; its side seams stay. */
  mapOpenFront(point: Point, side: number): Point {
    const [x, y] = this.mapPoint(point);
    const [a, b] = this.#axes.toAxes(point);
    const [from, to] = this.#rowRange;
    const gap = OPEN_FRONT_PIXELS * smoothstep(from, lerp(from, to, 0.55), b);
    const share = clamp((a * side) / (this.#garmentHalf.of(b) || 1), -0.2, 1);
    return [x + side * gap * (1 - share), y];
  }

  /** Whether a sleeve is turned towards the body. Then it is mapped separately. */
  get isSwung(): boolean {
    return this.#swings.left !== undefined || this.#swings.right !== undefined;
  }

  /** The height in the front picture below which the two legs are mapped separately. */
  get crotch(): number | undefined {
    return this.#legMapping?.crotch;
  }

  /** The x of the garment's middle line at a row of its picture. */
  middleAt(y: number): number {
    return -this.#axes.toAxes([0, y])[0];
  }

  /** Returns how far the sides are moved, by height, so that the garment has the size of the body. */
  #widen(height: Curve, body: Body, rows: RowMapping, wearing: WearingOptions): Curve {
    const [from, to] = this.#rowRange;
    const knots: Knot[] = [];
    for (let b = from; b <= to + ROW_STEP; b += ROW_STEP) {
      const row = Math.min(b, to);
      const y = height.of(row);
      const ownHalfWidth = this.#garmentHalf.of(row) * this.scale;
      const gradedHalf = rows.isRound
        ? wrapAroundBody(y, ownHalfWidth + rows.extraWidthAt(y), body)
        : ownHalfWidth + rows.extraWidthAt(y);
      knots.push([b, findHalfWidth(y, gradedHalf, body, rows, this.shifts.shiftOf('waist'), wearing) - ownHalfWidth]);
    }
    return new Curve(smoothKnots(knots), 0, 0);
  }
}

/** Returns half the visible width of flat cloth around a body. At the shoulders, the cloth stays flat. */
function wrapAroundBody(y: number, flatHalf: number, body: Body): number {
  const { shoulder, armpit } = body.levels;
  const spareWidth = flatHalf - body.halfWidthAt(Math.max(y, armpit)) - FLAT_CLOTH.snug;
  const depthShare = smoothstep(shoulder, armpit, y) * (1 - FLAT_CLOTH.kept);
  return flatHalf - Math.max(0, spareWidth) * depthShare;
}

/** Returns half the width of a garment at a height of the body. */
function findHalfWidth(
  y: number,
  gradedHalf: number,
  body: Body,
  rows: RowMapping,
  waistShift: number,
  { tuckHeight, extraRoom = 0 }: WearingOptions,
): number {
  if (y < body.levels.armpit - 12) return gradedHalf;
  const minHalf = body.halfWidthAt(y) + MIN_EASE_PIXELS + extraRoom;
  const closeness = rows.closenessAt(y - waistShift);
  const width = Math.max(minHalf, lerp(gradedHalf + extraRoom * 0.5, minHalf + 1, closeness));
  if (tuckHeight === undefined) return width;
  const tuckedHalf = body.halfWidthAt(tuckHeight) + 1;
  const share = clamp((y - (tuckHeight - 74)) / 74, 0, 1);
  return lerp(
    width,
    Math.min(width, tuckedHalf + 13 * Math.sin(Math.PI * Math.min(1, share * 1.02)) ** 0.7),
    share * share * (3 - 2 * share),
  );
}

/**
 * Creates a rising curve with these slopes beyond its ends. Reduces a slope if a moved line leaves little room,
 * because otherwise the curve could fall.
 */
function createRisingCurve(knots: readonly Knot[], [slopeBefore, slopeAfter]: readonly [number, number]): Curve {
  const findMaxSlope = (from: Knot | undefined, to: Knot | undefined): number =>
    from && to ? (MAX_SLOPE_RATIO * (to[1] - from[1])) / (to[0] - from[0]) : Infinity;
  const [firstSlope, lastSlope] = [findMaxSlope(knots[0], knots[1]), findMaxSlope(knots.at(-2), knots.at(-1))];
  return new Curve(knots, Math.min(slopeBefore, firstSlope), Math.min(slopeAfter, lastSlope));
}

const MAX_SLOPE_RATIO = 2.8;

const smoothKnots = (knots: readonly Knot[]): Knot[] =>
  knots.map(([position], i) => {
    const nearbyValues = [-2, -1, 0, 1, 2].map((shift) => knots[clamp(i + shift, 0, knots.length - 1)]![1]);
    return [
      position,
      nearbyValues[0]! * 0.1 +
        nearbyValues[1]! * 0.2 +
        nearbyValues[2]! * 0.4 +
        nearbyValues[3]! * 0.2 +
        nearbyValues[4]! * 0.1,
    ] as const;
  });

function findSwings(cut: GarmentShape, mapPoint: (point: Point) => Point): Partial<Record<Side, Swing>> {
  const swings = SIDES.flatMap((side) => {
    const limb = cut.limbs[side];
    const swing = limb && findSwing(side, mapPoint(limb.axis[0]!), mapPoint(limb.tip));
    return swing ? [[side, swing] as const] : [];
  });
  return Object.fromEntries(swings);
}
