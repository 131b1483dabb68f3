import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { Axes } from './axes.ts';
import { axesOf, scaleOf } from './axes.ts';
import { collarShift } from './collarShift.ts';
import type { Knot } from './curve.ts';
import { clamp, Curve, lerp, smoothstep } from './curve.ts';
import type { Body, Point } from './Figure.ts';
import type { Cut, Side } from './Garment.ts';
import { SIDES } from './Garment.ts';
import type { LegLay } from './legs.ts';
import { legLay } from './legs.ts';
import { LineShifts } from './LineShifts.ts';
import type { Rows } from './rows.ts';
import { LONG_LEGS, rowsOf } from './rows.ts';
import type { Swing } from './swing.ts';
import { swingOf, swung } from './swing.ts';

/** How a garment is worn, where there is a choice. */
export interface Wearing {
  /** The height of the waistband that a top is tucked into. */
  readonly tuckedAt?: number;
  /** Additional room at each side for a top that hangs over the garment below it. */
  readonly over?: number;
  /** How far the shopper moved the garment's lines. */
  readonly moves?: LineMoves;
}

const EASE = 2;

/** A garment is drawn flat. Around a body a part of its room goes into the depth, so its sides need less. */
const FLAT = { snug: 5, kept: 0.55 } as const;

/** How far each side of an open front moves outwards, in pixels. */
const OPEN = 27;

const STEP = 12;

/** Positions the points of one garment on a body. The mapping is smooth everywhere, so that cloth cannot tear. */
export class Lay {
  readonly scale: number;
  readonly shifts: LineShifts;
  readonly #axes: Axes;
  readonly #height: Curve;
  /** Like `#height`, for sleeves, which keep their length when the waist or the hem is moved. */
  readonly #sleeveHeight: Curve;
  readonly #collarShift: (a: number, b: number) => number;
  readonly #half: Curve;
  readonly #shift: Curve;
  readonly #outside: Curve;
  readonly #legs: LegLay | undefined;
  readonly #rows: readonly [first: number, last: number];
  readonly #swings: Partial<Record<Side, Swing>>;

