import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Fold, Panel, Part } from './Drawing.ts';
import { bunch, creases, fan, fold, hang, foldsRisingFrom, swell } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, lerp, openCurve, mirrorHalf } from './geometry.ts';
import { acrossLine } from './hem.ts';
import type { Random } from './random.ts';
import { seam } from './torso.ts';

export interface LegMeasures {
  readonly waist: Point;
  readonly hip: Point;
  readonly crotch: number;
  readonly knee: readonly [outer: number, inner: number, y: number];
  readonly hem: readonly [outer: number, inner: number, y: number];
  /** Height of the waistband. */
  readonly band: number;
}

export interface Leg {
  readonly panel: Panel;
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

const WIDTHS: Readonly<Record<string, { knee: readonly [number, number]; hem: readonly [number, number] }>> = {
  straight: { knee: [160, 24], hem: [160, 32] },
  tapered: { knee: [152, 28], hem: [132, 44] },
  wide: { knee: [184, 14], hem: [204, 18] },
  flare: { knee: [138, 34], hem: [182, 12] },
  slim: { knee: [138, 34], hem: [126, 46] },
  skinny: { knee: [131, 45], hem: [112, 62] },
  bootcut: { knee: [140, 34], hem: [160, 26] },
  barrel: { knee: [198, 16], hem: [140, 42] },
  palazzo: { knee: [214, 8], hem: [262, 6] },
};

export function legMeasures(bench: Bench, length = 940): LegMeasures {
  const width = WIDTHS[bench.text('leg', 'straight')] ?? WIDTHS['straight']!;
  return {
    waist: [127, 76],
    hip: [161, 262],
    crotch: 366,
    band: 36,
    knee: [...width.knee, lerp(366, length, 0.46)],
    hem: [...width.hem, length],
  };
}

interface Lie {
  readonly drift: number;
  readonly knee: LegMeasures['knee'];
  readonly hem: LegMeasures['hem'];
}

/** The pose of a leg, varied slightly from its cut. */
function lieOf(random: Random, { knee, hem }: LegMeasures): Lie {
  const drift = random.between(-5, 9);
  return {
    drift,
    knee: [knee[0] + drift * 0.5, knee[1] + drift * 0.5, knee[2]],
    hem: [hem[0] + drift, hem[1] + drift, hem[2] + random.between(-4, 4)],
  };
}

/** A leg from the band to the hem. Both legs differ slightly, so that the trousers look laid by hand. */
export function leg(bench: Bench, measures: LegMeasures, side: 1 | -1, isPressed: boolean): Leg {
  const random = bench.random(`leg ${side}`);
  const {
    drift,
    knee: [kneeOuter, kneeInner, kneeY],
    hem: [hemOuter, hemInner, hemY],
  } = lieOf(random, measures);
  const top = measures.waist[1] + measures.band - 4;
  const outer: Knot[] = [
    [measures.waist[0] + 5, top, 1],
    [lerp(measures.waist[0], measures.hip[0], 0.62), lerp(top, measures.hip[1], 0.46)],
    [measures.hip[0], measures.hip[1]],
    [lerp(measures.hip[0], kneeOuter, 0.5) + 3, lerp(measures.hip[1], kneeY, 0.5)],
    [kneeOuter, kneeY],
    [lerp(kneeOuter, hemOuter, 0.6), lerp(kneeY, hemY, 0.6)],
    [hemOuter, hemY, 1],
  ];
  const inner: Knot[] = [
    [hemInner, hemY + 2, 1],
    [lerp(kneeInner, hemInner, 0.55) + 2, lerp(kneeY, hemY, 0.55)],
    [kneeInner, kneeY],
    [lerp(10, kneeInner, 0.55), lerp(measures.crotch, kneeY, 0.4)],
    [-2, measures.crotch, 1],
  ];
  const hem: Knot[] = [0.75, 0.5, 0.25].map(
    (t): Knot => [lerp(hemInner, hemOuter, t), hemY + 7 + random.between(-3, 3)],
  );
  const turnKnots = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [x * side, y, corner]);
  return {
    panel: {
      part: 'panel',
      material: bench.main,
      join: `leg ${side}`,
      volume: 30,
      lift: 0.3,
      outline: closedCurve(turnKnots([...outer, ...hem, ...inner, [-2, top, 1]])),
      folds: legFolds(bench, measures, side, isPressed, drift),
    },
    outer: openCurve(turnKnots(outer)),
    inner: openCurve(turnKnots(inner)),
  };
}

