import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { neckBase, neckRib } from '../tailoring/neck.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { acrossEnd, armholeSeam, armPose, sleeve } from '../tailoring/sleeve.ts';
import { insideBack, inset, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { TorsoMeasures } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [192, 226], armpit: [208, 402], waist: [200, 610], hem: [205, 838] },
  slim: { shoulder: [170, 226], armpit: [184, 392], waist: [166, 590], hem: [182, 818] },
  boxy: { shoulder: [226, 240], armpit: [236, 422], waist: [236, 610], hem: [238, 800] },
} as const;

const SLEEVES = { short: 148, elbow: 215, long: 520 } as const;

function measures(bench: Bench): TorsoMeasures {
  const fit = FITS[bench.text('fit', 'regular') as keyof typeof FITS];
  const neck = bench.text('neck', 'crew');
  const cropped = bench.text('length', '') === 'short';
  return {
    neck: neck === 'boat' ? [116, 192] : [84, 184], ...fit,
    hem: [fit.hem[0], cropped ? fit.hem[1] - 90 : fit.hem[1]], waist: [fit.waist[0], cropped ? fit.waist[1] - 60 : fit.waist[1]],
    drop: bench.isBack ? 204 : neck === 'v' ? 352 : neck === 'boat' ? 226 : 262,
    neckline: neck === 'v' && !bench.isBack ? 'v' : 'round', sag: 7,
  };
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, measures(bench));
  const { shoulder, armpit } = shape.measures;
  const long = bench.text('sleeve', 'short');
  const length = SLEEVES[long as keyof typeof SLEEVES];
  const random = bench.random('pose');
  const arms = ([1, -1] as const).map((side) => sleeve(bench, side, {
    shoulder, armpit, length, material: bench.main,
    elbow: long === 'long' ? 54 : 76, cuff: long === 'long' ? 38 : long === 'elbow' ? 74 : 78,
    ...armPose(random, long === 'long' ? 0.15 : 0.56, long === 'long' ? -0.06 : -0.1),
  }));
  const parts: Part[] = [];
  if (!bench.isBack) parts.push(insideBack(bench, shape, -9), { part: 'label', at: [0, neckBase(shape) + 26], size: [34, 15] });
  for (const arm of arms) {
    const hem = acrossEnd(arm, long === 'long' ? 9 : 15);
    parts.push({ ...arm.panel, seams: [seam(hem, 0.9)], stitching: [{ path: acrossEnd(arm, long === 'long' ? 7 : 13), colour: bench.thread, length: 3.4 }] });
  }
  parts.push({
    part: 'panel', outline: shape.outline, material: bench.main, join: 'shell', volume: 22, lift: 0.14, folds: torsoFolds(bench, shape),
    seams: [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1)), seam(inset(shape.hemline, -15), 0.9)],
    stitching: [{ path: inset(shape.hemline, -13), colour: bench.thread, length: 3.4 }],
  });
  if (bench.has('pocket') && !bench.isBack) parts.push(patchPocket(bench, [92, 372], 74, 84));
  parts.push(...neckRib(bench, shape, 17, bench.options['ringer'] ? 'accent' : 'main'));
  return {
    parts, focus: { at: [30, 245], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), left_sleeve: arms[1]!.end[0], right_sleeve: arms[0]!.end[0] },
  };
}

export const silhouette: Silhouette = {
  name: 'tee',
  kind: 'tee',
  tryOn: 'upper_body',
  subkind: (options) => (options['sleeve'] === 'long' ? 'long-sleeved T-shirt' : 'T-shirt'),
  words: 'tee, t-shirt, top, jersey',
  draw,
};