  constructor(cut: Cut, body: Body, wearing: Wearing = {}) {
    this.#axes = axesOf(cut);
    this.scale = scaleOf(cut, this.#axes);
    const rows = rowsOf(cut, body, this.#axes, this.scale);
    const [first, last] = [rows.heights[0]!, rows.heights[rows.heights.length - 1]!];
    this.shifts = new LineShifts(rows, body, wearing.moves ?? {});
    const slopes = [this.scale, this.scale * (cut.category === 'upper_body' ? 1 : LONG_LEGS)] as const;
    const { heights, sleeveHeights, isMoved } = this.shifts;
    this.#height = isMoved ? risingCurve(heights, slopes) : new Curve(heights, ...slopes);
    this.#sleeveHeight = isMoved ? new Curve(sleeveHeights, ...slopes) : this.#height;
    this.#collarShift = collarShift(cut, this.#axes, this.#height, this.shifts);
    this.#half = new Curve(rows.halves, 0, 0);
    const span: readonly [number, number] = [first[0], last[0]];
    this.#rows = span;
    this.#outside = this.#widen(this.#sleeveHeight, body, rows, {});
    const isOutside = wearing.tuckedAt === undefined && !wearing.over && !isMoved;
    this.#shift = isOutside ? this.#outside : this.#widen(this.#height, body, rows, wearing);
    this.#swings = {};
    this.#swings = swingsOf(cut, (point) => this.at(point, true));
    this.#legs = rows.legs ? legLay(cut, body, this.#axes, this.scale, this.#height, this.#shift) : undefined;
  }

  /**
   * The position of a point of the front picture; x counts from the middle of the figure. `leg`: which leg a point at
   * the middle belongs to.
   */
  at(point: Point, isSleeve = false, leg?: number): Point {
    const [a, b] = this.#axes.of(point);
    const y = (isSleeve ? this.#sleeveHeight : this.#height).of(b) + this.#collarShift(a, b);
    if (this.#legs && b > this.#legs.crotch) {
      const side = leg ?? Math.sign(a);
      return [side * this.#legs.x(a * side, b), y];
    }
    const half = this.#half.of(b) || 1;
    const t = Math.abs(a) / half;
    const shift = isSleeve ? this.#outside.of(b) : this.#shift.of(b);
    const x = a * this.scale + Math.sign(a) * shift * Math.min(1, t);
    const swing = isSleeve ? this.#swings[a < 0 ? 'left' : 'right'] : undefined;
    return swing ? swung(swing, [x, y]) : [x, y];
  }

  /** Like `at`, with the front open: its edges move out, its side seams stay. */
  opened(point: Point, side: number): Point {
    const [x, y] = this.at(point);
    const [a, b] = this.#axes.of(point);
    const [from, to] = this.#rows;
    const gap = OPEN * smoothstep(from, lerp(from, to, 0.55), b);
    const t = clamp((a * side) / (this.#half.of(b) || 1), -0.2, 1);
    return [x + side * gap * (1 - t), y];
  }

  /** Whether a sleeve is positioned by itself, nearer to the body than in the picture. */
  get swings(): boolean {
    return this.#swings.left !== undefined || this.#swings.right !== undefined;
  }

  /** The height in the front picture below which the legs are positioned separately. */
  get crotch(): number | undefined {
    return this.#legs?.crotch;
  }

  /** The x of the garment's middle line in a row of its picture. */
  middle(y: number): number {
    return -this.#axes.of([0, y])[0];
  }

  /** How far the sides move out or in, by height: for the body's size, and so that the garment covers the body. */
  #widen(height: Curve, body: Body, rows: Rows, wearing: Wearing): Curve {
    const [from, to] = this.#rows;
    const knots: Knot[] = [];
    for (let b = from; b <= to + STEP; b += STEP) {
      const row = Math.min(b, to);
      const y = height.of(row);
      const own = this.#half.of(row) * this.scale;
      const graded = rows.rounds ? rounded(y, own + rows.grade(y), body) : own + rows.grade(y);
      knots.push([b, widthAt(y, graded, body, rows, this.shifts.pixelsOf('waist'), wearing) - own]);
    }
    return new Curve(softened(knots), 0, 0);
  }
}

/** Half the width of flat-drawn cloth around a body; at the shoulders it lies flat there, too. */
function rounded(y: number, flat: number, body: Body): number {
  const { shoulder, armpit } = body.levels;
  const room = flat - body.half(Math.max(y, armpit)) - FLAT.snug;
  const share = smoothstep(shoulder, armpit, y) * (1 - FLAT.kept);
  return flat - Math.max(0, room) * share;
}

/** Half the width of a garment at a height of the body. */
function widthAt(
  y: number,
  graded: number,
  body: Body,
  rows: Rows,
  waistShift: number,
  { tuckedAt, over = 0 }: Wearing,
): number {
  if (y < body.levels.armpit - 12) return graded;
  const least = body.half(y) + EASE + over;
  const hugging = rows.hugs(y - waistShift);
  const width = Math.max(least, lerp(graded + over * 0.5, least + 1, hugging));
  if (tuckedAt === undefined) return width;
  const into = body.half(tuckedAt) + 1;
  const t = clamp((y - (tuckedAt - 74)) / 74, 0, 1);
  return lerp(
    width,
    Math.min(width, into + 13 * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.7),
    t * t * (3 - 2 * t),
  );
}

/**
 * A curve that rises everywhere, with these slopes beyond its ends. Where a moved line leaves little room, the slope is
 * less, since a cubic curve that starts or ends at more than three times the slope of its piece turns back.
 */
function risingCurve(knots: readonly Knot[], [before, after]: readonly [number, number]): Curve {
  const steepest = (from: Knot | undefined, to: Knot | undefined): number =>
    from && to ? (MAX_SLOPE_RATIO * (to[1] - from[1])) / (to[0] - from[0]) : Infinity;
  const [first, last] = [steepest(knots[0], knots[1]), steepest(knots.at(-2), knots.at(-1))];
  return new Curve(knots, Math.min(before, first), Math.min(after, last));
}

const MAX_SLOPE_RATIO = 2.8;

/** Smooths the values of the knots. */
const softened = (knots: readonly Knot[]): Knot[] =>
  knots.map(([at], i) => {
    const near = [-2, -1, 0, 1, 2].map((by) => knots[clamp(i + by, 0, knots.length - 1)]![1]);
    return [at, near[0]! * 0.1 + near[1]! * 0.2 + near[2]! * 0.4 + near[3]! * 0.2 + near[4]! * 0.1] as const;
  });

function swingsOf(cut: Cut, at: (point: Point) => Point): Partial<Record<Side, Swing>> {
  const found = SIDES.flatMap((side) => {
    const limb = cut.limbs[side];
    const swing = limb && swingOf(side, at(limb.axis[0]!), at(limb.tip));
    return swing ? [[side, swing] as const] : [];
  });
  return Object.fromEntries(found);
}
