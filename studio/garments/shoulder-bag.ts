import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fold, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve, resampleLine } from '../tailoring/geometry.ts';
import { metal } from '../tailoring/metalwork.ts';
import { band, plane, ring, stud, zip } from '../tailoring/objects.ts';
import { arch, strapFitting } from '../tailoring/straps.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** A chain is heavier than a leather strap: it hangs lower and to one side. */
const strapLine = (bench: Bench): Knot[] =>
  bench.text('strap', 'leather') === 'chain'
    ? arch({ from: [-232, 528], to: [232, 528], height: 306, lean: 34, fullness: 2 })
    : arch({
        from: [-234, 530],
        to: [234, 528],
        height: bench.text('shape', 'flap') === 'half-moon' ? 330 : 350,
        lean: bench.random('strap').between(-14, 14),
        fullness: 2.15,
      });

/** Links that alternate between flat and edge-on. */
function chain(bench: Bench, knots: readonly Knot[]): Cord[] {
  const line = resampleLine(openCurve(knots), 15);
  return line.slice(0, -1).map((point, index): Cord => {
    const next = line[index + 1]!;
    const angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
    const turn = ([x, y]: Point): Point => [
      point[0] + x * Math.cos(angle) - y * Math.sin(angle),
      point[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
    const link = ring(bench, [7, 0], index % 2 ? [11, 2.2] : [11, 7], 4);
    return { ...link, path: link.path.map(turn) };
  });
}

function strap(bench: Bench): Part[] {
  const line = strapLine(bench);
  if (bench.text('strap', 'leather') === 'chain') return chain(bench, line);
  const width = bench.text('shape', 'flap') === 'half-moon' ? 32 : 26;
  return [
    {
      ...band(bench, line, width, { material: bench.plain(), stitched: true, lift: 0.6 }),
      volume: 6,
      round: 8,
      grain: { origin: [0, 0], angle: 0 },
    },
  ];
}

/** The strap is folded round its ring and riveted. */
function fittings(bench: Bench): Part[] {
  const line = strapLine(bench);
  const isChain = bench.text('strap', 'leather') === 'chain';
  return (
    [
      [-1, line[0]!],
      [1, line.at(-1)!],
    ] as const
  ).flatMap(([side, [x, y]]): Part[] => [
    ...strapFitting(bench, [x, y + 14], side),
    ...(isChain ? [] : [stud(bench, [x, y - 26], 4.4)]),
  ]);
}

function quilted(bench: Bench): Partial<Panel> {
  return bench.has('quilted') ? { quilt: { lines: 'diamond', pitch: 46, depth: 5, from: 20 } } : {};
}

function flapBag(bench: Bench): Part[] {
  const random = bench.random('bag');
  const body: Knot[] = [
    [-246, 560],
    [-232, 534],
    [0, 528],
    [232, 534],
    [246, 560],
    [252, 690],
    [246, 788],
    [222, 812],
    [0, 818],
    [-222, 812],
    [-246, 788],
    [-252, 690],
  ];
  const low: Knot[] = [
    [-247, 566],
    [-250, 650],
    [-238, 706],
    [-180, 730],
    [0, 738],
    [180, 730],
    [238, 706],
    [250, 650],
    [247, 566],
  ];
  const flap: Knot[] = [...low, [236, 538], [200, 520], [0, 514], [-200, 520], [-236, 538]];
  const edge = openCurve(low);
  const area = { left: -230, right: 230, top: 540, bottom: 800 };
  if (bench.isBack)
    return [
      plane(body, bench.main, {
        volume: 40,
        round: 46,
        thickness: 5,
        ...quilted(bench),
        folds: swell(random, area, 5),
        seams: [
          seam(
            openCurve([
              [-180, 590],
              [0, 596],
              [180, 590],
            ]),
            2,
          ),
        ],
        stitching: [
          {
            path: openCurve([
              [-180, 584],
              [0, 590],
              [180, 584],
            ]),
            color: bench.thread,
          },
        ],
      }),
    ];
  return [
    plane(body, bench.main, {
      volume: 40,
      round: 46,
      thickness: 5,
      ...quilted(bench),
      folds: [...swell(random, area, 5), ...creases(random, area, 4, 1.4)],
    }),
    plane(flap, bench.main, {
      volume: 30,
      round: 34,
      thickness: 5,
      lift: 0.8,
      ...quilted(bench),
      folds: [fold([-240, 560], [240, 556], 0.02, 20, 5), ...swell(random, { ...area, bottom: 720 }, 4)],
      ...(bench.has('quilted')
        ? {}
        : { stitching: [{ path: offsetLine(edge, -7), color: bench.thread, length: 4.4 }] }),
    }),
    ...clasp(bench, [0, 716]),
  ];
}

function clasp(bench: Bench, [x, y]: Point): Part[] {
  if (bench.text('clasp', 'turn') === 'stud') return [stud(bench, [x, y - 6], 11)];
  return [
    plane(
      [
        [x - 26, y - 20],
        [x + 26, y - 20],
        [x + 30, y],
        [x + 26, y + 20],
        [x - 26, y + 20],
        [x - 30, y],
      ],
      metal(bench),
      { lift: 0.5, thickness: 3, volume: 10, round: 8 },
    ),
    plane(
      [
        [x - 5, y - 13, 1],
        [x + 5, y - 13, 1],
        [x + 5, y + 13, 1],
        [x - 5, y + 13, 1],
      ],
      metal(bench),
      { lift: 0.7, thickness: 3, volume: 8, round: 5 },
    ),
  ];
}

function halfMoon(bench: Bench): Part[] {
  const random = bench.random('bag');
  const body: Knot[] = [
    [-250, 552, 1],
    [-120, 584],
    [0, 592],
    [120, 584],
    [250, 548, 1],
    [272, 620],
    [236, 738],
    [132, 812],
    [0, 830],
    [-132, 812],
    [-236, 738],
    [-272, 620],
  ];
  const top = openCurve([
    [-250, 552],
    [-120, 584],
    [0, 592],
    [120, 584],
    [250, 548],
  ]);
  const low = openCurve([
    [272, 620],
    [236, 738],
    [132, 812],
    [0, 830],
    [-132, 812],
    [-236, 738],
    [-272, 620],
  ]);
  const area = { left: -230, right: 230, top: 590, bottom: 800 };
  const seams = [seam(offsetLine(low, 26), 2)];
  const front = plane(body, bench.main, {
    volume: 52,
    round: 60,
    thickness: 6,
    ...quilted(bench),
    seams,
    stitching: [{ path: offsetLine(low, 31), color: bench.thread, length: 4.2 }],
    folds: [
      ...swell(random, area, 7),
      fold([-240, 580], [-110, 700], 0.2, 14, 6),
      fold([240, 578], [120, 706], -0.2, 14, 6),
      fold([-90, 596], [-40, 690], 0.1, 12, 5),
      fold([70, 596], [30, 700], -0.1, 12, 4.4),
      ...creases(random, area, bench.main.fabric.creases, 1.5),
    ],
  });
  const behind = plane(
    [
      [-246, 552, 1],
      [-120, 566],
      [0, 572],
      [120, 566],
      [246, 548, 1],
      [120, 604],
      [-120, 604],
    ],
    bench.main,
    { light: 0.8, lift: 0, volume: 4 },
  );
  if (bench.isBack) return [front];
  return [
    behind,
    front,
    ...zip(
      bench,
      top.map(([x, y]): Knot => [x * 0.93, y - 5]),
      [-218, 566],
      8,
    ),
  ];
}

function draw(bench: Bench): Drawing {
  const parts = bench.text('shape', 'flap') === 'half-moon' ? halfMoon(bench) : flapBag(bench);
  return {
    parts: [...strap(bench), ...parts, ...fittings(bench)],
    landmarks: {},
    focus: { at: [bench.text('shape', 'flap') === 'half-moon' ? -150 : 40, 640], zoom: 1.7 },
  };
}

export const silhouette: Silhouette = {
  name: 'shoulder-bag',
  kind: 'bag',
  tryOn: null,
  subkind: ({ shape, quilted: isQuilted }) =>
    shape === 'half-moon' ? 'half-moon shoulder bag' : isQuilted ? 'quilted shoulder bag' : 'shoulder bag',
  words: 'shoulder bag, handbag, crossbody bag, flap bag, purse',
  sample: { fabric: 'leather', color: 'tobacco', buttons: 'brass' },
  draw,
};
