import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { transformParts, piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** Where the leg begins in the picture, by the length of the sock. */
const TOPS: Readonly<Record<string, number>> = { ankle: 420, crew: 190, knee: 60 };

const CUFF: Readonly<Record<string, number>> = { ankle: 46, crew: 84, knee: 66 };

function outline(top: number): Knot[] {
  return [
    [-56, top, 1],
    [60, top - 4],
    [170, top, 1],
    [172, (top + 500) / 2],
    [166, 500],
    [176, 566],
    [196, 624],
    [188, 690],
    [140, 726],
    [40, 726],
    [-90, 728],
    [-200, 726],
    [-262, 704],
    [-286, 660],
    [-262, 616],
    [-186, 590],
    [-112, 562],
    [-66, 518],
    [-52, 452],
  ];
}

/** Knitted parts in the second color: the heel, the toe and the cuff. */
function contrasts(bench: Bench, top: number, cuff: number): Part[] {
  const color = bench.cloth.accent ?? bench.cloth.color;
  const knit = bench.plain('jersey', bench.cloth.third ?? (bench.cloth.pattern ? bench.cloth.color : color));
  const rib = bench.plain('rib', bench.cloth.third ?? (bench.cloth.pattern ? bench.cloth.color : color));
  const part = (knots: readonly Knot[], material: typeof knit, panelFields: Partial<Panel> = {}): Panel =>
    piece(closedCurve(knots), material, { join: 'sock', lift: 0, volume: 26, round: 30, thickness: 5, ...panelFields });
  const heel: Knot[] = [
    [168, 520, 1],
    [176, 566],
    [196, 624],
    [188, 690],
    [140, 726],
    [84, 727, 1],
    [102, 640],
  ];
  const toe: Knot[] = [
    [-188, 592, 1],
    [-262, 616],
    [-286, 660],
    [-262, 704],
    [-200, 726],
    [-176, 727, 1],
    [-166, 660],
  ];
  const edge = openCurve([
    [-52, top + cuff, 1],
    [60, top + cuff + 5],
    [170, top + cuff, 1],
  ]);
  return [
    part(heel, knit, {
      seams: [
        seam(
          openCurve([
            [168, 520],
            [102, 640],
            [84, 727],
          ]),
          1.6,
        ),
      ],
    }),
    part(toe, knit, {
      seams: [
        seam(
          openCurve([
            [-188, 592],
            [-166, 660],
            [-176, 727],
          ]),
          1.6,
        ),
      ],
    }),
    part([[-56, top, 1], [60, top - 4], [170, top, 1], ...edge.map(([x, y]): Knot => [x, y]).reverse()], rib, {
      seams: [seam(edge, 1.4)],
      thickness: 7,
    }),
  ];
}

function sock(bench: Bench): Part[] {
  const length = bench.text('length', 'crew');
  const top = TOPS[length] ?? TOPS.crew!;
  const cuff = CUFF[length] ?? 84;
  const random = bench.random('sock');
  return [
    piece(
      closedCurve([
        [-56, top],
        [60, top - 20],
        [170, top],
        [60, top + 16],
      ]),
      bench.plain('rib'),
      { light: 0.6, lift: 0.3, volume: 4 },
    ),
    piece(closedCurve(outline(top)), bench.main, {
      join: 'sock',
      lift: 0.7,
      volume: 26,
      round: 30,
      thickness: 5,
      folds: [
        fold([-62, 500], [80, 560], -0.1, 14, 4.4),
        fold([-50, 470], [60, 500], -0.08, 11, -3),
        fold([160, 520], [60, 590], 0.1, 12, 3),
        fold([random.between(20, 60), top + cuff + 20], [random.between(30, 70), 480], 0.03, 26, -3),
        fold([-200, 640], [60, 668], 0.04, 24, -3.4),
      ],
    }),
    ...contrasts(bench, top, cuff),
  ];
}

function draw(bench: Bench): Drawing {
  const shoe = sock(bench);
  const turn = (angle: number, [dx, dy]: Point): Part[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = bench.isBack ? -1 : 1;
    return transformParts(shoe, ([x, y]) => {
      const [px, py] = [x * side, y - 500];
      return [px * c - py * s + dx * side, px * s + py * c + 500 + dy];
    });
  };
  const side = bench.isBack ? -1 : 1;
  const down = { ankle: -60, crew: 14, knee: 60 }[bench.text('length', 'crew')] ?? 0;
  return {
    parts: [...turn(0.1 * side, [116, down - 24]), ...turn(-0.05 * side, [-44, down + 34])],
    landmarks: {},
    focus: { at: [0, 480], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'socks',
  kind: 'socks',
  tryOn: null,
  subkind: ({ length }) => (length === 'ankle' ? 'ankle socks' : length === 'knee' ? 'knee-high socks' : 'crew socks'),
  words: 'socks, pair of socks, hosiery, legwear',
  sample: { fabric: 'jersey', color: 'navy', accent: 'scarlet' },
  draw,
};
