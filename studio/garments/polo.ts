import { arms } from '../tailoring/arms.ts';
import type { ArmsRequest } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { placket } from '../tailoring/placket.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [190, 226], armpit: [206, 398], waist: [200, 600], hem: [206, 828] },
  slim: { shoulder: [172, 224], armpit: [186, 388], waist: [170, 585], hem: [184, 804] },
  boxy: { shoulder: [218, 236], armpit: [232, 414], waist: [232, 600], hem: [234, 792] },
} as const;

/** A ribbed sleeve end at any length; a slim fit has a natural armhole, a boxy fit drops. */
function sleeves(bench: Bench): ArmsRequest {
  const fit = bench.text('fit', 'regular');
  if (bench.text('sleeve', 'short') === 'long')
    return { cut: fit === 'slim' ? 'natural' : fit === 'boxy' ? 'dropped' : 'set-in', length: 470, finish: 'rib' };
  if (bench.text('cut', '') === 'raglan')
    return { cut: 'raglan', length: 176, ease: 1.04, finish: 'rib', pose: 'wide' };
  if (fit === 'slim') return { cut: 'short-natural', length: 136, finish: 'rib' };
  return { cut: 'short', length: fit === 'boxy' ? 178 : 146, finish: 'rib' };
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [68, 178],
    ...FITS[bench.text('fit', 'regular') as keyof typeof FITS],
    drop: bench.isBack ? 188 : 222,
    neckline: 'round',
    sag: 5,
  });
  const { drop } = shape.measures;
  const pair = arms(bench, shape, sleeves(bench));
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 6, 0.66), collarBack(bench, shape, 26, bench.plain()), {
      part: 'label',
      at: [0, 200],
      size: [34, 14],
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
      folds: torsoFolds(bench, shape, 0.9),
      seams: [...pair.seams, seam(offsetLine(shape.hemline, -16), 0.9)],
      stitching: [{ path: offsetLine(shape.hemline, -14), color: bench.thread }],
    },
    ...pair.partsOver,
  );
  if (!bench.isBack) parts.push(...placket(bench, drop - 4, drop + 142, 2, 17, 42));
  parts.push(...collarLeaves(bench, shape, { point: [76, 278], open: 8, height: 26 }, bench.plain()));
  return {
    parts,
    focus: { at: [30, 270], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
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
