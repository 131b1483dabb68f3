import type { ShadeName } from '../vocabulary/shades.ts';
import type { Material } from '../fabric/Material.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece, staggerPair } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { plane, stud } from '../tailoring/objects.ts';
import type { SneakerLast } from '../tailoring/sneakerLast.ts';
import {
  eyestay,
  HIGH_LAST,
  laceMaterial,
  lacing,
  LOW_LAST,
  shoeMouth,
  tongue,
  upperOutline,
} from '../tailoring/sneakerLast.ts';
import { cupSole, foamSole } from '../tailoring/sneakerSoles.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const accentOf = (bench: Bench): ShadeName => bench.cloth.accent ?? bench.cloth.color;
/** Everything sewn onto the upper shares its shell. */
const SHELL: Partial<Panel> = { join: 'upper', volume: 40, round: 30, thickness: 4, lift: 0.16 };

/**
 * An overlay with one free edge, stitched twice. `inside` is its side of that edge (1 is left of the line's
 * direction).
 */
function overlay(
  bench: Bench,
  around: readonly Knot[],
  edge: readonly Knot[],
  material: Material,
  inside: 1 | -1 = 1,
): Panel {
  const line = openCurve(edge);
  return plane(
    [...around, [edge[0]![0], edge[0]![1], 1], ...edge.slice(1, -1), [edge.at(-1)![0], edge.at(-1)![1], 1]],
    material,
    {
      ...SHELL,
      seams: [seam(line, 1.2)],
      stitching: [5, 10].map((distance) => ({
        path: offsetLine(line, distance * inside),
        color: bench.thread,
        length: 3.4,
      })),
    },
  );
}

function upper(bench: Bench, last: SneakerLast): Panel {
  const collar = openCurve(last.collar);
  const isHigh = last === HIGH_LAST;
  return plane(upperOutline(last), bench.main, {
    ...SHELL,
    lift: 0.35,
    seams: [seam(offsetLine(collar, isHigh ? -24 : -25), isHigh ? 0.8 : 1.6, 2)],
    stitching: [{ path: offsetLine(collar, isHigh ? -7 : -30), color: bench.thread, length: 3.4 }],
    folds: [
      fold([-60, 520], [200, 570], 0.05, 44, -4),
      fold([-300, 570], [-170, 540], 0.1, 26, 5),
      fold([250, 480], [270, 590], 0.05, 24, 4),
      ...(isHigh
        ? [
            fold([60, 400], [190, 430], -0.14, 14, -4),
            fold([240, 400], [150, 440], 0.16, 14, 4),
            fold([90, 330], [180, 350], -0.1, 12, -2.4),
          ]
        : []),
    ],
  });
}

/** The padded collar round the ankle. */
const padding = (last: SneakerLast, material: Material): Panel => ({
  part: 'panel',
  material,
  outline: strip(openCurve(last.collar.slice(0, -1)), -24),
  lift: 0.12,
  thickness: 4,
  volume: 26,
  round: 11,
});

const TOE_EDGE: readonly Knot[] = [
  [-204, 515],
  [-190, 542],
  [-170, 580],
  [-142, 626],
];

function courtParts(bench: Bench): Part[] {
  const fabric = bench.cloth.fabric;
  const secondMaterial = bench.plain(fabric === 'canvas' ? 'canvas' : 'leather', accentOf(bench));
  const isLeather = fabric === 'leather';
  const counter: Knot[] = [
    [262, 447],
    [240, 490],
    [216, 546],
    [202, 626],
  ];
  const tab: Knot[] = [
    [270, 441],
    [262, 466],
    [268, 496],
    [304, 504],
  ];
  return [
    ...(isLeather ? [] : [overlay(bench, LOW_LAST.toe.slice(0, 6), TOE_EDGE, secondMaterial, -1)]),
    overlay(
      bench,
      [
        [310, 618, 1],
        [313, 570],
        [306, 530],
        [304, 490],
        [308, 454],
        [300, 438],
        [282, 437],
      ],
      counter,
      isLeather ? bench.main : secondMaterial,
    ),
    padding(LOW_LAST, bench.plain()),
    eyestay(bench, LOW_LAST, isLeather || fabric === 'suede' ? bench.main : secondMaterial, SHELL),
    overlay(
      bench,
      [
        [308, 470],
        [308, 454],
        [300, 438],
        [282, 437],
      ],
      tab,
      secondMaterial,
    ),
  ];
}

