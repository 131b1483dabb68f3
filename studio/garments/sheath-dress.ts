import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import { armholeBindings, columnFolds, shapingSeams, slit } from '../tailoring/dressParts.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { band, buckle } from '../tailoring/objects.ts';
import { placket } from '../tailoring/placket.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import { insideBack, offsetLine, seam, torso, torsoLandmarks } from '../tailoring/torso.ts';
import type { TorsoMeasures } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, { bottom: number; distance: number; hem: number }>> = {
  mini: { bottom: 770, distance: 86, hem: 158 },
  knee: { bottom: 838, distance: 40, hem: 150 },
  midi: { bottom: 916, distance: 0, hem: 148 },
};

function measures(bench: Bench): TorsoMeasures {
  const { bottom, distance: offsetY, hem } = LENGTHS[bench.text('length', 'knee')] ?? LENGTHS['knee']!;
  const neck = bench.text('neck', 'round');
  const isSleeveless = bench.text('sleeve', 'none') === 'none';
  const drop = { round: 152, boat: 132, square: 190, v: 226, high: 122 }[neck] ?? 152;
  const isShift = bench.text('shape', 'sheath') === 'shift';
  const inner = { boat: 92, square: 78, high: 50 }[neck] ?? 62;
  return {
    neck: [inner, 104 + offsetY],
    shoulder: [isSleeveless ? Math.max(118, inner + 18) : 140, 128 + offsetY],
    armpit: [146, 258 + offsetY],
    waist: [isShift ? 142 : 114, 404 + offsetY],
    hip: [isShift ? 160 : 154, 540 + offsetY],
    hem: [isShift ? 182 : hem, bottom],
    drop: (bench.isBack ? 118 : drop) + offsetY,
    neckline: bench.isBack ? 'round' : neck === 'v' ? 'v' : neck === 'square' ? 'square' : 'round',
    sag: 6,
  };
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, measures(bench));
  const { neck, waist, hem, drop, hip } = shape.measures;
  const cut = bench.text('sleeve', 'none');
  const lengths: Readonly<Record<string, number>> = {
    cap: 62,
    'short-natural': 118,
    natural: 250,
    puff: 128,
    'set-in': 372,
    'leg-of-mutton': 372,
    bell: 330,
    bishop: 372,
  };
  const pair =
    cut === 'none'
      ? undefined
      : arms(bench, shape, {
          cut: cut as SleeveCut,
          length: lengths[cut] ?? 300,
          finish: cut === 'bishop' || cut === 'puff' ? 'cuff' : 'hem',
        });
  const cutOpen = bench.has('slit')
    ? slit(shape, bench.isBack ? 0 : hem[0] * 0.46, 190)
    : bench.isBack
      ? slit(shape, 0, 110)
      : { seams: [], folds: [] };
  const style = bench.text('seams', 'darts') as 'princess' | 'darts' | 'waist';
  const isPlain = bench.text('shape', 'sheath') === 'shift';
  const parts: Part[] = bench.isBack
    ? []
    : [insideBack(bench, shape, 6), { part: 'label', at: [0, neck[1] + 14], size: [28, 11] }];
  parts.push(
    ...(pair?.partsUnder ?? []),
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 28,
      lift: 0.16,
      folds: [...columnFolds(bench, shape, isPlain ? 1.1 : 0.9), ...cutOpen.folds],
      seams: [
        ...(pair?.seams ?? []),
        ...(isPlain ? shapingSeams(shape, 'darts').slice(1, 2) : shapingSeams(shape, style)),
        seam(offsetLine(shape.hemline, -15), 0.8),
        ...cutOpen.seams,
        ...(bench.isBack
          ? [
              seam(
                openCurve([
                  [0, drop],
                  [1, waist[1]],
                  [0, hem[1] - 110],
                ]),
                1.3,
              ),
            ]
          : []),
      ],
    },
    ...(pair?.partsOver ?? []),
  );
  if (!pair) parts.push(...armholeBindings(bench, shape, 6));
  if (bench.has('buttons') && !bench.isBack) parts.push(...placket(bench, drop - 2, hem[1] + 5, 9, 12, 18));
  const trim = bench.has('trim') ? bench.plain('satin', bench.cloth.accent ?? bench.cloth.color) : bench.main;
  parts.push({
    part: 'panel',
    material: trim,
    outline: strip(shape.neckline, bench.has('trim') ? -13 : -7),
    lift: 0.22,
    thickness: 2.2,
    volume: 3,
  });
  parts.push(...dressBelt(bench, waist[0], waist[1]));
  if (bench.has('bow') && !bench.isBack)
    parts.push(...tiedBow(bench, [0, drop + 12], { reach: 66, width: 36, tails: [104, 120], hasLoops: true }));
  const marks = torsoLandmarks(shape);
  return {
    parts,
    focus: { at: [30, waist[1] - 60], zoom: 1.8 },
    landmarks: { ...marks, ...pair?.landmarks, left_hip: [-hip![0], hip![1]], right_hip: [...hip!] },
  };
}

/** A leather belt with a buckle, or a band of the dress's own cloth. */
function dressBelt(bench: Bench, x: number, y: number): Part[] {
  const belt = bench.text('belt', 'none');
  if (belt === 'none') return [];
  const line: [number, number][] = [
    [-x - 3, y - 3],
    [0, y + 5],
    [x + 3, y - 3],
  ];
  if (belt === 'self')
    return [
      band(bench, line, 24, { material: bench.main, stitched: true }),
      ...(bench.isBack ? [] : buckle(bench, [8, y + 5], [30, 32])),
    ];
  return [
    band(bench, line, 20, {
      material: bench.plain('leather', belt === 'leather' ? 'espresso' : 'black'),
      stitched: true,
    }),
    ...(bench.isBack ? [] : buckle(bench, [-14, y + 5], [26, 28])),
  ];
}

export const silhouette: Silhouette = {
  name: 'sheath-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) =>
    `${options['length'] === 'mini' ? 'mini ' : ''}${options['shape'] === 'shift' ? 'shift dress' : 'sheath dress'}`,
  words: ({ shape }) => `${shape === 'shift' ? 'shift dress' : 'sheath dress, fitted dress'}, day dress, work dress`,
  sample: { fabric: 'wool', color: 'navy' },
  draw,
};
