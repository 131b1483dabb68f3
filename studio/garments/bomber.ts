import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { hang } from '../tailoring/folds.ts';
import { jetted } from '../tailoring/jacketPockets.ts';
import { hemRib, knitArms } from '../tailoring/knitwear.ts';
import { neckRib } from '../tailoring/neck.ts';
import { insideBack, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [76, 178],
    shoulder: [210, 232],
    armpit: [228, 414],
    waist: [232, 590],
    hem: [224, 742],
    drop: bench.isBack ? 192 : 236,
    neckline: 'round',
    sag: 2,
  });
  const { drop, hem } = shape.measures;
  const pair = knitArms(bench, shape, { ease: 1.12, length: 466 });
  const random = bench.random('gathers');
  const parts: Part[] = [];
  if (!bench.isBack) parts.push(insideBack(bench, shape, -9, 0.72), { part: 'label', at: [0, 208], size: [42, 18] });
  parts.push(
    ...pair.partsUnder,
    hemRib(bench, shape, 58),
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 32,
      lift: 0.2,
      thickness: 5,
      folds: [
        ...torsoFolds(bench, shape, 0.9),
        ...hang(random, { left: -210, right: 210, top: hem[1] - 110, bottom: hem[1] + 20 }, 18, 5, 2.4),
      ],
      seams: [
        ...pair.seams,
        ...(bench.isBack
          ? []
          : [
              seam(
                [
                  [12, drop],
                  [12, hem[1]],
                ],
                2,
              ),
              seam(
                [
                  [-12, drop],
                  [-12, hem[1]],
                ],
                2,
              ),
            ]),
      ],
    },
    ...pair.partsOver,
  );
  parts.push(...neckRib(bench, shape, 30));
  if (!bench.isBack) {
    const metal = bench.cloth.buttons === 'brass' ? ([0.74, 0.6, 0.34] as const) : ([0.66, 0.67, 0.69] as const);
    parts.push(
      {
        part: 'cord',
        width: 10,
        color: metal,
        teeth: true,
        path: [
          [0, drop + 2],
          [1, 480],
          [0, hem[1] + 54],
        ],
      },
      {
        part: 'cord',
        width: 8,
        color: metal,
        path: [
          [1, drop + 20],
          [3, drop + 44],
        ],
      },
    );
    for (const side of [-1, 1])
      parts.push({
        ...jetted(bench, 0, 0, 10),
        outline: slant(side, 9),
        seams: [seam(slant(side, 0).slice(0, 2), 2.6, 1.6)],
      });
  }
  return {
    parts,
    focus: { at: [40, 300], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape, 58), ...pair.landmarks },
  };
}

/** The hand-warmer welts lean outwards. */
const slant = (side: number, halfWidth: number): (readonly [number, number])[] => [
  [side * (98 - halfWidth), 560],
  [side * (150 - halfWidth), 676],
  [side * (150 + halfWidth), 670],
  [side * (98 + halfWidth), 554],
];

export const silhouette: Silhouette = {
  name: 'bomber',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'bomber jacket',
  words: 'bomber jacket, blouson, zip jacket, outerwear',
  draw,
};
