import type { Bench } from './Bench.ts';
import type { Fold, Panel, Seam } from './Drawing.ts';
import { creases, fan, hang, foldsRisingFrom, swell } from './folds.ts';
import type { Point } from './geometry.ts';
import { openCurve } from './geometry.ts';
import { strip } from './neck.ts';
import { acrossHip } from './skirts.ts';
import type { Torso } from './torso.ts';
import { seam } from './torso.ts';

/** The folds of a fitted dress: small pulls at bust and waist, long soft folds from the hip. */
export function columnFolds(bench: Bench, shape: Torso, amount = 1): Fold[] {
  const random = bench.random('column');
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const d = foldDepth * amount;
  const { armpit, waist, hem, hip = waist } = shape.measures;
  const area = { left: -hip[0], right: hip[0], top: armpit[1], bottom: hem[1] };
  const bothSides = [1, -1] as const;
  return [
    ...swell(random, area, 5 * d),
    ...hang(random, { ...area, top: waist[1] + 50 }, random.whole(5, 7), 13 * foldWidth, 2.8 * d),
    ...bothSides.flatMap((side) =>
      fan(
        random,
        [side * (armpit[0] - 8), armpit[1] + 2],
        side > 0 ? [-1.6, -0.4] : [0.4, 1.6],
        [40, 100],
        random.whole(2, 3),
        7 * foldWidth,
        2.4 * d,
      ),
    ),
    ...bothSides.flatMap((side) =>
      fan(
        random,
        [side * (waist[0] - 2), waist[1]],
        side > 0 ? [-2.3, -0.7] : [0.7, 2.3],
        [50, 120],
        random.whole(3, 4),
        8 * foldWidth,
        2.2 * d,
      ),
    ),
    ...acrossHip(random, { halfWidth: hip[0] * 0.84, at: hip[1] - 40 }, d * 0.75),
    ...foldsRisingFrom(
      random,
      [
        [-hem[0], hem[1]],
        [hem[0], hem[1]],
      ],
      [50, 190],
      random.whole(5, 7),
      11 * foldWidth,
      2.8 * d,
    ),
    ...creases(random, area, creaseCount, 1.3 * d),
  ];
}

/** Two long seams or darts that shape the front and the back. */
export function shapingSeams(shape: Torso, style: 'princess' | 'darts' | 'waist'): Seam[] {
  const { shoulder, armpit, waist, hem, hip = waist } = shape.measures;
  const bothSides = [1, -1] as const;
  if (style === 'princess')
    return bothSides.map((side) =>
      seam(
        openCurve([
          [side * shoulder[0] * 0.72, shoulder[1] - 6],
          [side * armpit[0] * 0.56, armpit[1] + 30],
          [side * waist[0] * 0.5, waist[1]],
          [side * hip[0] * 0.52, hip[1] + 30],
          [side * hem[0] * 0.52, hem[1] + 4],
        ]),
        1.2,
      ),
    );
  const darts = bothSides.flatMap((side) => [
    seam(
      openCurve([
        [side * waist[0] * 0.5, waist[1] - 96],
        [side * waist[0] * 0.48, waist[1]],
        [side * waist[0] * 0.54, waist[1] + (style === 'waist' ? 60 : 104)],
      ]),
      1.3,
    ),
    seam(
      [
        [side * (armpit[0] - 12), armpit[1] + 44],
        [side * armpit[0] * 0.62, armpit[1] + 22],
      ],
      1,
    ),
  ]);
  return style === 'darts'
    ? darts
    : [
        ...darts,
        seam(
          openCurve([
            [-waist[0], waist[1] - 2],
            [0, waist[1] + 5],
            [waist[0], waist[1] - 2],
          ]),
          1.7,
        ),
      ];
}

/** A slit. Its front edge casts a shadow on the layer behind. */
export function slit(shape: Torso, x: number, length: number): { readonly seams: Seam[]; readonly folds: Fold[] } {
  const y = shape.measures.hem[1];
  const path: Point[] = openCurve([
    [x, y - length],
    [x + 2, y - length * 0.5],
    [x + 7, y + 14],
  ]);
  return {
    seams: [seam(path, 4, 3)],
    folds: [
      {
        path: openCurve([
          [x - 9, y - length * 0.9],
          [x - 8, y + 12],
        ]),
        width: 9,
        depth: 3.4,
        peak: 0.85,
        lean: 0.6,
      },
    ],
  };
}

/** Narrow bindings round sleeveless armholes. */
export const armholeBindings = (bench: Bench, shape: Torso, width = 7, material = bench.main): Panel[] =>
  ([1, -1] as const).map((side) => ({
    part: 'panel',
    material,
    outline: strip(shape.armhole(side), width * side),
    lift: 0.2,
    thickness: 2,
    volume: 2,
  }));
