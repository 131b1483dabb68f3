import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve, mirrorHalf } from './geometry.ts';
import type { Torso } from './torso.ts';
import { offsetLine } from './torso.ts';

interface CollarShape {
  /** The tip of the leaf. */
  readonly point: Point;
  readonly open: number;
  readonly height: number;
}

/** The part behind the neck, drawn before the body. */
export function collarBack(bench: Bench, shape: Torso, height: number, material: Material = bench.main): Panel {
  const [x, y] = shape.measures.neck;
  return {
    part: 'panel',
    material,
    light: bench.isBack ? 1 : 0.8,
    lift: 0.3,
    volume: 6,
    thickness: 3,
    outline: mirrorHalf([
      [0, y - height],
      [x * 0.6, y - height * 0.86],
      [x * 0.98, y - height * 0.3, 1],
      [x * 0.86, y + 12, 1],
      [x * 0.5, y + 5],
      [0, y + 2],
    ]),
  };
}

/** The two leaves of a shirt collar over their stand, slightly asymmetric. */
export function collarLeaves(bench: Bench, shape: Torso, collar: CollarShape, material: Material = bench.main): Part[] {
  if (bench.isBack) return [fallOfBack(bench, shape, collar.height, material)];
  return ([-1, 1] as const).map((side) => leaf(bench, shape, collar, material, side));
}

function leaf(bench: Bench, shape: Torso, collar: CollarShape, material: Material, side: 1 | -1): Panel {
  const random = bench.random(`collar ${side}`);
  const {
    neck: [x, y],
    drop,
  } = shape.measures;
  const top: Point = [x * 0.98, y - collar.height * 0.34];
  const point: Point = [collar.point[0] + random.between(-4, 4), collar.point[1] + random.between(-4, 4)];
  const halfOutline: Knot[] = [
    [collar.open, drop + 1, 1],
    [x * 0.5, (drop + y) / 2 - 6],
    [x * 0.86, y - 2],
    [...top, 1],
    [x * 1.2, y - collar.height * 0.1],
    [x * 1.36, y + 15],
    [x * 1.3, y + 33, 1],
    [...point, 1],
  ];
  const outline = closedCurve(halfOutline.map(([px, py, corner]): Knot => [px * side, py, corner]));
  const edge = openCurve(
    [[x * 1.3, y + 33], point, [collar.open, drop]].map(
      ([px, py], index): Knot => [px! * side, py!, index === 1 ? 1 : 0],
    ),
  );
  return {
    part: 'panel',
    material,
    outline,
    lift: 0.85,
    thickness: 3,
    volume: 10,
    grain: { origin: [x * side, y], angle: -0.62 * side },
    folds: [
      {
        path: openCurve([
          [collar.open * side, drop],
          [x * 0.6 * side, (drop + y) / 2 + 4],
          [...top].map((v, i) => (i ? v + 6 : v * side)) as unknown as Point,
        ]),
        width: 7,
        depth: 3 * 1,
        peak: 0.5,
      },
    ],
    stitching: [{ path: offsetLine(edge, 4.5 * side), color: bench.thread, length: 3 }],
  };
}

/** The collar from behind: one band over the yoke. */
function fallOfBack(bench: Bench, shape: Torso, height: number, material: Material): Panel {
  const [x, y] = shape.measures.neck;
  const low = openCurve([
    [-x * 1.32, y + 30],
    [-x * 0.6, y + 34],
    [0, y + 36],
    [x * 0.6, y + 34],
    [x * 1.32, y + 30],
  ]);
  return {
    part: 'panel',
    material,
    lift: 0.8,
    thickness: 3.4,
    volume: 12,
    outline: mirrorHalf([
      [0, y - height],
      [x * 0.62, y - height * 0.84],
      [x * 0.98, y - height * 0.3],
      [x * 1.36, y + 14],
      [x * 1.32, y + 30, 1],
      [x * 0.6, y + 34],
      [0, y + 36],
    ]),
    stitching: [{ path: offsetLine(low, 4.5), color: bench.thread, length: 3 }],
  };
}

/** A stand without leaves. */
export function bandCollar(bench: Bench, shape: Torso, width: number, material: Material = bench.main): Panel {
  const line = shape.neckline;
  return {
    part: 'panel',
    material,
    lift: 0.5,
    thickness: 3,
    volume: 6,
    outline: [...offsetLine(line, width * 0.5), ...[...offsetLine(line, -width * 0.5)].reverse()],
    stitching: [{ path: offsetLine(line, -width * 0.5 + 4), color: bench.thread, length: 3 }],
  };
}
