import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { foldsRisingFrom } from '../tailoring/folds.ts';
import type { Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { hood, hoodCords } from '../tailoring/hood.ts';
import { flap } from '../tailoring/jacketPockets.ts';
import { stud, zip } from '../tailoring/objects.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import type { Torso } from '../tailoring/torso.ts';
import { offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS = {
  regular: { shoulder: [204, 236], armpit: [220, 424], waist: [220, 620], hem: [228, 880] },
  short: { shoulder: [210, 238], armpit: [228, 428], waist: [228, 590], hem: [226, 742] },
  long: { shoulder: [202, 236], armpit: [216, 420], waist: [214, 612], hem: [242, 946] },
} as const;

function draw(bench: Bench): Drawing {
  const length = LENGTHS[bench.text('length', 'regular') as keyof typeof LENGTHS];
  const shape = torso(bench, { neck: [86, 196], ...length, drop: bench.isBack ? 206 : 268, neckline: 'round', sag: 3 });
  const isRaglan = bench.text('sleeve', 'set-in') === 'raglan';
  const pair = arms(bench, shape, { cut: isRaglan ? 'raglan' : 'set-in', length: 500, ease: 1.14, finish: 'hem' });
  const parts: Part[] = [...pair.partsUnder, body(bench, shape, pair.seams), ...pair.partsOver];
  if (bench.has('drawcord')) parts.push(...drawcord(bench, shape));
  if (!bench.isBack) parts.push(...pockets(bench, shape), ...closing(bench, shape));
  parts.push(...hood(bench, bench.lining));
  if (!bench.isBack) parts.push(...hoodCords(bench));
  return { parts, focus: { at: [40, 380], zoom: 1.7 }, landmarks: { ...torsoLandmarks(shape), ...pair.landmarks } };
}

function body(bench: Bench, shape: Torso, seams: Panel['seams'] & {}): Panel {
  const { shoulder, hem } = shape.measures;
  const yoke = openCurve([
    [-shoulder[0] - 4, shoulder[1] + 96],
    [0, shoulder[1] + 108],
    [shoulder[0] + 4, shoulder[1] + 96],
  ]);
  return {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 28,
    lift: 0.18,
    thickness: 4,
    folds: torsoFolds(bench, shape, 1.1),
    seams: [
      ...seams,
      seam(offsetLine(shape.hemline, -20), 1),
      ...(bench.has('yoke') || bench.isBack ? [seam(yoke, 1.8, 1.8)] : []),
      ...(bench.isBack
        ? [
            seam(
              [
                [0, hem[1] - 170],
                [2, hem[1] + 2],
              ],
              2.4,
              2.2,
            ),
          ]
        : []),
    ],
    stitching: [
      { path: offsetLine(shape.hemline, -18), color: bench.thread },
      ...(bench.has('yoke') || bench.isBack ? [{ path: offsetLine(yoke, -4), color: bench.thread }] : []),
    ],
  };
}

/** A storm flap over the zip, closed with studs. */
function closing(bench: Bench, shape: Torso): Part[] {
  const { drop, hem } = shape.measures;
  const edge = (x: number): Point[] =>
    openCurve([
      [x, drop - 6],
      [x + 1.4, (drop + hem[1]) / 2],
      [x, hem[1] + 4],
    ]);
  const strip: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.34,
    thickness: 3,
    volume: 5,
    round: 10,
    outline: [...edge(-27), ...edge(27).reverse()],
    stitching: [
      { path: edge(-22), color: bench.thread },
      { path: edge(22), color: bench.thread },
    ],
  };
  if (bench.text('front', 'studs') === 'zip')
    return zip(
      bench,
      [
        [0, drop + 8],
        [1, (drop + hem[1]) / 2],
        [0, hem[1] - 8],
      ],
      [0, drop + 20],
      10,
    );
  const count = Math.round((hem[1] - drop) / 104);
  return [
    strip,
    ...Array.from({ length: count }, (_, index) =>
      stud(bench, [0, drop + 44 + index * ((hem[1] - drop - 110) / (count - 1))], 7.4),
    ),
  ];
}

function pockets(bench: Bench, shape: Torso): Part[] {
  const { waist, hem } = shape.measures;
  const y = Math.min(waist[1] + 50, hem[1] - 190);
  return [-1, 1].flatMap((side): Part[] => [
    ...(bench.text('pocket', 'flap') === 'patch' ? [{ ...patchPocket(bench, [side * 128, y], 128, 146, 4) }] : []),
    flap(bench, side * 128, y, 134, 54, 0.02),
    stud(bench, [side * 128, y + 40], 6),
  ]);
}

/** A drawcord in a channel at the waist, its ends hanging in front. */
function drawcord(bench: Bench, shape: Torso): Part[] {
  const { waist } = shape.measures;
  const y = waist[1] - 20;
  const random = bench.random('drawcord');
  const color = bench.thread;
  const channel = openCurve([
    [-waist[0] + 2, y - 4],
    [0, y + 4],
    [waist[0] - 2, y - 4],
  ]);
  const gathers = [
    ...foldsRisingFrom(
      random,
      [
        [-waist[0], y - 12],
        [waist[0], y - 12],
      ],
      [30, 84],
      16,
      5,
      3,
    ),
    ...foldsRisingFrom(
      random,
      [
        [-waist[0], y + 16],
        [waist[0], y + 16],
      ],
      [-30, -90],
      16,
      5,
      3,
    ),
  ];
  const band: Panel = {
    part: 'panel',
    material: bench.main,
    join: 'shell',
    lift: 0.12,
    thickness: 2,
    volume: 6,
    round: 10,
    outline: [...offsetLine(channel, 13), ...offsetLine(channel, -13).reverse()],
    folds: gathers,
    stitching: [
      { path: offsetLine(channel, 10), color },
      { path: offsetLine(channel, -10), color },
    ],
  };
  if (bench.isBack) return [band];
  const cord = (side: number): Cord => ({
    part: 'cord',
    width: 5.4,
    color,
    path: openCurve([
      [side * 44, y + 3],
      [side * 48 + random.between(-6, 6), y + 50],
      [side * 42 + random.between(-8, 8), y + 104],
    ]),
  });
  return [band, cord(1), cord(-1)];
}

export const silhouette: Silhouette = {
  name: 'parka',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: ({ front, length }) => (front === 'zip' ? 'hooded raincoat' : length === 'short' ? 'short parka' : 'parka'),
  words: 'parka, raincoat, hooded coat, anorak, rain jacket, waterproof outerwear',
  sample: { fabric: 'nylon', color: 'mustard', lining: 'slate', buttons: 'silver' },
  draw,
};
