import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Part } from '../tailoring/Drawing.ts';
import { hang, foldsRisingFrom } from '../tailoring/folds.ts';
import type { Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { acrossLeg } from '../tailoring/legs.ts';
import type { Leg, LegMeasures } from '../tailoring/legs.ts';
import { leg, legLandmarks, waistband } from '../tailoring/legs.ts';
import { strip } from '../tailoring/neck.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LEGS: Readonly<Record<string, Pick<LegMeasures, 'knee' | 'hem' | 'crotch'>>> = {
  short: { crotch: 552, knee: [226, 12, 610], hem: [246, 14, 676] },
  classic: { crotch: 556, knee: [222, 16, 650], hem: [238, 20, 752] },
  board: { crotch: 552, knee: [216, 18, 680], hem: [226, 24, 858] },
};

/** Height of the rounded side slit above the hem, as on running shorts. */
const NOTCH = 64;

/** The end of a leg from the outside to the inside, rounded at the side slit. */
function hemOf(bench: Bench, firstLeg: Leg): Point[] {
  const [x, y] = firstLeg.outer[firstLeg.outer.length - 1]!;
  const [ix, iy] = firstLeg.inner[0]!;
  if (!bench.has('notch'))
    return openCurve([
      [x, y],
      [(x + ix) / 2, (y + iy) / 2 + 7],
      [ix, iy],
    ]);
  const corner = firstLeg.outer.filter(([, py]) => py < y - NOTCH).at(-1)!;
  const interpolateX = (t: number): number => corner[0] + (ix - corner[0]) * t;
  return openCurve([
    corner,
    [interpolateX(0.01), y - 36],
    [interpolateX(0.07), y - 10],
    [interpolateX(0.24), y + 4],
    [interpolateX(0.6), y + 7],
    [ix, iy],
  ]);
}

function trunkLeg(bench: Bench, measures: LegMeasures, side: 1 | -1): Part[] {
  const firstLeg = leg(bench, measures, side, false);
  const random = bench.random(`trunk ${side}`);
  const foldDepth = bench.main.fabric.foldDepth;
  const top = measures.waist[1] + measures.band - 4;
  const hem = hemOf(bench, firstLeg);
  const isNotched = bench.has('notch');
  const [, end] = firstLeg.outer[firstLeg.outer.length - 1]!;
  const outer = isNotched ? firstLeg.outer.filter(([, y]) => y < end - NOTCH) : firstLeg.outer;
  const pointsAbove = outer.filter(([, y]) => y < end - 6);
  const isFlat = bench.text('waist', 'elastic') === 'flat';
  const gathers = isFlat
    ? []
    : foldsRisingFrom(
        random,
        [
          [side * 8, top],
          [side * measures.waist[0], top],
        ],
        [-50, -140],
        11,
        6,
        3 * foldDepth,
      );
  const pocket: Point[] = [
    [side * measures.waist[0] * 0.86, top + 8],
    [side * (measures.hip[0] - 12), measures.hip[1] - 4],
  ];
  const trim = bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color);
  const edged: Part[] = bench.has('piping')
    ? [hem, outer].map(
        (line, index): Part => ({
          part: 'panel',
          material: trim,
          outline: strip(line, side * (index ? -9 : -11)),
          lift: 0.16,
          thickness: 2,
          volume: 2,
        }),
      )
    : [];
  const striped: Part[] = bench.has('stripe')
    ? [30, 58].map(
        (far): Part => ({
          part: 'panel',
          material: trim,
          lift: 0.06,
          thickness: 1,
          volume: 0,
          outline: [...offsetLine(pointsAbove, side * -far), ...offsetLine(pointsAbove, side * (18 - far)).reverse()],
        }),
      )
    : [];
  return [
    {
      ...firstLeg.panel,
      outline: [...outer, ...hem.slice(1), ...firstLeg.inner.slice(1), [-2 * side, top]],
      folds: [
        ...firstLeg.panel.folds!,
        ...gathers,
        ...hang(
          random,
          {
            left: side > 0 ? 24 : -220,
            right: side > 0 ? 220 : -24,
            top: measures.hip[1],
            bottom: measures.hem[2] + 10,
          },
          4,
          12,
          3 * foldDepth,
        ),
      ],
      seams: [
        ...(bench.isBack ? [] : [seam(pocket, 2, 2)]),
        ...(isNotched ? [] : [seam(acrossLeg(firstLeg, 22), 0.8)]),
        ...(side === 1
          ? [
              seam(
                [
                  [0, top],
                  [0, measures.crotch],
                ],
                1.5,
              ),
            ]
          : []),
      ],
      stitching: bench.isBack ? [] : [{ path: offsetLine(pocket, -5 * side), color: bench.thread }],
    },
    ...striped,
    ...edged,
  ];
}

