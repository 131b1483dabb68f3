import type { Bench } from './Bench.ts';
import type { Panel, Seam } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, distance, openCurve } from './geometry.ts';
import type { Torso } from './torso.ts';
import { offsetLine } from './torso.ts';

/** A strip between a line and the same line moved sideways. */
export function strip(line: readonly Point[], width: number): Point[] {
  return [...line, ...offsetLine(line, width).reverse()];
}

/** The knitted band of a crew or a V neck: its wales stay perpendicular to the edge. */
export function neckRib(bench: Bench, shape: Torso, width: number, color: 'main' | 'accent' = 'main'): Panel[] {
  const material = bench.plain(
    'jersey',
    color === 'accent' ? (bench.cloth.accent ?? bench.cloth.color) : bench.cloth.color,
  );
  const line = shape.neckline;
  const behind: Panel = {
    part: 'panel',
    material,
    light: 0.74,
    lift: 0,
    thickness: 2.5,
    volume: 3,
    outline: strip(backNeck(shape), -width * 0.8),
  };
  const band: Panel = {
    part: 'panel',
    material,
    outline: strip(line, -width),
    lift: 0.35,
    thickness: 2.4,
    volume: 6,
    seams: [...wales(line, width), { path: offsetLine(line, -width), depth: 1, width: 1.4 }],
  };
  return bench.isBack ? [band] : [behind, band];
}

/** The far edge of the neck, from left to right. */
export function backNeck(shape: Torso, dip = 7): Point[] {
  const [x, y] = shape.measures.neck;
  return openCurve([
    [-x, y],
    [-x * 0.6, y + dip * 0.8],
    [0, y + dip],
    [x * 0.6, y + dip * 0.8],
    [x, y],
  ]);
}

/** Short grooves across the band, four pixels apart. */
function wales(line: readonly Point[], width: number): Seam[] {
  const low = offsetLine(line, -width);
  const grooves: Seam[] = [];
  let walkedDistance = 0;
  for (let i = 1; i < line.length; i++) {
    walkedDistance += distance(line[i - 1]!, line[i]!);
    if (walkedDistance < 3.4) continue;
    walkedDistance = 0;
    grooves.push({ path: [line[i]!, low[i]!], depth: 0.34, width: 1 });
  }
  return grooves;
}

/** How far the back of the neck band reaches down in the middle, where the label hangs. */
export const neckBase = (shape: Torso): number => shape.measures.neck[1] + 7;

/** A roll-neck: a tube folded over itself, soft at the fold. */
export function rollNeck(bench: Bench, shape: Torso, height: number): Panel[] {
  const [x, y] = shape.measures.neck;
  const { drop } = shape.measures;
  const random = bench.random('roll');
  const fold = y - height;
  const material = bench.plain('rib');
  const right: Knot[] = [
    [x * 0.86, fold + 5],
    [x * 0.97, fold + 16],
    [x * 1.01, y - 8],
    [x * 1.08, y + 10, 1],
  ];
  const low: Knot[] = [
    [x * 0.55, drop + 4],
    [0, drop + 10 + random.between(-3, 3)],
    [-x * 0.55, drop + 3],
  ];
  const left = right.map(([px, py, corner]): Knot => [-px, py + random.between(-2, 2), corner]).reverse();
  return [
    {
      part: 'panel',
      material,
      lift: 0.75,
      thickness: 7,
      volume: 22,
      outline: closedCurve([[0, fold - 2], [x * 0.5, fold], ...right, ...low, ...left, [-x * 0.5, fold]]),
      folds: [0.3, 0.62].map((t, index) => ({
        path: openCurve([
          [-x, fold + (drop - fold) * t - 14],
          [random.between(-14, 14), fold + (drop - fold) * (t + 0.12)],
          [x, fold + (drop - fold) * t - 12],
        ]),
        width: 10,
        depth: index ? 3 : 2,
        lean: 0.4,
        peak: 0.5,
      })),
    },
  ];
}
