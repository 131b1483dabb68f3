import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { columnFolds } from '../tailoring/dressParts.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { neckBase, neckRib, rollNeck, strip } from '../tailoring/neck.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import { insideBack, seam, torso, torsoLandmarks } from '../tailoring/torso.ts';
import type { Torso, TorsoMeasures } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  column: { shoulder: [142, 132], armpit: [150, 266], waist: [130, 410], hip: [154, 550], hem: 158 },
  flared: { shoulder: [140, 132], armpit: [148, 264], waist: [118, 404], hip: [158, 540], hem: 246 },
  loose: { shoulder: [166, 140], armpit: [176, 290], waist: [176, 440], hip: [184, 570], hem: 176 },
} as const;
const LENGTHS: Readonly<Record<string, { bottom: number; distance: number }>> = {
  mini: { bottom: 784, distance: 60 },
  midi: { bottom: 862, distance: 28 },
  maxi: { bottom: 908, distance: 0 },
};

function measures(bench: Bench): TorsoMeasures {
  const fit = FITS[bench.text('fit', 'column') as keyof typeof FITS];
  const length = LENGTHS[bench.text('length', 'midi')] ?? LENGTHS['midi']!;
  const distance = length.distance * (fit === FITS.loose ? 0.5 : 1);
  const bottom = length.bottom + (fit === FITS.loose ? 46 : 0);
  const neck = bench.text('neck', 'crew');
  const down = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y + distance];
  const drop = { crew: 160, turtle: 126, v: 222, polo: 138, boat: 132, square: 194, mock: 122 }[neck] ?? 160;
  return {
    neck: [{ turtle: 50, mock: 50, boat: 90, polo: 54, square: 74 }[neck] ?? 62, 104 + distance],
    shoulder: down(fit.shoulder),
    armpit: down(fit.armpit),
    waist: down(fit.waist),
    hip: down(fit.hip),
    hem: [fit.hem, bottom],
    drop: (bench.isBack ? 116 : drop) + distance,
    neckline: bench.isBack ? 'round' : neck === 'v' ? 'v' : neck === 'square' ? 'square' : 'round',
    sag: bench.text('fit', 'column') === 'flared' ? 18 : 5,
  };
}

/** The rib at the hem: narrow on a column, none on a flare. */
function foot(bench: Bench, shape: Torso): Panel[] {
  if (bench.text('fit', 'column') === 'flared') return [];
  const [x, y] = shape.measures.hem;
  const halfOutline: Knot[] = [
    [x * 0.99, y - 8, 1],
    [x * 0.965, y + 15],
    [x * 0.97, y + 34, 1],
  ];
  return [
    {
      part: 'panel',
      material: bench.plain('rib'),
      lift: 0.25,
      volume: 18,
      thickness: 4,
      outline: closedCurve([
        ...halfOutline,
        [x * 0.4, y + 40],
        [-x * 0.4, y + 39],
        ...halfOutline.map(([px, py, corner]): Knot => [-px, py, corner]).reverse(),
        [0, y],
      ]),
    },
  ];
}

/** A polo collar in rib: two soft leaves without a stand. */
function poloLeaves(
  bench: Bench,
  {
    measures: {
      neck: [x, y],
      drop,
    },
  }: Torso,
): Part[] {
  return ([-1, 1] as const).map(
    (side): Part => ({
      part: 'panel',
      material: bench.plain('rib'),
      lift: 0.6,
      thickness: 3.4,
      volume: 9,
      grain: { origin: [x * side, y], angle: -0.9 * side },
      outline: closedCurve(
        (
          [
            [5, drop + 2, 1],
            [x * 0.6, (drop + y) / 2 - 4],
            [x * 0.96, y - 12],
            [x * 1.24, y + 4],
            [x * 1.4, y + 30, 1],
            [x * 0.92, drop + 44, 1],
          ] as Knot[]
        ).map(([px, py, corner]): Knot => [px * side, py, corner]),
      ),
    }),
  );
}