function legFolds(bench: Bench, measures: LegMeasures, side: 1 | -1, isPressed: boolean, drift: number): Fold[] {
  const random = bench.random(`leg folds ${side}`);
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const x = (value: number): number => value * side;
  const middle = (t: number): Point =>
    t < 0.5
      ? [
          x(lerp((measures.hip[0] + 8) / 2, (measures.knee[0] + measures.knee[1]) / 2, t * 2) + drift * t),
          lerp(measures.crotch - 60, measures.knee[2], t * 2),
        ]
      : [
          x(
            lerp((measures.knee[0] + measures.knee[1]) / 2, (measures.hem[0] + measures.hem[1]) / 2, t * 2 - 1) +
              drift * t,
          ),
          lerp(measures.knee[2], measures.hem[2], t * 2 - 1),
        ];
  const isLong = measures.hem[2] - measures.crotch > 300;
  const area = {
    left: Math.min(x(20), x(150)),
    right: Math.max(x(20), x(150)),
    top: measures.hip[1],
    bottom: measures.hem[2],
  };
  const halfWidth = (measures.knee[0] - measures.knee[1]) / 2;
  return [
    ...swell(random, area, 4.5 * foldDepth),
    ...whiskers(bench, measures, side),
    ...(isLong
      ? bunch(random, [middle(0.42), middle(0.62)], halfWidth * 0.9, random.whole(3, 4), 8 * foldWidth, 2.4 * foldDepth)
      : []),
    ...(isLong
      ? bunch(random, [middle(0.86), middle(0.985)], halfWidth, random.whole(2, 4), 8 * foldWidth, 2.6 * foldDepth)
      : []),
    ...hang(random, { ...area, top: measures.crotch + 20 }, 3, 12 * foldWidth, 2.6 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [x(measures.hem[1]), measures.hem[2]],
        [x(measures.hem[0]), measures.hem[2]],
      ],
      [30, isLong ? 120 : 60],
      3,
      9 * foldWidth,
      2.2 * foldDepth,
    ),
    ...creases(random, area, Math.round(creaseCount / 2), 1.4 * foldDepth),
    ...(isPressed
      ? [
          {
            path: openCurve([
              [x((measures.waist[0] + 10) * 0.56), measures.waist[1] + measures.band + 30],
              middle(0.05),
              middle(0.5),
              middle(1),
            ]),
            width: 4.5,
            depth: 2.6,
            peak: 0.7,
            lean: 0.5 * side,
          },
        ]
      : []),
  ];
}

/** Folds at the crotch: a few horizontal ones, stronger on one leg, and a long one down the inside. */
function whiskers(bench: Bench, measures: LegMeasures, side: 1 | -1): Fold[] {
  const random = bench.random(`whiskers ${side}`);
  const { foldDepth, foldWidth } = bench.main.fabric;
  const strong = (bench.random('crotch').chance(0.5) ? 1 : -1) === side ? 1 : 0.5;
  const from: Point = [side * 6, measures.crotch - 20];
  return [
    ...fan(
      random,
      from,
      side > 0 ? [1.25, 2.15] : [-2.15, -1.25],
      [44, 60 + 60 * strong],
      strong === 1 ? 3 : 2,
      7.5 * foldWidth,
      2.5 * foldDepth * strong,
    ),
    fold(
      [side * 10, measures.crotch + 6],
      [side * lerp(measures.knee[1], measures.knee[0], 0.42), lerp(measures.crotch, measures.hem[2], 0.3)],
      0.05 * side,
      12 * foldWidth,
      3 * foldDepth * strong,
      0.4,
      0.3,
    ),
  ];
}

