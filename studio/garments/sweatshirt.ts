import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { hemRib } from '../tailoring/knitwear.ts';
import { neckBase, neckRib } from '../tailoring/neck.ts';
import { insideBack, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [194, 226], armpit: [212, 406], waist: [212, 590], hem: [206, 772] },
  cropped: { shoulder: [196, 230], armpit: [214, 412], waist: [216, 540], hem: [210, 640] },
  oversize: { shoulder: [222, 240], armpit: [236, 430], waist: [240, 610], hem: [232, 792] },
} as const;

const RIB = 56;

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [84, 180],
    ...FITS[bench.text('fit', 'regular') as keyof typeof FITS],
    drop: bench.isBack ? 198 : 250,
    neckline: 'round',
    sag: 3,
  });
  const sleeves = bench.text('sleeve', 'raglan') === 'set-in' ? 'set-in' : 'raglan';
  const pair = arms(bench, shape, {
    cut: sleeves,
    finish: 'rib',
    length: 470,
    ease: bench.text('fit', '') === 'oversize' ? 1.12 : 1,
  });
  const parts: Part[] = bench.isBack
    ? []
    : [insideBack(bench, shape, -9), { part: 'label', at: [0, neckBase(shape) + 26], size: [36, 16] }];
  parts.push(
    ...pair.partsUnder,
    hemRib(bench, shape, RIB),
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 28,
      lift: 0.16,
      folds: torsoFolds(bench, shape, 0.9),
      seams: pair.seams,
    },
    ...pair.partsOver,
  );
  if (bench.has('notch') && !bench.isBack) parts.push(notch(bench, shape.measures.drop + 18));
  parts.push(...neckRib(bench, shape, 26));
  return { parts, focus: { at: [60, 260], zoom: 2 }, landmarks: { ...torsoLandmarks(shape, RIB), ...pair.landmarks } };
}

/** The triangular inset below the neck. */
function notch(bench: Bench, y: number): Part {
  const [left, right, tip] = [
    [-34, y],
    [34, y],
    [0, y + 48],
  ] as const;
  return {
    part: 'panel',
    outline: [left, right, tip],
    material: bench.plain('rib'),
    lift: 0.1,
    thickness: 2,
    volume: 2,
    seams: [seam([left, tip, right], 1)],
    stitching: [{ path: [left, tip, right], color: bench.thread }],
  };
}

export const silhouette: Silhouette = {
  name: 'sweatshirt',
  kind: 'sweatshirt',
  tryOn: 'upper_body',
  subkind: (options) => (options['fit'] === 'cropped' ? 'cropped sweatshirt' : 'sweatshirt'),
  words: 'sweatshirt, crew neck sweat, jumper',
  sample: { fabric: 'fleece', color: 'marl' },
  draw,
};