function runnerParts(bench: Bench): Part[] {
  const suede = bench.plain('suede', accentOf(bench));
  const guard: Knot[] = [
    [-232, 520],
    [-206, 554],
    [-150, 584],
    [-70, 594],
    [4, 626],
  ];
  const counter: Knot[] = [
    [240, 455],
    [206, 500],
    [190, 540],
    [150, 572],
    [106, 626],
  ];
  const brace = (from: Point, to: Point): Panel => ({
    ...overlay(
      bench,
      [
        [from[0] + 26, from[1] - 8, 1],
        [to[0] + 34, to[1], 1],
      ],
      [to, [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2], from],
      suede,
      -1,
    ),
  });
  return [
    brace([-14, 466], [-46, 626]),
    brace([44, 440], [22, 626]),
    overlay(bench, LOW_LAST.toe.slice(0, 5), guard, suede, -1),
    overlay(
      bench,
      [
        [310, 618, 1],
        [313, 570],
        [306, 530],
        [304, 490],
        [308, 454],
        [300, 438],
        [276, 438],
      ],
      counter,
      suede,
    ),
    padding(LOW_LAST, bench.plain()),
    eyestay(bench, LOW_LAST, suede, SHELL),
    overlay(
      bench,
      [
        [308, 470],
        [308, 454],
        [300, 438],
        [284, 437],
      ],
      [
        [272, 441],
        [266, 466],
        [272, 520],
        [305, 526],
      ],
      bench.plain('leather', accentOf(bench)),
    ),
  ];
}

function highParts(bench: Bench, rubber: Material): Part[] {
  const isCanvas = bench.cloth.fabric === 'canvas';
  const cap = isCanvas ? rubber : bench.plain('leather', accentOf(bench));
  const stripe = openCurve(HIGH_LAST.heel);
  const back = openCurve([
    [206, 262],
    [206, 350],
    [216, 460],
    [204, 626],
  ]);
  return [
    piece(strip(back, 1.2), bench.main, {
      ...SHELL,
      lift: 0,
      seams: [seam(back, 1.2)],
      stitching: [{ path: offsetLine(back, 5), color: bench.thread, length: 3.4 }],
    }),
    overlay(
      bench,
      HIGH_LAST.toe.slice(0, 6),
      TOE_EDGE.map(([x, y], index): Knot => [x - 6, index ? y - 4 : 508]),
      cap,
      -1,
    ),
    eyestay(bench, HIGH_LAST, isCanvas ? bench.main : cap, SHELL),
    {
      part: 'panel',
      material: isCanvas ? bench.plain('canvas', accentOf(bench)) : cap,
      outline: strip(stripe, -20),
      lift: 0.16,
      thickness: 3,
      volume: 8,
      round: 12,
      stitching: [{ path: offsetLine(stripe, -15), color: bench.thread, length: 3.4 }],
    },
    ...(isCanvas ? [stud(bench, [-10, 578], 4.4), stud(bench, [28, 580], 4.4)] : []),
  ];
}

function shoe(bench: Bench, style: string): Part[] {
  const last = style === 'high' ? HIGH_LAST : LOW_LAST;
  const rubber = bench.plain('rubber', bench.cloth.third ?? 'white');
  const tip: Knot[] =
    style === 'high'
      ? [
          [64, 238],
          [76, 228],
          [104, 240],
          [108, 266],
        ]
      : [
          [64, 383],
          [80, 376],
          [97, 388],
          [101, 420],
        ];
  const overlays =
    style === 'high' ? highParts(bench, rubber) : style === 'runner' ? runnerParts(bench) : courtParts(bench);
  const partsBelow =
    style === 'runner'
      ? foamSole(rubber, bench.plain('rubber', accentOf(bench)))
      : cupSole(
          rubber,
          style === 'high' && bench.cloth.fabric === 'canvas' ? bench.plain('rubber', bench.cloth.color) : undefined,
        );
  return [
    ...shoeMouth(bench, last, style === 'high' ? 20 : 26),
    tongue(last, bench.plain(), tip),
    upper(bench, last),
    ...overlays,
    ...lacing(bench, last, laceMaterial(bench)),
    ...partsBelow,
  ];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'court');
  const places =
    style === 'high'
      ? { near: [-56, 212] as Point, far: [84, 86] as Point, scale: 0.89 }
      : { near: [-56, 152] as Point, far: [78, 6] as Point, scale: 0.9 };
  return {
    parts: staggerPair(bench, shoe(bench, style), places),
    landmarks: {},
    focus: { at: [(style === 'high' ? -30 : -70) * (bench.isBack ? -1 : 1), 600], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'sneaker',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style }) =>
    style === 'high' ? 'high-top sneakers' : style === 'runner' ? 'running sneakers' : 'low-top sneakers',
  words: 'sneakers, trainers, lace-up shoes, footwear',
  sample: { fabric: 'leather', color: 'white', accent: 'bottle', third: 'white', lining: 'ecru' },
  draw,
};
