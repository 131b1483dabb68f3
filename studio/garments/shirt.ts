import { arms } from '../tailoring/arms.ts';
import type { ArmsRequest } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { bandCollar, collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { button, placket } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { insideBack, offsetLine, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import { yoke } from '../tailoring/yoke.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [190, 222], armpit: [206, 398], waist: [200, 600], hem: [206, 868] },
  slim: { shoulder: [176, 220], armpit: [188, 388], waist: [172, 590], hem: [186, 856] },
  relaxed: { shoulder: [212, 228], armpit: [224, 420], waist: [222, 610], hem: [226, 886] },
} as const;

/** A relaxed fit drops from the shoulder, a slim fit has a natural armhole. */
function sleeves(bench: Bench): ArmsRequest {
  const fit = bench.text('fit', 'regular');
  if (bench.text('sleeve', 'long') === 'rolled')
    return { cut: 'set-in', length: 330, finish: 'turn-up', ease: 1.04, pose: 'open' };
  if (fit === 'relaxed') return { cut: 'dropped', length: 474, finish: 'cuff', ease: 0.96 };
  return { cut: fit === 'slim' ? 'natural' : 'set-in', length: 496, finish: 'cuff', ease: 0.98 };
}

function draw(bench: Bench): Drawing {
  const fit = FITS[bench.text('fit', 'regular') as keyof typeof FITS];
  const collar = bench.text('collar', 'point');
  const shape = torso(bench, {
    neck: [66, 168],
    ...fit,
    drop: bench.isBack ? 178 : 208,
    neckline: 'round',
    sag: 6,
    rounding: 74,
  });
  const pair = arms(bench, shape, sleeves(bench));
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 10, 0.66), collarBack(bench, shape, 30), {
      part: 'label',
      at: [0, 190],
      size: [34, 13],
    });
  parts.push(
    ...pair.partsUnder,
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 22,
      lift: 0.16,
      folds: torsoFolds(bench, shape),
      seams: [...pair.seams, ...yoke(bench, shape)],
      stitching: [
        { path: offsetLine(shape.hemline, -6), color: bench.thread, length: 3.4 },
        { path: offsetLine(shape.armhole(1), -5), color: bench.thread },
        { path: offsetLine(shape.armhole(-1), 5), color: bench.thread },
      ],
    },
    ...pair.partsOver,
  );
  if (!bench.isBack) {
    parts.push(...placket(bench, shape.measures.drop - 4, shape.measures.hem[1] + 5, 7, 15, 66));
    if (bench.has('pocket')) parts.push(patchPocket(bench, [98, 372], 84, 96));
  }
  if (collar === 'band') parts.push(bandCollar(bench, shape, 24));
  else
    parts.push(
      ...collarLeaves(bench, shape, { point: collar === 'button-down' ? [58, 276] : [68, 268], open: 5, height: 30 }),
    );
  if (!bench.isBack) {
    parts.push(button(bench, [0, shape.measures.drop + (collar === 'band' ? 2 : 12)], 5.6));
    if (collar === 'button-down') parts.push(button(bench, [-56, 266], 4.2), button(bench, [56, 266], 4.2));
  }
  return {
    parts,
    focus: { at: [28, 258], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'shirt',
  kind: 'shirt',
  tryOn: 'upper_body',
  subkind: (options) =>
    ({ band: 'band-collar shirt', 'button-down': 'button-down shirt' })[String(options['collar'])] ?? 'button-up shirt',
  words: 'shirt, button-up, long sleeves',
  draw,
};
