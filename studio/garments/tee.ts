import { arms } from '../tailoring/arms.ts';
import type { ArmsRequest } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { neckBase, neckRib } from '../tailoring/neck.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { TorsoMeasures } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [192, 226], armpit: [208, 402], waist: [200, 610], hem: [205, 838] },
  slim: { shoulder: [170, 226], armpit: [184, 392], waist: [166, 590], hem: [182, 818] },
  boxy: { shoulder: [226, 240], armpit: [236, 422], waist: [236, 610], hem: [238, 800] },
} as const;

/** A boxy fit hangs from a dropped shoulder, a slim fit has a natural armhole; the option `cut` overrides both. */
function sleeves(bench: Bench): ArmsRequest {
  const isLong = bench.text('sleeve', 'short') === 'long';
  const length = isLong ? 516 : bench.text('sleeve', 'short') === 'elbow' ? 226 : 156;
  const fit = bench.text('fit', 'regular');
  if (bench.text('cut', '') === 'raglan')
    return {
      cut: 'raglan',
      length: isLong ? 500 : length + 36,
      ease: isLong ? 1 : 1.06,
      ...(isLong ? {} : { pose: 'wide' }),
    };
  if (fit === 'slim') return { cut: isLong ? 'natural' : 'short-natural', length: isLong ? 512 : 142 };
  if (fit === 'boxy')
    return {
      cut: 'dropped',
      length: isLong ? 478 : length + 34,
      ease: isLong ? 1 : 1.1,
      ...(isLong ? {} : { pose: 'open' }),
    };
  return { cut: isLong ? 'set-in' : 'short', length };
}

function measures(bench: Bench): TorsoMeasures {
  const fit = FITS[bench.text('fit', 'regular') as keyof typeof FITS];
  const neck = bench.text('neck', 'crew');
  const isCropped = bench.text('length', '') === 'short';
  return {
    neck: neck === 'boat' ? [116, 192] : [84, 184],
    ...fit,
    hem: [fit.hem[0], isCropped ? fit.hem[1] - 90 : fit.hem[1]],
    waist: [fit.waist[0], isCropped ? fit.waist[1] - 60 : fit.waist[1]],
    drop: bench.isBack ? 204 : neck === 'v' ? 352 : neck === 'boat' ? 226 : 262,
    neckline: neck === 'v' && !bench.isBack ? 'v' : 'round',
    sag: 7,
  };
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, measures(bench));
  const pair = arms(bench, shape, sleeves(bench));
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, -9), { part: 'label', at: [0, neckBase(shape) + 26], size: [34, 15] });
  parts.push(
    ...pair.partsUnder,
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 22,
      lift: 0.14,
      folds: torsoFolds(bench, shape),
      seams: [...pair.seams, seam(offsetLine(shape.hemline, -15), 0.9)],
      stitching: [{ path: offsetLine(shape.hemline, -13), color: bench.thread, length: 3.4 }],
    },
    ...pair.partsOver,
  );
  if (bench.has('pocket') && !bench.isBack) parts.push(patchPocket(bench, [92, 372], 74, 84));
  parts.push(...neckRib(bench, shape, 17, bench.options['ringer'] ? 'accent' : 'main'));
  return {
    parts,
    focus: { at: [30, 245], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'tee',
  kind: 'tee',
  tryOn: 'upper_body',
  subkind: (options) => (options['sleeve'] === 'long' ? 'long-sleeved T-shirt' : 'T-shirt'),
  words: 'tee, t-shirt, top',
  draw,
};
