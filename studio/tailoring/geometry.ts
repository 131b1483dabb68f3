/** x runs to the right from the middle of the garment, y down from the top of the picture. */
export type Point = readonly [x: number, y: number];
/** An outline point. A third value of 1 makes it a corner; otherwise the line is smooth. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
export const interpolatePoint = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mirrorPoints = (points: readonly Knot[]): Knot[] => points.map(([x, y, corner]) => [-x, y, corner]);

/** Completes an outline with the mirror image of its right half, from the top middle to the bottom middle. */
export function mirrorHalf(halfOutline: readonly Knot[]): Point[] {
  const left = mirrorPoints(halfOutline)
    .reverse()
    .filter(([x]) => Math.abs(x) > 0.01);
  return closedCurve([...halfOutline, ...left]);
}

const STEPS = 10;

/** A closed line through all knots: Catmull-Rom between the corners. */
export function closedCurve(knots: readonly Knot[]): Point[] {
  const firstCorner = knots.findIndex((knot) => knot[2] === 1);
  if (firstCorner < 0) return smoothClosedLine(knots);
  const rotatedKnots = [...knots.slice(firstCorner), ...knots.slice(0, firstCorner), knots[firstCorner]!];
  return openCurve(rotatedKnots).slice(0, -1);
}

/** A line from the first knot to the last, with its corners kept. */
export function openCurve(knots: readonly Knot[]): Point[] {
  const line: Point[] = [];
  let run: Point[] = [];
  knots.forEach((knot, index) => {
    run.push([knot[0], knot[1]]);
    const isEnd = knot[2] === 1 || index === knots.length - 1;
    if (isEnd && run.length > 1) {
      line.push(...smoothRun(run).slice(0, -1));
      run = [[knot[0], knot[1]]];
    }
  });
  const last = knots[knots.length - 1]!;
  line.push([last[0], last[1]]);
  return line;
}

function smoothClosedLine(knots: readonly Knot[]): Point[] {
  const n = knots.length;
  const pointAt = (i: number): Point => [knots[(i + n) % n]![0], knots[(i + n) % n]![1]];
  return knots.flatMap((_, i) => curveSpan(pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)));
}

function smoothRun(run: readonly Point[]): Point[] {
  if (run.length === 2) return [run[0]!, run[1]!];
  const before = reflect(run[1]!, run[0]!);
  const after = reflect(run[run.length - 2]!, run[run.length - 1]!);
  const allPoints = [before, ...run, after];
  const line: Point[] = [];
  for (let i = 1; i < allPoints.length - 2; i++)
    line.push(...curveSpan(allPoints[i - 1]!, allPoints[i]!, allPoints[i + 1]!, allPoints[i + 2]!));
  line.push(run[run.length - 1]!);
  return line;
}

const reflect = (point: Point, rotateAbout: Point): Point => [
  2 * rotateAbout[0] - point[0],
  2 * rotateAbout[1] - point[1],
];

/** Centripetal spacing, because a uniform spline overshoots where a short edge meets a long one. */
function curveSpan(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  const gap = (a: Point, b: Point): number => Math.max(1e-3, Math.sqrt(distance(a, b)));
  const t1 = gap(p0, p1);
  const t2 = t1 + gap(p1, p2);
  const t3 = t2 + gap(p2, p3);
  const points: Point[] = [];
  for (let step = 0; step < STEPS; step++) {
    const t = lerp(t1, t2, step / STEPS);
    const a1 = interpolatePoint(p0, p1, t / t1);
    const a2 = interpolatePoint(p1, p2, (t - t1) / (t2 - t1));
    const a3 = interpolatePoint(p2, p3, (t - t2) / (t3 - t2));
    const b1 = interpolatePoint(a1, a2, t / t2);
    const b2 = interpolatePoint(a2, a3, (t - t1) / (t3 - t1));
    points.push(interpolatePoint(b1, b2, (t - t1) / (t2 - t1)));
  }
  return points;
}

/** Points at equal distances along a line, first and last included. */
export function resampleLine(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [line[0]!];
  let left = step;
  for (let i = 1; i < line.length; i++) {
    let from = line[i - 1]!;
    const to = line[i]!;
    let length = distance(from, to);
    while (length >= left && length > 0) {
      from = interpolatePoint(from, to, left / length);
      points.push(from);
      length -= left;
      left = step;
    }
    left -= length;
  }
  return points;
}
