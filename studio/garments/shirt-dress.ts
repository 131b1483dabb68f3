import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { foldsRisingFrom } from '../tailoring/folds.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { placket } from '../tailoring/placket.ts';
import { skirtFolds } from '../tailoring/skirts.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import { yoke } from '../tailoring/yoke.ts';
import type { Silhouette } from './Silhouette.ts';

const WAIST = 430;

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [56, 104],
    shoulder: [162, 144],
    armpit: [168, 290],
    waist: [126, WAIST],
    hem: [228, 916],
    drop: bench.isBack ? 112 : 140,
    neckline: 'round',
    sag: 8,
  });
  const { drop, hem } = shape.measures;
  const pair = arms(bench, shape, { cut: 'short', length: 232, ease: 0.9, finish: 'turn-up', pose: 'open' });
  const skirt = bench.random('gathers');
  const foldDepth = bench.main.fabric.foldDepth;
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 8, 0.66), collarBack(bench, shape, 24), {
      part: 'label',
      at: [0, 122],
      size: [28, 11],
    });
  parts.push(...pair.partsUnder);
  parts.push({
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 24,
    lift: 0.16,
    folds: [
      ...torsoFolds(bench, shape, 0.7),
      ...skirtFolds(bench, { waist: 120, top: WAIST + 30, halfWidth: 228, bottom: hem[1] }, 9, 0.9),
      ...foldsRisingFrom(
        skirt,
        [
          [-120, WAIST + 16],
          [120, WAIST + 16],
        ],
        [-60, -150],
        12,
        6,
        3 * foldDepth,
      ),
      ...foldsRisingFrom(
        skirt,
        [
          [-120, WAIST - 16],
          [120, WAIST - 16],
        ],
        [30, 90],
        9,
        6,
        2.6 * foldDepth,
      ),
    ],
    seams: [...pair.seams, ...yoke(bench, shape, 60), seam(offsetLine(shape.hemline, -16), 0.8)],
    stitching: [{ path: offsetLine(shape.hemline, -14), color: bench.thread }],
  });
  if (!bench.isBack)
    parts.push(
      ...placket(bench, drop - 4, hem[1] + 6, 9, 13, 46),
      patchPocket(bench, [84, 256], 66, 74),
      patchPocket(bench, [-84, 256], 66, 74),
    );
  parts.push(
    ...collarLeaves(bench, shape, { point: [60, 196], open: 6, height: 24 }),
    ...tiedBelt(bench, 130, WAIST, 30),
  );
  return {
    parts,
    focus: { at: [26, 250], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'shirt-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: () => 'shirt dress',
  words: 'shirt dress, belted dress, button-front dress',
  draw,
};
