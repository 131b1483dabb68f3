import type { Bench } from './Bench.ts';
import { tiedBelt } from './belt.ts';
import { denimFades } from './denim.ts';
import type { Part, Seam } from './Drawing.ts';
import { foldsRisingFrom } from './folds.ts';
import type { Point } from './geometry.ts';
import { openCurve } from './geometry.ts';
import { acrossLeg } from './legs.ts';
import { jetted } from './jacketPockets.ts';
import type { LegMeasures } from './legs.ts';
import { beltLoops, fly, leg, waistband } from './legs.ts';
import { band as strapBand, buckle } from './objects.ts';
import { button } from './placket.ts';
import { offsetLine, seam } from './torso.ts';
import { turnUp } from './turnUp.ts';

/** Trousers other than jeans: slanted pockets, pleats, a pressed crease; a drawstring for casual ones. */
export function trouserParts(bench: Bench, measures: LegMeasures): Part[] {
  const isEasy = bench.text('waist', '') === 'drawstring';
  const { behind, band } = waistband(bench, measures);
  const front = fly(bench, measures);
  const isSatin = bench.main.fabric.gloss > 0.2;
  const parts: Part[] = [...behind];
  for (const side of [-1, 1] as const) {
    const firstLeg = leg(bench, measures, side, !isEasy && !isSatin && !bench.has('washed'));
    const hasOwnFly = side === 1 && !bench.isBack && !isEasy;
    parts.push({
      ...firstLeg.panel,
      fades: bench.cloth.fabric === 'denim' ? denimFades(bench, measures, side) : [],
      folds: [...firstLeg.panel.folds!, ...(isEasy ? gathers(bench, measures, side) : [])],
      seams: [
        ...pleatSeams(bench, measures, side),
        ...(bench.isBack ? darts(measures, side) : [seam(slantPocket(measures, side), 2, 2)]),
        seam(acrossLeg(firstLeg, isEasy ? 24 : 34), 0.8),
        ...(hasOwnFly
          ? (front.seams ?? [])
          : side === 1
            ? [
                seam(
                  [
                    [0, measures.waist[1] + measures.band],
                    [0, measures.crotch],
                  ],
                  1.6,
                ),
              ]
            : []),
      ],
      stitching: [
        ...(bench.isBack ? [] : [{ path: offsetLine(slantPocket(measures, side), -4 * side), color: bench.thread }]),
        ...(hasOwnFly ? (front.stitching ?? []) : []),
      ],
    });
    if (bench.has('turn-up')) parts.push(turnUp(bench, firstLeg, 34));
    if (bench.has('stripe')) {
      parts.push({
        part: 'panel',
        material: bench.plain('satin', bench.cloth.accent ?? 'black'),
        lift: 0.1,
        thickness: 1,
        volume: 0,
        outline: [...offsetLine(firstLeg.outer, side * -1), ...offsetLine(firstLeg.outer, side * -12).reverse()],
      });
    }
  }
  if (bench.isBack)
    parts.push(
      jetted(bench, -measures.hip[0] * 0.47, measures.waist[1] + measures.band + 74, 84),
      jetted(bench, measures.hip[0] * 0.47, measures.waist[1] + measures.band + 74, 84),
    );
  return [...parts, ...waist(bench, measures, band, isEasy)];
}

