import type { TopOutline, TopSide } from '../cloth/Cloth.ts';
import { interpolatePoint, xAtRow } from '../cloth/paths.ts';
import { clamp, lerp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { toPicture } from '../person/bodyPlaces.ts';
import type { PersonBody } from '../person/PersonBody.ts';
import type { Grid, Node } from './Grid.ts';
import type { TopFit } from './TopFit.ts';

const UPPER_ROWS = 10;
const LOWER_ROWS = 20;
const COLUMNS = 28;
/** How far the grid extends beyond the cloth to include soft edges, as a fraction of the cloth's width. */
const MARGIN = 0.02;
/**
 * How far the grid of a garment without sleeves extends beyond the cloth. It is wider, because such a garment has
 * more cloth beyond the line of the armhole.
 */
const ARMHOLE_MARGIN = 0.16;
/** How far the grid extends above a sleeve. With a wider edge, cloth would be visible at the tip of the shoulder. */
const SHOULDER_MARGIN = 0.001;

/**
 * Creates the grid of the trunk of a top, in rows between its sides. Above the armpits, the columns are moved up to
 * the shoulder line. Parts above that line, such as a collar, keep their shape.
 */
export function createTopGrid(outline: TopOutline, fit: TopFit, body: PersonBody): Grid {
  const hasSleeves = outline.sides.left.sleeve !== null && outline.sides.right.sleeve !== null;
  return [
    ...createUpperRows(outline, fit, body, hasSleeves ? SHOULDER_MARGIN : ARMHOLE_MARGIN),
    ...createLowerRows(outline, fit, body),
  ];
}

const listColumns = (margin: number): readonly number[] =>
  Array.from({ length: COLUMNS + 1 }, (_, c) => lerp(-margin, 1 + margin, c / COLUMNS));

/** Creates the rows from above the collar (negative) over the shoulder line (0) to the armpits (1). */
function createUpperRows(outline: TopOutline, fit: TopFit, body: PersonBody, margin: number): Node[][] {
  const { left, right } = outline.sides;
  const source = createShoulderCurve([left.shoulder, left.collar, right.collar, right.shoulder]);
  const knots = [
    0,
    findShareBetween(left.collar, left.shoulder, right.shoulder),
    findShareBetween(right.collar, left.shoulder, right.shoulder),
    1,
  ];
  const { collar: cl, shoulder: sl } = fit.sides.left;
  const { collar: cr, shoulder: sr } = fit.sides.right;
  const target = (t: number): Point => findPolylinePoint([sl, cl, cr, sr], knots, t);
  const height = (left.armpit[1] + right.armpit[1] - left.shoulder[1] - right.shoulder[1]) / 2;
  const rise = (height * fit.scale) / body.frame.torsoLength;
  const rows: Node[][] = [];
  for (const v of [-0.6, -0.4, -0.2]) {
    rows.push(
      listColumns(margin).map((t) => {
        const [x, y] = source(t);
        const [tx, ty] = target(t);
        const [ux, uy] = toPicture(body.frame, rise * v, 0);
        const [ox, oy] = body.frame.shoulders;
        return { from: [x, y + v * height], to: [tx + ux - ox, ty + uy - oy] };
      }),
    );
  }
  for (let k = 0; k < UPPER_ROWS; k++) {
    const v = k / UPPER_ROWS;
    rows.push(
      listColumns(margin).map((t) => ({
        from: findRaisedPoint(v, t, left, right, source(t)),
        to: findRaisedPoint(v, t, fit.sides.left, fit.sides.right, target(t)),
      })),
    );
  }
  return rows;
}

type Corners = Pick<TopSide, 'shoulder' | 'armpit'>;

/** Returns a point between the shoulder line and the straight line from armpit to armpit. */
function findRaisedPoint(v: number, t: number, left: Corners, right: Corners, top: Point): Point {
  const straightPoint = interpolatePoint(left.shoulder, right.shoulder, t);
  const point = interpolatePoint(
    interpolatePoint(left.shoulder, left.armpit, v),
    interpolatePoint(right.shoulder, right.armpit, v),
    t,
  );
  return [point[0] + (top[0] - straightPoint[0]) * (1 - v), point[1] + (top[1] - straightPoint[1]) * (1 - v)];
}

const findShareBetween = (point: Point, from: Point, to: Point): number =>
  clamp((point[0] - from[0]) / (to[0] - from[0]), 0.05, 0.95);

function createShoulderCurve(points: readonly Point[]): (t: number) => Point {
  const [firstPoint, last] = [points[0]!, points[points.length - 1]!];
  const knots = points.map((point, i) =>
    i === 0 ? 0 : i === points.length - 1 ? 1 : findShareBetween(point, firstPoint, last),
  );
  return (t) => findPolylinePoint(points, knots, t);
}

/**
 * Returns the point of a line with several corners at parameter `t`. `knots[i]` is the parameter of `points[i]`.
 * Beyond its ends, the line is straight.
 */
function findPolylinePoint(points: readonly Point[], knots: readonly number[], t: number): Point {
  let i = 0;
  while (i < knots.length - 2 && t > knots[i + 1]!) i++;
  return interpolatePoint(points[i]!, points[i + 1]!, (t - knots[i]!) / Math.max(1e-3, knots[i + 1]! - knots[i]!));
}

/** Creates the rows from the armpits to the hem, and below it if the hem hangs lower in the middle. */
function createLowerRows({ sides: { left, right } }: TopOutline, fit: TopFit, body: PersonBody): Node[][] {
  const rows: Node[][] = [];
  const row = ({ armpit, edge }: TopSide, share: number): Point => {
    const y = lerp(armpit[1], edge[edge.length - 1]![1], share);
    return [xAtRow(edge, y), y];
  };
  for (let k = 0; k <= LOWER_ROWS + 4; k++) {
    const share = k / LOWER_ROWS;
    const alongTorso = lerp(fit.armpitAlong, fit.hemAlong, share);
    const [from, to] = [row(left, share), row(right, share)];
    const [start, end] = [
      toPicture(body.frame, alongTorso, -fit.half('left', Math.min(1, share))),
      toPicture(body.frame, alongTorso, fit.half('right', Math.min(1, share))),
    ];
    rows.push(
      listColumns(MARGIN).map((t) => ({ from: interpolatePoint(from, to, t), to: interpolatePoint(start, end, t) })),
    );
  }
  return rows;
}
