import type { Bench } from '../tailoring/Bench.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { placket } from '../tailoring/placket.ts';
import { armholeSeam, armPose, cuffBand, sleeve } from '../tailoring/sleeve.ts';
import { insideBack, inset, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [190, 226], armpit: [206, 398], waist: [200, 600], hem: [206, 828] },
  slim: { shoulder: [172, 224], armpit: [186, 388], waist: [170, 585], hem: [184, 804] },
  boxy: { shoulder: [218, 236], armpit: [232, 414], waist: [232, 600], hem: [234, 792] },
} as const;

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [68, 178], ...FITS[bench.text('fit', 'regular') as keyof typeof FITS],
    drop: bench.isBack ? 188 : 222, neckline: 'round', sag: 5,
  });
  const { shoulder, armpit, drop } = shape.measures;
  const long = bench.text('sleeve', 'short') === 'long';
  const random = bench.random('pose');
  const arms = ([1, -1] as const).map((side) => sleeve(bench, side, {
    shoulder, armpit, length: long ? 510 : 160, elbow: long ? 54 : 74, cuff: long ? 38 : 70, material: bench.main, ...armPose(random, long ? 0.2 : 0.5, -0.08),
  }));
  const parts: Part[] = [];
  if (!bench.isBack) parts.push(insideBack(bench, shape, 6, 0.66), collarBack(bench, shape, 26, bench.plain('rib')), { part: 'label', at: [0, 200], size: [34, 14] });
  for (const arm of arms) parts.push(arm.panel, cuffBand(arm, long ? 46 : 26, long ? -0.02 : 0, bench.plain('rib'), { lift: 0.3 }));
  parts.push({
    part: 'panel', outline: shape.outline, material: bench.main, join: 'shell', volume: 22, lift: 0.16, folds: torsoFolds(bench, shape, 0.9),
    seams: [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1)), seam(inset(shape.hemline, -16), 0.9)],
    stitching: [{ path: inset(shape.hemline, -14), colour: bench.thread }],
  });
  if (!bench.isBack) parts.push(...placket(bench, drop - 4, drop + 142, 2, 17, 42));
  parts.push(...collarLeaves(bench, shape, { point: [76, 278], open: 8, height: 26 }, bench.plain('rib')));
  return {
    parts, focus: { at: [30, 270], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), left_sleeve: arms[1]!.end[0], right_sleeve: arms[0]!.end[0] },
  };
}

export const silhouette: Silhouette = {
  name: 'polo',
  kind: 'polo',
  tryOn: 'upper_body',
  subkind: (options) => (options['sleeve'] === 'long' ? 'long-sleeved polo' : 'polo shirt'),
  words: 'polo, collared top',
  draw,
};
