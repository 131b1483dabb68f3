import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { lerp, openCurve } from '../tailoring/geometry.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { eyelet, plane } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const CROWN: readonly Knot[] = [
  [0, 250],
  [92, 258],
  [170, 306],
  [218, 402],
  [238, 556, 1],
  [156, 588],
  [0, 600],
  [-156, 588],
  [-238, 556, 1],
  [-218, 402],
  [-170, 306],
  [-92, 258],
];

function crown(bench: Bench): Panel {
  const side = (sign: number): Point[] =>
    openCurve([
      [0, 252],
      [sign * 92, 312],
      [sign * 134, 430],
      [sign * 138, 590],
    ]);
  const middle = openCurve([
    [0, 252],
    [3, 400],
    [0, 600],
  ]);
  const area = { left: -220, right: 220, top: 320, bottom: 580 };
  const random = bench.random('crown');
  return plane(CROWN, bench.main, {
    volume: 88,
    round: 92,
    thickness: 4,
    lift: 0.3,
    seams: [seam(middle, 2), seam(side(1), 2), seam(side(-1), 2)],
    stitching: [middle, side(1), side(-1)].flatMap((line) => [
      { path: offsetLine(line, 5), color: bench.thread },
      { path: offsetLine(line, -5), color: bench.thread },
    ]),
    folds: [
      ...creases(random, area, Math.round(bench.main.fabric.creases * 0.6), 1.5),
      fold([-230, 520], [-120, 470], 0.1, 14, 3.4),
      fold([226, 500], [140, 560], -0.1, 12, 3),
      fold([-60, 300], [-130, 380], 0.1, 16, -2.4),
    ],
  });
}

/** The peak bends down at its sides; its stitching follows its edge. */
function peak(bench: Bench): Panel {
  const outer: Knot[] = [
    [-226, 566],
    [-254, 650],
    [-236, 716],
    [-196, 728],
    [-104, 708],
    [0, 700],
    [104, 708],
    [196, 728],
    [236, 716],
    [254, 650],
    [226, 566],
  ];
  const inner: Knot[] = [
    [-226, 566],
    [-150, 578],
    [0, 584],
    [150, 578],
    [226, 566],
  ];
  const [far, near] = [openCurve(outer), openCurve(inner)];
  const row = (t: number): Point[] =>
    far.map(([x, y], index): Point => {
      const [nx, ny] = near[Math.round((index / (far.length - 1)) * (near.length - 1))]!;
      return [lerp(nx, x, t), lerp(ny, y, t)];
    });
  return plane(
    [[-230, 556, 1], ...outer.slice(1, -1), [230, 556, 1], [150, 566], [0, 574], [-150, 566]],
    bench.plain(
      bench.cloth.fabric,
      bench.has('contrast') ? (bench.cloth.accent ?? bench.cloth.color) : bench.cloth.color,
    ),
    {
      volume: 30,
      round: 40,
      thickness: 5,
      lift: 0.8,
      folds: [
        fold([-150, 590], [-196, 730], 0.1, 44, 16, 0, 0.5),
        fold([150, 590], [196, 730], -0.1, 44, 16, 0, 0.5),
        fold([-60, 600], [60, 600], 0, 60, 8, 0, 0.5),
      ],
      stitching: [0.2, 0.36, 0.52, 0.68, 0.84, 0.95].map((t) => ({ path: row(t), color: bench.thread, length: 4.4 })),
    },
  );
}

function behind(bench: Bench): Part[] {
  const opening: Knot[] = [
    [-96, 590, 1],
    [-84, 528],
    [0, 484],
    [84, 528],
    [96, 590, 1],
  ];
  const arch = openCurve(opening);
  return [
    crown(bench),
    plane(opening, bench.lining, { light: 0.42, lift: 0, volume: 4 }),
    {
      part: 'panel',
      material: bench.plain(),
      outline: [...offsetLine(arch, 0), ...offsetLine(arch, -16).reverse()],
      lift: 0.2,
      thickness: 3,
      volume: 5,
      round: 7,
      stitching: [{ path: offsetLine(arch, -12), color: bench.thread }],
    },
    plane(
      [
        [-118, 566, 1],
        [0, 578],
        [118, 566, 1],
        [118, 592, 1],
        [0, 604],
        [-118, 592, 1],
      ],
      bench.plain(bench.cloth.fabric),
      {
        lift: 0.4,
        thickness: 3,
        volume: 8,
        round: 9,
        stitching: [
          {
            path: openCurve([
              [-114, 571],
              [0, 583],
              [114, 571],
            ]),
            color: bench.thread,
          },
        ],
      },
    ),
    ...metalBuckle(bench, [34, 591], [34, 36], 5),
  ];
}

function draw(bench: Bench): Drawing {
  const knob: Part = { part: 'button', at: [0, 254], radius: 11, color: bench.main.ground, look: 'shank' };
  const focus = { at: [60, 560] as const, zoom: 1.7 };
  if (bench.isBack) return { parts: [...behind(bench), knob], landmarks: {}, focus };
  const holes = [-1, 1].flatMap((side) => eyelet(bench, [side * 70, 372], 5));
  return {
    parts: [crown(bench), ...(bench.has('patch') ? [patch(bench)] : []), peak(bench), ...holes, knob],
    landmarks: {},
    focus,
  };
}

/** A small woven badge, sewn on all round. */
const patch = (bench: Bench): Panel =>
  plane(
    [
      [-46, 440, 1],
      [46, 440, 1],
      [46, 506, 1],
      [-46, 506, 1],
    ],
    bench.plain('twill', bench.cloth.accent ?? 'ecru'),
    {
      lift: 0.3,
      thickness: 2,
      volume: 2,
      stitching: [
        {
          path: [
            [-42, 444],
            [42, 444],
            [42, 502],
            [-42, 502],
            [-42, 444],
          ],
          color: bench.thread,
        },
        {
          path: [
            [-24, 468],
            [24, 468],
          ],
          color: bench.main.ground,
        },
        {
          path: [
            [-16, 480],
            [16, 480],
          ],
          color: bench.main.ground,
        },
      ],
    },
  );

export const silhouette: Silhouette = {
  name: 'cap',
  kind: 'hat',
  tryOn: null,
  subkind: () => 'baseball cap',
  words: 'cap, baseball cap, headwear, accessory',
  sample: { fabric: 'twill', color: 'bottle', accent: 'ecru', buttons: 'brass' },
  draw,
};