function waist(
  bench: Bench,
  measures: LegMeasures,
  band: ReturnType<typeof waistband>['band'],
  isEasy: boolean,
): Part[] {
  if (!isEasy) {
    const x = measures.waist[0];
    return [
      {
        ...band,
        stitching: [],
        seams: bench.isBack
          ? [
              seam(
                [
                  [0, measures.waist[1]],
                  [0, measures.waist[1] + measures.band + 8],
                ],
                1.4,
              ),
            ]
          : [
              seam(
                [
                  [12, measures.waist[1] + 4],
                  [12, measures.waist[1] + measures.band + 10],
                ],
                2,
              ),
            ],
      },
      ...beltLoops(bench, measures, bench.isBack ? [-x * 0.8, 0, x * 0.8] : [-x * 0.74, -x * 0.36, x * 0.44, x * 0.8]),
      ...(bench.isBack ? [] : [button(bench, [0, measures.waist[1] + measures.band * 0.62], 7.5)]),
      ...trouserBelt(bench, measures),
    ];
  }
  const random = bench.random('band');
  const gathered: Part = {
    ...band,
    stitching: [0.3, 0.62].map((t) => ({
      path: openCurve([
        [-measures.waist[0], measures.waist[1] + measures.band * t],
        [0, measures.waist[1] + measures.band * t + 8],
        [measures.waist[0], measures.waist[1] + measures.band * t],
      ]),
      color: bench.thread,
    })),
    folds: foldsRisingFrom(
      random,
      [
        [-measures.waist[0], measures.waist[1] + measures.band],
        [measures.waist[0], measures.waist[1] + measures.band],
      ],
      [measures.band * 0.6, measures.band],
      26,
      3.4,
      2,
    ),
  };
  if (bench.isBack) return [gathered];
  const y = measures.waist[1] + measures.band * 0.52;
  const color = bench.thread;
  const cord = (points: Point[]): Part => ({ part: 'cord', width: 6, color, path: openCurve(points) });
  return [
    gathered,
    cord([
      [-14, y + 6],
      [-9, y + 50],
      [-22 + random.between(-8, 8), y + 128],
    ]),
    cord([
      [14, y + 6],
      [16, y + 60],
      [10 + random.between(-8, 8), y + 150],
    ]),
    cord([
      [-14, y + 6],
      [-24, y + 24],
      [-8, y + 30],
      [2, y + 12],
      [14, y + 26],
      [26, y + 20],
      [14, y + 6],
    ]),
  ];
}

const slantPocket = (measures: LegMeasures, side: number): Point[] => {
  const top = measures.waist[1] + measures.band;
  return [
    [side * measures.waist[0] * 0.8, top + 4],
    [side * (measures.hip[0] - 8), top + (measures.hip[1] - top) * 0.92],
  ];
};

function pleatSeams(bench: Bench, measures: LegMeasures, side: number): Seam[] {
  if (bench.isBack) return [];
  const top = measures.waist[1] + measures.band + 4;
  return Array.from({ length: bench.count('pleats', 0) }, (_, index) => {
    const x = measures.waist[0] * (0.42 + index * 0.2);
    return seam(
      openCurve([
        [side * x, top],
        [side * (x + 2), top + 60],
        [side * (x + 4), top + 120 - index * 34],
      ]),
      3.4 - index,
      3,
    );
  });
}

const darts = (measures: LegMeasures, side: number): Seam[] => [
  seam(
    [
      [side * measures.waist[0] * 0.5, measures.waist[1] + measures.band],
      [side * measures.waist[0] * 0.53, measures.waist[1] + measures.band + 72],
    ],
    1.1,
  ),
];

const gathers = (bench: Bench, measures: LegMeasures, side: number) =>
  foldsRisingFrom(
    bench.random(`gathers ${side}`),
    [
      [side * 8, measures.waist[1] + measures.band - 4],
      [side * measures.waist[0], measures.waist[1] + measures.band - 4],
    ],
    [-40, -120],
    9,
    5,
    2.6,
  );

/** A leather belt through the loops, or a sash of the same cloth tied in front. */
function trouserBelt(bench: Bench, measures: LegMeasures): Part[] {
  const belt = bench.text('belt', 'none');
  const y = measures.waist[1] + measures.band * 0.5;
  const x = measures.waist[0] + 2;
  if (belt === 'none') return [];
  if (belt === 'sash') return tiedBelt(bench, x + 2, y + 4, Math.min(34, measures.band * 0.7));
  const strap = strapBand(
    bench,
    [
      [-x, y - 3],
      [0, y + 5],
      [x, y - 3],
    ],
    24,
    { material: bench.plain('leather', belt === 'black' ? 'black' : 'chestnut'), stitched: true },
  );
  return [strap, ...(bench.isBack ? [] : buckle(bench, [12, y + 5], [32, 34]))];
}
