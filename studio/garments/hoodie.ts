import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { hood, hoodCords } from '../tailoring/hood.ts';
import { knitArms, knitBody, knitTorso } from '../tailoring/knitwear.ts';
import { offsetLine, seam, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function pocket(bench: Bench, hem: number, isSplit: boolean): Part[] {
  const halfOutline: Knot[] = [
    [0, hem - 176, 1],
    [84, hem - 176, 1],
    [102, hem - 150],
    [142, hem - 58, 1],
    [144, hem - 4, 1],
    [0, hem, 1],
  ];
  const edge = (side: number) =>
    openCurve([
      [84 * side, hem - 176],
      [102 * side, hem - 150],
      [142 * side, hem - 58],
    ]);
  const stitching = [
    { path: offsetLine(edge(1), -7), color: bench.thread },
    { path: offsetLine(edge(-1), 7), color: bench.thread },
    {
      path: [
        [-82, hem - 169],
        [82, hem - 169],
      ] as Point[],
      color: bench.thread,
    },
  ];
  return [
    {
      part: 'panel',
      material: bench.main,
      outline: mirrorHalf(halfOutline),
      lift: 0.35,
      thickness: 4,
      volume: 12,
      stitching,
      seams: isSplit
        ? [
            seam(
              [
                [0, hem - 176],
                [0, hem],
              ],
              2,
              2,
            ),
          ]
        : [],
      folds: [
        fold([-120, hem - 70], [-40, hem - 30], 0.1, 12, 3.4),
        fold([118, hem - 84], [50, hem - 20], -0.1, 12, 3.4),
      ],
    },
  ];
}

function draw(bench: Bench): Drawing {
  const shape = knitTorso(bench, { neck: [86, 196], drop: bench.isBack ? 206 : 268, neckline: 'round' });
  const { hem, drop } = shape.measures;
  const pair = knitArms(bench, shape, { ease: 1.1 });
  const hasZip = bench.has('zip');
  const parts: Part[] = knitBody(bench, shape, pair, 52);
  if (!bench.isBack) {
    parts.push(...pocket(bench, hem[1], hasZip));
    if (hasZip)
      parts.push({
        part: 'cord',
        width: 9,
        color: [0.7, 0.66, 0.56],
        teeth: true,
        path: [
          [0, drop + 12],
          [1, 500],
          [0, hem[1] + 46],
        ],
      });
    parts.push(...hood(bench));
    if (bench.options['cord'] !== false) parts.push(...hoodCords(bench));
  } else parts.push(...hood(bench));
  return {
    parts,
    focus: { at: [10, 330], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape, 52), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'hoodie',
  kind: 'hoodie',
  tryOn: 'upper_body',
  subkind: (options) => (options['zip'] ? 'zip hoodie' : 'hoodie'),
  words: 'hoodie, hooded sweatshirt, sweatshirt',
  draw,
};
