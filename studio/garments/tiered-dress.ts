import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fan, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { ruffle } from '../tailoring/ruffle.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import type { StrappedMeasures, TopEdge } from '../tailoring/strapped.ts';
import { edgeLine, visibleEdge, flatStraps, mirroredBack, strappedBack } from '../tailoring/strapped.ts';
import type { Tiers } from '../tailoring/tiers.ts';
import { tieredSkirt } from '../tailoring/tiers.ts';
import { insideBack, seam, torso, torsoFolds } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const BOTTOMS: Readonly<Record<string, { halfWidth: number; bottom: number; distance: number; tiers: number }>> = {
  maxi: { halfWidth: 258, bottom: 948, distance: 0, tiers: 3 },
  midi: { halfWidth: 252, bottom: 902, distance: 30, tiers: 3 },
  mini: { halfWidth: 246, bottom: 796, distance: 90, tiers: 2 },
};

interface Bodice {
  readonly behind: readonly Part[];
  readonly front: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
  readonly waist: Point;
}

/** A bodice on straps, smocked all round if the options say so. */
function strappedBodice(bench: Bench, distance: number): Bodice {
  const edge = bench.text('neck', 'square') as TopEdge;
  const drop = { cowl: 206, v: 244, straight: 192, scoop: 216, sweetheart: 200, square: 190 }[edge];
  const measures: StrappedMeasures = {
    strap: [88, 168 + distance],
    peak: [70, 66 + distance],
    armpit: [134, 250 + distance],
    drop: drop + distance,
    backDrop: 210 + distance,
    edge,
  };
  const waist: Point = [116, 372 + distance];
  const top = visibleEdge(bench, measures);
  const sides: Knot[] = [
    [123, 318 + distance],
    [...waist, 1],
  ];
  const random = bench.random('bodice');
  const { foldDepth, foldWidth } = bench.main.fabric;
  const line = edgeLine(top);
  const isSmocked = bench.has('smocked');
  const body: Panel = {
    part: 'panel',
    material: bench.main,
    volume: 22,
    lift: 0.3,
    outline: closedCurve([
      ...top,
      ...sides,
      [0, waist[1] + 6],
      ...mirroredBack([...top, ...sides]).filter(([x]) => Math.abs(x) > 0.01),
    ]),
    folds: [
      ...swell(random, { left: -120, right: 120, top: 220 + distance, bottom: waist[1] }, 3 * foldDepth),
      ...(isSmocked
        ? Array.from({ length: 9 }, (_, row) =>
            foldsRisingFrom(
              random,
              [
                [-120, 240 + distance + row * 16],
                [120, 240 + distance + row * 16],
              ],
              [9, 15],
              24,
              3.2,
              1.9,
            ),
          ).flat()
        : [
            ...fan(random, [126, 262 + distance], [-1.8, -0.7], [40, 90], 3, 7 * foldWidth, 2.4 * foldDepth),
            ...fan(random, [-126, 262 + distance], [0.7, 1.8], [40, 90], 3, 7 * foldWidth, 2.4 * foldDepth),
            ...foldsRisingFrom(
              random,
              [
                [-110, waist[1]],
                [110, waist[1]],
              ],
              [30, 96],
              14,
              5,
              2.8 * foldDepth,
            ),
            ...(edge === 'v'
              ? []
              : foldsRisingFrom(
                  random,
                  [
                    [-70, measures.drop + 2],
                    [70, measures.drop + 2],
                  ],
                  [-30, -90],
                  10,
                  5,
                  2.4 * foldDepth,
                )),
          ]),
    ],
    seams: isSmocked
      ? Array.from({ length: 9 }, (_, row) =>
          seam(
            openCurve([
              [-122, 246 + distance + row * 16],
              [0, 249 + distance + row * 16],
              [122, 246 + distance + row * 16],
            ]),
            0.7,
            1.2,
          ),
        )
      : [],
  };
  const hasFrill = bench.text('strap', 'flat') === 'frill';
  const straps = flatStraps(bench, measures, bench.text('strap', 'flat') === 'thin' ? 8 : 22);
  const frills = hasFrill
    ? ([1, -1] as const).map((side) =>
        ruffle(
          bench,
          openCurve([
            [side * measures.peak[0] * 1.02, measures.peak[1]],
            [side * 92, 126 + distance],
            [side * 102, 186 + distance],
            [side * 124, 238 + distance],
          ]),
          side * 40,
          { name: `strap ${side}`, pitch: 24 },
        ),
      )
    : [];
  const ties =
    bench.has('bow') && !bench.isBack
      ? tiedBow(bench, [0, measures.drop + 8], { reach: 44, width: 18, tails: [92, 108], hasLoops: true })
      : [];
  return {
    behind: [
      ...straps,
      ...strappedBack(bench, measures, [...sides, [0, waist[1]]]),
      ...(bench.isBack ? [] : [{ part: 'label', at: [0, measures.backDrop + 12], size: [24, 10] } as Part]),
    ],
    front: [
      body,
      { part: 'panel', material: bench.main, outline: strip(line, -7), lift: 0.2, thickness: 2, volume: 3 },
      ...frills,
      ...ties,
    ],
    landmarks: {
      left_strap: [-measures.strap[0], measures.strap[1]],
      right_strap: [...measures.strap],
      left_armpit: [-measures.armpit[0], measures.armpit[1]],
      right_armpit: [...measures.armpit],
    },
    waist,
  };
}