/** The drawcord: a bow below an elastic waist, a lacing over a flat one. */
function cords(bench: Bench, measures: LegMeasures): Part[] {
  if (bench.isBack) return [];
  const random = bench.random('cords');
  const color =
    bench.cloth.accent && !bench.cloth.pattern ? bench.plain('jersey', bench.cloth.accent).ground : bench.thread;
  const cord = (...points: Point[]): Cord => ({ part: 'cord', width: 7, color, path: openCurve(points) });
  const y = measures.waist[1] + measures.band * 0.5;
  const ends = (from: number): Cord[] =>
    [-1, 1].map((side) =>
      cord(
        [side * 9, from],
        [side * random.between(12, 24), from + 54],
        [side * random.between(4, 22), from + random.between(104, 138)],
      ),
    );
  const eyelet = (x: number, centerY: number): Part => ({
    part: 'button',
    at: [x, centerY],
    radius: 5,
    color: bench.buttonColor,
    look: 'snap',
  });
  if (bench.text('waist', 'elastic') === 'elastic')
    return [
      ...ends(y + 8),
      cord([-9, y + 8], [-38, y + 34], [-14, y + 46], [2, y + 14]),
      cord([2, y + 14], [20, y + 42], [42, y + 28], [9, y + 8]),
      eyelet(-15, y + 4),
      eyelet(15, y + 4),
    ];
  const rows = [measures.waist[1] + 16, y + 8, measures.waist[1] + measures.band + 14];
  const laces = rows
    .slice(1)
    .flatMap((low, index) => [cord([-13, rows[index]!], [13, low]), cord([13, rows[index]!], [-13, low])]);
  return [...rows.flatMap((row) => [eyelet(-15, row), eyelet(15, row)]), ...laces, ...ends(rows[2]!)];
}

function waist(bench: Bench, measures: LegMeasures, band: Part): Part[] {
  if (bench.text('waist', 'elastic') === 'flat') return [band];
  const [x, y] = measures.waist;
  const lines = [0.34, 0.66].map((t) => ({
    path: openCurve([
      [-x, y + measures.band * t],
      [0, y + measures.band * t + 7],
      [x, y + measures.band * t],
    ]),
    color: bench.thread,
  }));
  return [
    {
      ...band,
      stitching: lines,
      folds: foldsRisingFrom(
        bench.random('elastic'),
        [
          [-x, y + measures.band],
          [x, y + measures.band],
        ],
        [measures.band * 0.7, measures.band],
        28,
        3.6,
        2.2,
      ),
    } as Part,
  ];
}

function draw(bench: Bench): Drawing {
  const measures: LegMeasures = {
    waist: [150, 232],
    hip: [202, 410],
    band: 50,
    ...(LEGS[bench.text('leg', 'classic')] ?? LEGS['classic']!),
  };
  const { behind, band } = waistband(bench, measures);
  const seat: Part[] = bench.isBack
    ? [patchPocket(bench, [104, measures.waist[1] + measures.band + 66], 104, 112, 0, true)]
    : [];
  return {
    parts: [
      ...behind,
      ...trunkLeg(bench, measures, -1),
      ...trunkLeg(bench, measures, 1),
      ...seat,
      ...waist(bench, measures, band),
      ...cords(bench, measures),
    ],
    focus: { at: [30, 320], zoom: 1.9 },
    landmarks: legLandmarks(bench, measures),
  };
}

export const silhouette: Silhouette = {
  name: 'swim-trunks',
  kind: 'swimwear',
  tryOn: null,
  subkind: (options) =>
    options['leg'] === 'board' ? 'board shorts' : options['leg'] === 'short' ? 'short swim trunks' : 'swim trunks',
  words: 'swim trunks, swim shorts, bathing trunks, beachwear, pool, beach',
  sample: { fabric: 'nylon', color: 'petrol' },
  draw,
};
