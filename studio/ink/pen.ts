import type { Point } from '../tailoring/geometry.ts';
import { distance, resampleLine } from '../tailoring/geometry.ts';
import type { Random } from '../tailoring/random.ts';

/** Units of the SVG per pixel of the drawing. Whole numbers at this scale are precise and short. */
export const GRID = 2;

const roundPoint = ([x, y]: Point): readonly [number, number] => [Math.round((x + 400) * GRID), Math.round(y * GRID)];

/** Formats a line as SVG path data, in steps from point to point. */
export function formatPath(line: readonly Point[], isClosed: boolean): string {
  let [px, py] = roundPoint(line[0]!);
  let data = `M${px} ${py}`;
  let command = 'l';
  for (const point of line.slice(1)) {
    const [x, y] = roundPoint(point);
    if (x === px && y === py) continue;
    const dy = y - py;
    data += `${command}${x - px}${dy < 0 ? '' : ' '}${dy}`;
    command = data.endsWith('z') ? 'l' : ' ';
    [px, py] = [x, y];
  }
  return isClosed ? `${data}z` : data;
}

/** Simplifies a line: drops points that lie on a straight line (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const [firstPoint, last] = [line[0]!, line[line.length - 1]!];
  const long = distance(firstPoint, last) || 1;
  let [maxDistance, index] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i]!;
    const lineDistance =
      long < 1.01
        ? distance(firstPoint, line[i]!)
        : Math.abs((last[0] - firstPoint[0]) * (firstPoint[1] - y) - (firstPoint[0] - x) * (last[1] - firstPoint[1])) /
          long;
    if (lineDistance > maxDistance) [maxDistance, index] = [lineDistance, i];
  }
  if (maxDistance <= tolerance) return [firstPoint, last];
  return [...simplifyLine(line.slice(0, index + 1), tolerance), ...simplifyLine(line.slice(index), tolerance).slice(1)];
}

/** A hand-drawn line: it drifts slowly, by a pixel or two. */
export function drawByHand(line: readonly Point[], random: Random, drift: number): Point[] {
  const [phaseX, phaseY] = [random.between(0, 9), random.between(0, 9)];
  let distanceAlong = 0;
  return line.map((point, index) => {
    distanceAlong += index > 0 ? distance(line[index - 1]!, point) : 0;
    return [
      point[0] +
        Math.sin(distanceAlong / 47 + phaseX) * drift * 0.6 +
        Math.sin(distanceAlong / 19 + phaseY) * drift * 0.4,
      point[1] + Math.sin(distanceAlong / 53 + phaseY) * drift * 0.6,
    ];
  });
}

export interface Stroke {
  readonly line: readonly Point[];
  readonly width: number;
}

/** A pen line in pieces of varying width, with occasional short gaps. */
export function createPenStrokes(line: readonly Point[], random: Random, weight: number): Stroke[] {
  const points = resampleLine(line, 7);
  const strokes: Stroke[] = [];
  for (let from = 0; from < points.length - 1; ) {
    const to = Math.min(points.length - 1, from + random.whole(9, 22));
    strokes.push({
      line: simplifyLine(points.slice(from, to + 1), 0.5),
      width: weight * random.pick([0.7, 1, 1, 1.35, 1.7]),
    });
    from = to + (random.chance(0.12) ? 2 : 0);
  }
  return strokes.filter((stroke) => stroke.line.length > 1);
}

/** A stroke that tapers at both ends. */
export function createTaperedStroke(line: readonly Point[], weight: number): Stroke[] {
  const points = resampleLine(line, 6);
  const thirdLength = Math.max(1, Math.floor(points.length / 4));
  const part = (from: number, to: number, width: number): Stroke => ({
    line: simplifyLine(points.slice(from, to + 1), 0.6),
    width,
  });
  return [
    part(0, thirdLength, weight * 0.55),
    part(thirdLength, points.length - 1 - thirdLength, weight),
    part(points.length - 1 - thirdLength, points.length - 1, weight * 0.55),
  ].filter((stroke) => stroke.line.length > 1);
}
