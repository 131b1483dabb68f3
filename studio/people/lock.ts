import type { Knot, Point } from '../tailoring/geometry.ts';
import { interpolatePoint, openCurve, resampleLine } from '../tailoring/geometry.ts';
import { randomFrom } from '../tailoring/random.ts';
import { blur, closedPath, paintStroke, gray, openPath, stroke } from './paint.ts';

/** Three numbers per point: x as a fraction of half the face, pixels to add to x, and y in pixels. */
export type Line = readonly number[];

const POINTS = 30;
/** The longest hairs end this many points beyond the tip. */
const [TIP, GROUND] = [2, 1];

function resampleLock(face: number, line: Line): Point[] {
  const knots = Array.from(
    { length: line.length / 3 },
    (_, i): Knot => [line[i * 3]! * face + line[i * 3 + 1]!, line[i * 3 + 2]!],
  );
  const curve = openCurve(knots);
  const length = curve.reduce(
    (sum, [x, y], i) => (i ? sum + Math.hypot(x - curve[i - 1]![0], y - curve[i - 1]![1]) : 0),
    0,
  );
  const points = resampleLine(curve, length / POINTS);
  const shaft = Array.from({ length: POINTS + 1 }, (_, i) => points[Math.min(i, points.length - 1)]!);
  const [pointBefore, end] = [shaft[POINTS - 1]!, shaft[POINTS]!];
  const pointsBeyond = Array.from({ length: TIP }, (_, i): Point => interpolatePoint(pointBefore, end, i + 2));
  return [...shaft, ...pointsBeyond];
}

/** The light on hair: a band around the head, and another at the ends. */
const SHEEN = (id: string, [low, high]: readonly [number, number]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="34" x2="0" y2="230">` +
  [
    [0, low],
    [0.1, (low + high) / 2],
    [0.2, high],
    [0.36, low],
    [0.62, low * 0.9],
    [0.86, (low + high) / 2],
    [1, low],
  ]
    .map(([offset, value]) => `<stop offset="${offset}" stop-color="${gray(Math.round(value!))}"/>`)
    .join('') +
  '</linearGradient>';
const GLOSSES = [
  [70, 110],
  [96, 160],
  [124, 214],
] as const;
export const SHEENS = `<defs>${GLOSSES.map((range, i) => SHEEN(`sheen${i}`, range)).join('')}</defs>`;

/** A lock between two lines from the root to the tip: a soft ground, and fine hairs along it. */
export function paintLock(face: number, seed: number, from: Line, to: Line, strands: number): string {
  const [a, b] = [resampleLock(face, from), resampleLock(face, to)];
  const random = randomFrom(seed);
  const outline = closedPath([...a.slice(0, -TIP - GROUND), ...b.slice(0, -TIP - GROUND).reverse()]);
  const hair = (_: unknown, i: number): string => {
    const t = random.between(0, 1);
    const wander = random.between(-0.12, 0.12);
    const [firstPoint, last] = [Math.floor(random.between(0, 5)), POINTS + Math.floor(random.between(-2.5, TIP + 0.5))];
    const points: Point[] = [];
    for (let index = firstPoint; index <= last; index++) {
      const share = Math.min(1.006, Math.max(-0.006, t + (wander * index) / POINTS));
      points.push(interpolatePoint(a[index]!, b[index]!, share));
    }
    const isDark = i % 4 === 0;
    return stroke(openPath(points), {
      color: isDark ? gray(58) : `url(#sheen${i % 3})`,
      width: random.between(0.7, 1.7),
      opacity: random.between(0.45, 0.9),
    });
  };
  const ends = paintStroke(outline, gray(98), 1);
  return ends + Array.from({ length: strands * 5 }, hair).join('');
}

const mirror = (line: Line): Line => line.map((value, index) => (index % 3 === 2 ? value : -value));

export const drawBothSides = (face: number, seed: number, from: Line, to: Line, strands: number): string =>
  paintLock(face, seed, from, to, strands) + paintLock(face, seed + 1, mirror(from), mirror(to), strands);

/** Curls: small turns of hair, lighter where they are higher. */
export function paintCurls(seed: number, places: readonly (readonly [number, number, number])[]): string {
  const random = randomFrom(seed);
  const ground = places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${gray(86)}"/>`).join('');
  const turns = places.flatMap(([x, y, r]) =>
    Array.from({ length: Math.round(r * 1.1) + 3 }, () => {
      const [angle, far] = [random.between(0, 6.28), r * Math.sqrt(random.between(0, 1)) * 0.94];
      return turn(
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        random.between(0.16, 0.34) * Math.min(14, r),
        random,
      );
    }),
  );
  return `${ground}<g ${blur(0.6)}>${ground}</g>${turns.join('')}`;
}

function turn([x, y]: Point, r: number, random: ReturnType<typeof randomFrom>): string {
  const start = random.between(0, 6.28);
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = start + index * 0.55;
    const far = r * (1 - index * 0.05);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  const light = 150 - (y - 60) * 0.5 - x * 0.35;
  const value = random.between(0, 1) < 0.35 ? 54 : Math.max(70, Math.min(186, light + random.between(-34, 34)));
  return stroke(openPath(points), {
    color: gray(Math.round(value)),
    width: random.between(1, 2),
    opacity: random.between(0.6, 0.95),
  });
}
