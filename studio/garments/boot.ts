import { rgbOf } from '../fabric/Material.ts';
import { SHADES } from '../vocabulary/shades.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { heelBlock, raiseHeel, insideShoe, stretchShaft, createPair, underside, WELT } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { creasesAcross, eyelet, plane, sole } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FRONT: readonly Knot[] = [
  [-334, 632, 1],
  [-341, 596],
  [-328, 556],
  [-286, 529],
  [-218, 511],
  [-150, 488],
  [-96, 452],
  [-60, 404],
  [-42, 346],
  [-33, 284],
  [-34, 214, 1],
];

function shaft(bench: Bench, isTall: boolean): Part[] {
  const vamp = openCurve([
    [-20, 636],
    [-14, 560],
    [6, 500],
    [50, 460],
  ]);
  const back = openCurve([
    [150, 612],
    [150, 560],
    [180, 500],
    [226, 440],
  ]);
  const top = openCurve([
    [-34, 214],
    [80, 222],
    [198, 212],
  ]);
  return [
    insideShoe(
      bench,
      [
        [-34, 214],
        [30, 196],
        [130, 194],
        [198, 212],
        [130, 232],
        [30, 234],
      ],
      0.5,
    ),
    plane(
      [
        ...FRONT,
        [80, 222],
        [198, 212, 1],
        [208, 300],
        [224, 400],
        [260, 480],
        [284, 540],
        [284, 606, 1],
        [110, 618],
        [-20, 638],
        [-150, 649],
        [-260, 648],
      ],
      bench.main,
      {
        volume: 50,
        round: 46,
        thickness: 5,
        lift: 0.35,
        seams: isTall ? [seam(back, 1.2)] : [seam(vamp, 1.5), seam(back, 1.3)],
        stitching: [
          { path: offsetLine(top, 7), color: bench.thread },
          ...(!isTall
            ? [
                { path: offsetLine(vamp, 4), color: bench.thread },
                { path: offsetLine(vamp, -4), color: bench.thread },
              ]
            : []),
          { path: offsetLine(back, 4), color: bench.thread },
        ],
        folds: [
          ...creasesAcross(bench, [-210, 590], [-110, 550], 40, 4),
          fold([-40, 420], [70, 470], -0.12, 12, 5),
          fold([-36, 380], [60, 420], -0.1, 10, 3.6),
          fold([228, 430], [120, 476], 0.12, 12, 4.6),
          fold([214, 380], [130, 400], 0.1, 9, 3),
          fold([-10, 250], [20, 400], 0.05, 16, 3),
          fold([180, 250], [170, 380], -0.05, 16, -3),
          ...(isTall ? [fold([-30, 320], [90, 350], -0.1, 12, 4), fold([204, 340], [110, 366], 0.1, 11, 4)] : []),
        ],
      },
    ),
  ];
}

/** The pull loop at the back. */
const loop = (bench: Bench, rise: number): Part =>
  plane(
    [
      [180, 218 - rise, 1],
      [184, 176 - rise],
      [196, 164 - rise],
      [210, 176 - rise],
      [208, 226 - rise, 1],
    ],
    bench.plain('twill', bench.cloth.accent ?? bench.cloth.color),
    { lift: 0.4, thickness: 3, volume: 8, round: 8 },
  );

function lacing(bench: Bench): Part[] {
  const holes: Point[] = [
    [-92, 492],
    [-60, 460],
    [-34, 420],
    [-18, 376],
    [-12, 330],
    [-12, 284],
    [-14, 242],
  ];
  const color = rgbOf(SHADES[bench.cloth.accent ?? bench.cloth.color].hex);
  const stay: Knot[] = [
    [-124, 494, 1],
    [-72, 448],
    [-44, 390],
    [-34, 300],
    [-36, 214, 1],
    [16, 218, 1],
    [18, 300],
    [10, 380],
    [-20, 450],
    [-74, 516, 1],
  ];
  const tongue = plane(
    [
      [-60, 440],
      [-58, 360],
      [-54, 260],
      [-58, 190],
      [-20, 178],
      [-6, 220],
      [0, 360],
    ],
    bench.plain(),
    { lift: 0.2, thickness: 5, volume: 14, round: 12 },
  );
  return [
    tongue,
    plane(stay, bench.main, {
      lift: 0.3,
      thickness: 3.4,
      volume: 12,
      round: 14,
      stitching: [
        {
          path: openCurve([
            [10, 220],
            [12, 300],
            [4, 378],
            [-26, 448],
            [-78, 508],
          ]),
          color: bench.thread,
        },
      ],
    }),
    ...holes.flatMap((center) => eyelet(bench, center, 5)),
    ...holes.map(
      ([x, y]): Part => ({
        part: 'cord',
        width: 7,
        color,
        path: openCurve([
          [x, y],
          [x - 14, y - 10],
          [x - 27, y - 16],
        ]),
      }),
    ),
    {
      part: 'cord',
      width: 6.4,
      color,
      path: openCurve([
        [-26, 234],
        [10, 250],
        [40, 296],
        [26, 316],
        [0, 280],
        [-22, 240],
      ]),
    },
    {
      part: 'cord',
      width: 6.4,
      color,
      path: openCurve([
        [-24, 236],
        [-2, 300],
        [2, 352],
      ]),
    },
  ];
}

function draw(bench: Bench): Drawing {
  const isTall = bench.text('style', 'lace') === 'tall';
  const rise = { flat: 0, block: 74 }[bench.text('heel', 'flat')] ?? 0;
  const hasLugSole = bench.text('sole', 'leather') === 'lug';
  const bottom = bench.plain(hasLugSole ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const upper = [...shaft(bench, isTall), ...(isTall ? [] : lacing(bench))];
  const ground = sole(bench, { line: WELT, ground: underside(hasLugSole ? 36 : 16) }, bottom);
  const heel = heelBlock(bottom, [284, hasLugSole ? 628 : 616], rise ? [112, 72] : [120, 110], rise);
  const boot = [
    heel,
    ...raiseHeel([...(isTall ? stretchShaft(upper, 300) : upper), loop(bench, isTall ? 300 : 0), ...ground], rise),
  ];
  const places = isTall
    ? { near: [-30, 330] as Point, far: [104, 296] as Point, scale: 0.84 }
    : { near: [-26, 190 + rise * 0.1] as Point, far: [76, 110 + rise * 0.2] as Point, scale: 0.96 };
  return {
    parts: createPair(bench, boot, places),
    landmarks: {},
    focus: { at: [40 * (bench.isBack ? -1 : 1), isTall ? 520 : 560], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'boot',
  kind: 'boots',
  tryOn: null,
  subkind: ({ style }) => (style === 'tall' ? 'knee boots' : 'lace-up boots'),
  words: ({ style }) => `boots, ${style === 'tall' ? 'knee-high boots' : 'ankle boots'}, leather boots, footwear`,
  sample: { fabric: 'leather', color: 'espresso', lining: 'tobacco', accent: 'black' },
  draw,
};