function neckOf(bench: Bench, shape: Torso): Part[] {
  const neck = bench.text('neck', 'crew');
  if (neck === 'turtle') return rollNeck(bench, shape, 50);
  if (neck === 'mock') return rollNeck(bench, shape, 26);
  if (neck === 'polo') return bench.isBack ? neckRib(bench, shape, 20) : poloLeaves(bench, shape);
  return neckRib(bench, shape, neck === 'boat' ? 12 : 18, bench.has('tipped') ? 'accent' : 'main');
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, measures(bench));
  const { drop, waist, hem, hip } = shape.measures;
  const cut = bench.text('sleeve', 'natural');
  const isLoose = bench.text('fit', 'column') === 'loose';
  const lengths: Readonly<Record<string, number>> = {
    'short-natural': 116,
    cap: 60,
    balloon: 380,
    bell: 360,
    dropped: 360,
  };
  const pair =
    cut === 'none'
      ? undefined
      : arms(bench, shape, {
          cut: cut as SleeveCut,
          length: lengths[cut] ?? 392,
          finish: cut === 'bell' ? 'raw' : 'rib',
          ease: isLoose ? 0.96 : 1,
          ...(isLoose ? { pose: 'open' as const } : {}),
        });
  const neck = bench.text('neck', 'crew');
  const isClosed = neck === 'turtle' || neck === 'mock';
  const parts: Part[] =
    bench.isBack || isClosed
      ? []
      : [insideBack(bench, shape, -6), { part: 'label', at: [0, neckBase(shape) + 20], size: [28, 12] }];
  const body: Panel = {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 30,
    lift: 0.16,
    folds: columnFolds(bench, shape, 1.15),
    seams: [
      ...(pair?.seams ?? []),
      ...(bench.has('panels')
        ? [1, -1].map((side) =>
            seam(
              [
                [side * waist[0] * 0.55, shape.measures.armpit[1] + 40],
                [side * hem[0] * 0.6, hem[1] + 6],
              ],
              1.6,
              2.4,
            ),
          )
        : []),
    ],
  };
  parts.push(...(pair?.partsUnder ?? []), ...foot(bench, shape), body, ...(pair?.partsOver ?? []));
  if (!pair)
    parts.push(
      ...([1, -1] as const).map(
        (side): Part => ({
          part: 'panel',
          material: bench.plain('rib'),
          outline: strip(shape.armhole(side), 13 * side),
          lift: 0.25,
          thickness: 3,
          volume: 4,
        }),
      ),
    );
  if (neck === 'polo' && !bench.isBack)
    parts.push(
      {
        part: 'panel',
        material: bench.plain(),
        outline: [
          [-12, drop],
          [12, drop],
          [12, drop + 104],
          [-12, drop + 104],
        ],
        lift: 0.2,
        thickness: 2.4,
        volume: 1,
      },
      ...buttonsDown(bench, 0, drop + 22, drop + 88, 3, 5.4),
    );
  if (bench.has('buttons') && !bench.isBack)
    parts.push(
      {
        part: 'panel',
        material: bench.plain('rib'),
        outline: [
          [-14, drop - 2],
          [14, drop - 2],
          [15, hem[1] + 26],
          [-15, hem[1] + 26],
        ],
        lift: 0.25,
        thickness: 3,
        volume: 2,
      },
      ...buttonsDown(bench, 0, drop + 22, hem[1] - 90, 9, 7),
    );
  parts.push(...neckOf(bench, shape));
  if (bench.has('belt')) parts.push(...tiedBelt(bench, waist[0] + 3, waist[1], 24));
  return {
    parts,
    focus: { at: [40, drop + 70], zoom: 1.9 },
    landmarks: {
      ...torsoLandmarks(shape, bench.text('fit', 'column') === 'flared' ? 0 : 34),
      ...pair?.landmarks,
      left_hip: [-hip![0], hip![1]],
      right_hip: [...hip!],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'knit-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) =>
    `${options['neck'] === 'turtle' ? 'roll-neck ' : options['neck'] === 'polo' ? 'polo ' : ''}knit dress`,
  words: 'knit dress, knitted dress, sweater dress, jumper dress',
  sample: { fabric: 'rib', color: 'oat' },
  draw,
};
