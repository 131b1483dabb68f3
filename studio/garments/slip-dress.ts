import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fan, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { acrossHip, flowingHem, skirtFolds } from '../tailoring/skirts.ts';
import { cowl, straps } from '../tailoring/slip.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, readonly [half: number, bottom: number]>> = {
  mini: [172, 796],
  midi: [196, 884],
  maxi: [216, 952],
};

function draw(bench: Bench): Drawing {
  const [halfWidth, bottom] = LENGTHS[bench.text('length', 'midi')] ?? LENGTHS['midi']!;
  const lift = bottom > 900 ? 20 : bottom < 820 ? -84 : 0;
  const y = (value: number): number => value - lift;
  const random = bench.random('dress');
  const drop = bench.isBack ? y(284) : y(266);
  const { foldDepth, foldWidth } = bench.main.fabric;
  const right: Knot[] = [
    [100, y(222), 1],
    [118, y(268)],
    [128, y(318), 1],
    [114, y(420)],
    [118, y(480)],
    [147, y(584)],
    ...(bottom > 820 ? [[halfWidth - 14, bottom - 130] as Knot] : []),
    [halfWidth, bottom, 1],
  ];
  const left = right.map(([x, py, corner]): Knot => [-x, py, corner]).reverse();
  const outline = closedCurve([
    [0, drop],
    [54, drop - 15],
    ...right,
    ...flowingHem(bench, halfWidth, bottom, 7, 3.6),
    ...left,
    [-54, drop - 15],
  ]);
  const waist = y(440);
  const body: Part = {
    part: 'panel',
    outline,
    material: bench.main,
    volume: 30,
    folds: [
      ...(bench.isBack ? [] : cowl(bench, 100, y(222), drop)),
      ...swell(random, { left: -110, right: 110, top: y(300), bottom }, 6 * foldDepth),
      ...skirtFolds(bench, { halfWidth, top: waist + 60, bottom, waist: 118 }, 9),
      ...fan(random, [116, waist - 10], [-2.0, -0.4], [60, 150], 4, 8 * foldWidth, 2.4 * foldDepth),
      ...fan(random, [-116, waist - 10], [0.4, 2.0], [60, 150], 4, 8 * foldWidth, 2.4 * foldDepth),
      ...acrossHip(random, { halfWidth: 104, at: y(540) }, foldDepth),
    ],
  };
  const behind: Part = {
    part: 'panel',
    material: bench.main,
    light: 0.55,
    lift: 0,
    outline: mirrorHalf([
      [0, y(248)],
      [62, y(236)],
      [100, y(222), 1],
      [96, y(300), 1],
      [0, y(320)],
    ]),
  };
  return {
    parts: [
      ...straps(bench, [100, y(222)], [72, y(56)]),
      ...(bench.isBack ? [] : [behind, { part: 'label', at: [0, y(258)], size: [24, 10] } as Part]),
      body,
    ],
    focus: { at: [26, y(290)], zoom: 2 },
    landmarks: {
      left_strap: [-72, y(56)],
      right_strap: [72, y(56)],
      left_armpit: [-128, y(318)],
      right_armpit: [128, y(318)],
      left_waist: [-114, y(420)],
      right_waist: [114, y(420)],
      left_hip: [-148, y(590)],
      right_hip: [148, y(590)],
      left_hem: [-halfWidth, bottom],
      right_hem: [halfWidth, bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'slip-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) => `${String(options['length'] ?? 'midi')} slip dress`,
  words: 'slip dress, bias-cut dress, spaghetti straps, cowl neck',
  draw,
};
