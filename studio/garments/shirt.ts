import type { Bench } from '../tailoring/Bench.ts';
import { bandCollar, collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { button, placket } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { armholeSeam, armPose, cuffBand, sleeve } from '../tailoring/sleeve.ts';
import { insideBack, inset, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import { yoke } from '../tailoring/yoke.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [190, 222], armpit: [206, 398], waist: [200, 600], hem: [206, 868] },
  slim: { shoulder: [176, 220], armpit: [188, 388], waist: [172, 590], hem: [186, 856] },
  relaxed: { shoulder: [212, 228], armpit: [224, 420], waist: [222, 610], hem: [226, 886] },
} as const;

function draw(bench: Bench): Drawing {
  const fit = FITS[bench.text('fit', 'regular') as keyof typeof FITS];
  const collar = bench.text('collar', 'point');
  const shape = torso(bench, { neck: [66, 168], ...fit, drop: bench.isBack ? 178 : 208, neckline: 'round', sag: 6, rounding: 74 });
  const { shoulder, armpit } = shape.measures;
  const random = bench.random('pose');
  const arms = ([1, -1] as const).map((side) => sleeve(bench, side, { shoulder, armpit, length: 530, elbow: 58, cuff: 39, material: bench.main, ...armPose(random, 0.15, -0.06) }));
  const parts: Part[] = [];
  if (!bench.isBack) parts.push(insideBack(bench, shape, 10, 0.66), collarBack(bench, shape, 30), { part: 'label', at: [0, 190], size: [34, 13] });
  for (const arm of arms) {
    const cuff = cuffBand(arm, 56, 0.03, bench.main, { stitching: [{ path: [arm.end[0], arm.end[1]].map(([x, y]) => [x + arm.along[0] * 51, y + arm.along[1] * 51] as const), colour: bench.thread }] });
    const at = [arm.end[0][0] * 0.7 + arm.end[1][0] * 0.3 + arm.along[0] * 27, arm.end[0][1] * 0.7 + arm.end[1][1] * 0.3 + arm.along[1] * 27] as const;
    parts.push(arm.panel, cuff, button(bench, at, 5.4));
  }
  parts.push({
    part: 'panel', outline: shape.outline, material: bench.main, join: 'shell', volume: 22, lift: 0.16, folds: torsoFolds(bench, shape),
    seams: [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1)), ...yoke(bench, shape)],
    stitching: [
      { path: inset(shape.hemline, -6), colour: bench.thread, length: 3.4 },
      { path: inset(shape.armhole(1), -5), colour: bench.thread }, { path: inset(shape.armhole(-1), 5), colour: bench.thread },
    ],
  });
  if (!bench.isBack) {
    parts.push(...placket(bench, shape.measures.drop - 4, shape.measures.hem[1] + 5, 7, 15, 66));
    if (bench.has('pocket')) parts.push(patchPocket(bench, [98, 372], 84, 96));
  }
  if (collar === 'band') parts.push(bandCollar(bench, shape, 24));
  else parts.push(...collarLeaves(bench, shape, { point: collar === 'button-down' ? [58, 276] : [68, 268], open: 5, height: 30 }));
  if (!bench.isBack) {
    parts.push(button(bench, [0, shape.measures.drop + (collar === 'band' ? 2 : 12)], 5.6));
    if (collar === 'button-down') parts.push(button(bench, [-56, 266], 4.2), button(bench, [56, 266], 4.2));
  }
  return {
    parts, focus: { at: [28, 258], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), left_sleeve: arms[1]!.end[0], right_sleeve: arms[0]!.end[0] },
  };
}

export const silhouette: Silhouette = {
  name: 'shirt',
  kind: 'shirt',
  tryOn: 'upper_body',
  subkind: (options) => ({ band: 'band-collar shirt', 'button-down': 'button-down shirt' })[String(options['collar'])] ?? 'button-up shirt',
  words: 'shirt, button-up, long sleeves',
  draw,
};
