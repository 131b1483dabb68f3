import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { acrossEnd } from '../tailoring/sleeve.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [72, 168],
    shoulder: [214, 224],
    armpit: [228, 408],
    waist: [228, 600],
    hem: [232, 842],
    drop: bench.isBack ? 178 : 218,
    neckline: 'round',
    sag: 3,
  });
  const { drop, hem } = shape.measures;
  const pair = arms(bench, shape, { cut: 'set-in', length: 500, ease: 1.04, finish: 'raw' });
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 8, 0.64), collarBack(bench, shape, 32), {
      part: 'label',
      at: [0, 194],
      size: [44, 18],
    });
  for (const arm of pair.bothSleeves)
    parts.push({
      ...arm.panel,
      seams: [seam(acrossEnd(arm, 34), 1)],
      stitching: [32, 28].map((distance) => ({ path: acrossEnd(arm, distance), color: bench.thread })),
    });
  parts.push({
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 24,
    lift: 0.16,
    folds: torsoFolds(bench, shape),
    seams: [
      ...pair.seams,
      seam(offsetLine(shape.hemline, -24), 1),
      ...(bench.isBack
        ? [
            seam(
              [
                [0, 190],
                [0, hem[1]],
              ],
              1.2,
            ),
          ]
        : [
            seam(
              [
                [18, drop],
                [19, hem[1] + 3],
              ],
              2.4,
              2.2,
            ),
          ]),
    ],
    stitching: [
      { path: offsetLine(shape.hemline, -22), color: bench.thread },
      ...(bench.isBack
        ? []
        : [
            {
              path: [
                [13, drop + 6],
                [14, hem[1]],
              ] as const,
              color: bench.thread,
            },
          ]),
      { path: offsetLine(shape.armhole(1), -5), color: bench.thread },
      { path: offsetLine(shape.armhole(-1), 5), color: bench.thread },
    ],
  });
  if (!bench.isBack) {
    parts.push(
      patchPocket(bench, [112, 356], 94, 108, 2),
      patchPocket(bench, [-126, 606], 138, 164, 2),
      patchPocket(bench, [126, 604], 138, 164, 2),
      ...buttonsDown(bench, 0, drop + 56, hem[1] - 110, 4, 9),
    );
  }
  parts.push(...collarLeaves(bench, shape, { point: [104, 286], open: 6, height: 32 }));
  return {
    parts,
    focus: { at: [60, 330], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'chore',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'chore jacket',
  words: 'chore coat, overshirt, work jacket, shacket',
  draw,
};