/** The inside of the back waist, then the slightly curved band. */
export function waistband(
  bench: Bench,
  measures: LegMeasures,
  material: Material = bench.main,
  bow = 7,
): { behind: Part[]; band: Panel } {
  const [x, y] = measures.waist;
  const b = measures.band;
  const dip = bench.isBack ? 0 : bow;
  return {
    behind: bench.isBack
      ? []
      : [
          {
            part: 'panel',
            material: bench.plain(),
            light: 0.55,
            lift: 0,
            volume: 2,
            outline: mirrorHalf([
              [0, y - 5],
              [x * 0.7, y - 4],
              [x, y, 1],
              [x * 0.9, y + 30, 1],
              [0, y + 34],
            ]),
          },
          { part: 'label', at: [0, y + 4], size: [32, 10] },
        ],
    band: {
      part: 'panel',
      material,
      lift: 0.26,
      volume: 12,
      thickness: 3,
      outline: mirrorHalf([
        [0, y + dip],
        [x * 0.6, y + dip * 0.6],
        [x, y, 1],
        [x + 6, y + b, 1],
        [x * 0.6, y + b + 4 + dip * 0.5],
        [0, y + b + 5 + dip],
      ]),
      stitching: [
        { path: acrossLine(x - 3, y + 4, dip), color: bench.thread },
        { path: acrossLine(x + 1, y + b - 2, dip + 3), color: bench.thread },
      ],
    },
  };
}

/** Front fly: the curved stitching of its facing and the seam down to the crotch. */
export function fly(bench: Bench, measures: LegMeasures): { seams: Panel['seams']; stitching: Panel['stitching'] } {
  const top = measures.waist[1] + measures.band + 6;
  return {
    seams: [
      seam(
        [
          [1, top],
          [0, measures.crotch],
        ],
        2,
        1.8,
      ),
    ],
    stitching: [
      {
        path: openCurve([
          [30, top],
          [30, measures.crotch - 130],
          [24, measures.crotch - 90],
          [3, measures.crotch - 62],
        ]),
        color: bench.thread,
      },
    ],
  };
}

export function beltLoops(bench: Bench, measures: LegMeasures, positions: readonly number[]): Part[] {
  return positions.map(
    (x): Part => ({
      part: 'panel',
      material: bench.main,
      lift: 0.6,
      thickness: 2.4,
      volume: 2,
      outline: closedCurve([
        [x - 5, measures.waist[1] + 1, 1],
        [x + 5, measures.waist[1] + 1, 1],
        [x + 5, measures.waist[1] + measures.band + 9, 1],
        [x - 5, measures.waist[1] + measures.band + 9, 1],
      ]),
      stitching: [
        {
          path: [
            [x - 3, measures.waist[1] + 5],
            [x - 3, measures.waist[1] + measures.band + 4],
          ],
          color: bench.thread,
        },
        {
          path: [
            [x + 3, measures.waist[1] + 5],
            [x + 3, measures.waist[1] + measures.band + 4],
          ],
          color: bench.thread,
        },
      ],
    }),
  );
}

export function legLandmarks(bench: Bench, measures: LegMeasures): Record<string, Point> {
  const [right, left] = ([1, -1] as const).map((side) => lieOf(bench.random(`leg ${side}`), measures).hem) as [
    LegMeasures['hem'],
    LegMeasures['hem'],
  ];
  return {
    left_waist: [-measures.waist[0], measures.waist[1]],
    right_waist: [measures.waist[0], measures.waist[1]],
    left_hip: [-measures.hip[0], measures.hip[1]],
    right_hip: [measures.hip[0], measures.hip[1]],
    crotch: [0, measures.crotch],
    left_hem_outer: [-left[0], left[2]],
    right_hem_outer: [right[0], right[2]],
    left_hem_inner: [-left[1], left[2]],
    right_hem_inner: [right[1], right[2]],
  };
}

/** A line across the end of a leg, `distance` pixels above its hem. */
export function acrossLeg(leg: Leg, distance: number): Point[] {
  const outer = leg.outer[leg.outer.length - 1]!;
  const inner = leg.inner[0]!;
  return openCurve([
    [outer[0], outer[1] - distance],
    [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6 - distance],
    [inner[0], inner[1] - distance],
  ]);
}
