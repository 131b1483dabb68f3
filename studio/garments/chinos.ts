import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { LegMeasures } from '../tailoring/legs.ts';
import { legLandmarks, legMeasures } from '../tailoring/legs.ts';
import { button } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import { seam } from '../tailoring/torso.ts';
import type { Part } from '../tailoring/Drawing.ts';
import type { Silhouette } from './Silhouette.ts';

function shape(bench: Bench): LegMeasures {
  const isCropped = bench.text('length', 'full') === 'cropped';
  return legMeasures(bench, isCropped ? 868 : bench.text('leg', '') === 'tapered' ? 914 : 938);
}

/** The coin pocket, and a patch on the seat of army-style trousers. */
function pockets(bench: Bench, measures: LegMeasures): Part[] {
  if (bench.isBack)
    return bench.has('patch')
      ? [-1, 1].flatMap((side) => [
          patchPocket(bench, [side * 78, measures.waist[1] + measures.band + 82], 92, 104, 14),
          button(bench, [side * 78, measures.waist[1] + measures.band + 98], 5.6),
        ])
      : [];
  if (!bench.has('coin')) return [];
  const [x, y] = [measures.waist[0] * 0.52, measures.waist[1] + measures.band + 12];
  return [
    {
      part: 'panel',
      material: bench.main,
      lift: 0.2,
      thickness: 1.6,
      volume: 1,
      outline: [
        [x - 19, y],
        [x + 19, y],
        [x + 18, y + 11],
        [x - 18, y + 11],
      ],
      seams: [
        seam(
          [
            [x - 18, y + 1],
            [x + 18, y + 1],
          ],
          1.4,
        ),
      ],
      stitching: [
        {
          path: [
            [x - 17, y + 9],
            [x + 17, y + 9],
          ],
          color: bench.thread,
        },
      ],
    },
  ];
}

function draw(bench: Bench): Drawing {
  const measures = shape(bench);
  return {
    parts: [...trouserParts(bench, measures), ...pockets(bench, measures)],
    focus: { at: [36, 176], zoom: 2 },
    landmarks: legLandmarks(bench, measures),
  };
}

export const silhouette: Silhouette = {
  name: 'chinos',
  kind: 'trousers',
  tryOn: 'lower_body',
  subkind: (options) => `${String(options['leg'] ?? 'straight')}-leg chinos`,
  words: 'chinos, khakis, pants',
  sample: { fabric: 'twill', color: 'khaki', buttons: 'horn' },
  draw,
};