function sleevedBodice(bench: Bench, distance: number): Bodice {
  const neck = bench.text('neck', 'v');
  const drop = { v: 234, square: 196, round: 158, straight: 158 }[neck] ?? 200;
  const waist: Point = [116, 372 + distance];
  const shape = torso(bench, {
    neck: neck === 'square' ? [82, 110 + distance] : [60, 104 + distance],
    shoulder: [128, 136 + distance],
    armpit: [136, 258 + distance],
    waist: [124, 318 + distance],
    hem: waist,
    drop: (bench.isBack ? 122 : drop) + distance,
    neckline: bench.isBack ? 'round' : neck === 'v' ? 'v' : neck === 'square' ? 'square' : 'round',
    sag: 4,
  });
  const cut = bench.text('sleeve', 'puff') as SleeveCut;
  const pair = arms(bench, shape, {
    cut,
    length:
      { puff: 136, flutter: 116, balloon: 336, bishop: 360, lantern: 326, bell: 330, kimono: 190 }[cut as string] ??
      300,
    ...(cut === 'flutter' || cut === 'bell' ? { finish: 'hem' as const } : { finish: 'elastic' as const }),
  });
  const random = bench.random('bodice');
  const foldDepth = bench.main.fabric.foldDepth;
  const body: Panel = {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 22,
    lift: 0.26,
    seams: [...pair.seams],
    folds: [
      ...torsoFolds(bench, shape, 0.7),
      ...hang(random, { left: -100, right: 100, top: 250 + distance, bottom: waist[1] }, 3, 9, 2 * foldDepth),
      ...foldsRisingFrom(
        random,
        [
          [-110, waist[1]],
          [110, waist[1]],
        ],
        [34, 104],
        16,
        5,
        2.8 * foldDepth,
      ),
    ],
  };
  return {
    behind: bench.isBack
      ? []
      : [insideBack(bench, shape, 4), { part: 'label', at: [0, 120 + distance], size: [24, 10] }],
    front: [
      ...pair.partsUnder,
      body,
      ...pair.partsOver,
      { part: 'panel', material: bench.main, outline: strip(shape.neckline, -7), lift: 0.2, thickness: 2, volume: 3 },
      ...(bench.has('bow') && !bench.isBack
        ? tiedBow(bench, [0, shape.measures.drop + 8], { reach: 40, width: 14, tails: [92, 110], hasLoops: true })
        : []),
    ],
    landmarks: {
      ...pair.landmarks,
      left_shoulder: [-128, 136 + distance],
      right_shoulder: [128, 136 + distance],
      left_armpit: [-136, 258 + distance],
      right_armpit: [136, 258 + distance],
    },
    waist,
  };
}

function draw(bench: Bench): Drawing {
  const b = BOTTOMS[bench.text('length', 'maxi')] ?? BOTTOMS['maxi']!;
  const bodice =
    bench.text('sleeve', 'none') === 'none' ? strappedBodice(bench, b.distance) : sleevedBodice(bench, b.distance);
  const look: Tiers = {
    waist: bodice.waist[0] - 1,
    top: bodice.waist[1] - 6,
    halfWidth: b.halfWidth,
    bottom: b.bottom,
    count: bench.count('tiers', b.tiers),
    flounce: bench.text('tier', 'sewn') === 'flounce' ? 1 : 0.3,
  };
  const [x, y] = bodice.waist;
  const random = bench.random('sash');
  const sash: Part[] = bench.has('sash')
    ? [
        {
          part: 'panel',
          material: bench.main,
          lift: 0.4,
          volume: 10,
          outline: strip(
            openCurve([
              [-x - 2, y - 12],
              [0, y - 6],
              [x + 2, y - 12],
            ]),
            -26,
          ),
          folds: foldsRisingFrom(
            random,
            [
              [-x, y + 16],
              [x, y + 16],
            ],
            [10, 20],
            8,
            4,
            1.6,
          ),
        },
      ]
    : [];
  return {
    parts: [...bodice.behind, ...tieredSkirt(bench, look), ...bodice.front, ...sash],
    focus: { at: [26, y - 60], zoom: 1.8 },
    landmarks: {
      ...bodice.landmarks,
      left_waist: [-x, y],
      right_waist: [x, y],
      left_hem: [-b.halfWidth, b.bottom],
      right_hem: [b.halfWidth, b.bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'tiered-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) => `tiered ${String(options['length'] ?? 'maxi')} dress`,
  words: 'tiered dress, sundress, prairie dress, gathered skirt',
  sample: { fabric: 'poplin', color: 'white' },
  draw,
};
