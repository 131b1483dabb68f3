import type { Panel } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp, openCurve, symmetric } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { paint, plane, SKIN } from './skin.ts';

/** The middle line of the right leg, by height. */
export const legLine = (build: Build, y: number): number => {
  const at: readonly (readonly [number, number])[] = [
    [L.crotch, build.thigh * 0.98],
    [L.thigh, build.thigh * 0.96],
    [L.knee, build.thigh * 0.52 + 14],
    [L.calf, build.thigh * 0.46 + 15],
    [L.ankle, build.thigh * 0.36 + 16],
    [L.floor, build.thigh * 0.36 + 19],
  ];
  const above = at.findIndex(([level]) => level >= y);
  if (above < 0) return at[at.length - 1]![1];
  if (above === 0) return at[0]![1];
  const [[y0, x0], [y1, x1]] = [at[above - 1]!, at[above]!];
  return lerp(x0, x1, (y - y0) / (y1 - y0));
};

const flip = (side: number, knots: readonly Knot[]): Knot[] => knots.map(([x, y, c]): Knot => [x * side, y, c]);

function trunkKnots(b: Build): Knot[] {
  const soft = b.gender === 'women';
  return [
    [0, L.chin - 24],
    [b.neck, L.chin - 20, 1],
    [b.neck * 0.97, L.chin + 10],
    [b.neck + 4, L.pit - 16],
    [lerp(b.neck, b.shoulder, 0.34), L.pit - (soft ? 3 : 8)],
    [lerp(b.neck, b.shoulder, 0.74), L.shoulder - 10],
    [b.shoulder - 4, L.shoulder + 1],
    [b.shoulder + 1, L.shoulder + 22],
    [b.shoulder - 7, L.armpit - 34],
    [b.chest + 1, L.armpit],
    [b.bust, L.bust + 4],
    [b.under, L.under],
    [b.waist, L.waist],
    [lerp(b.waist, b.hip, 0.62), L.waist + 36],
    [b.hip, L.hip - 6],
    [b.hip - 1, L.hip + 20],
    [b.thigh * 1.95 - 2, L.thigh],
    [b.thigh, L.thigh + 8],
    [0, L.crotch + 2],
  ];
}

function trunk(b: Build): Panel {
  const women = b.gender === 'women';
  const sides = [1, -1] as const;
  return plane(symmetric(trunkKnots(b)), SKIN, {
    join: 'skin',
    volume: 30,
    round: 17,
    folds: [
      ...sides.flatMap((side) => [
        fold([side * (b.neck + 4), L.pit + 5], [side * b.shoulder * 0.72, L.pit + 4], -0.1 * side, 4, 2.6, 0.3),
        fold([side * (b.neck - 2), L.chin + 6], [side * 5, L.pit - 3], 0.06 * side, 4, 2.4, 0.2),
        fold([side * b.chest, L.armpit - 8], [side * b.chest * 0.84, L.armpit - 36], 0.1 * side, 5, -3.4),
        fold(
          [side * b.waist * 0.36, L.under + 20],
          [side * b.waist * 0.34, L.hip - 30],
          0.05 * side,
          14,
          women ? 1.4 : 2,
        ),
        fold([side * b.hip * 0.86, L.hip - 24], [side * 12, L.crotch - 3], -0.06 * side, 8, -2.6),
        ...(women
          ? [
              fold([side * b.bust * 0.93, L.bust + 8], [side * 12, L.bust + 16], -0.34 * side, 12, -4.2, 0, 0.5),
              fold([side * b.bust * 0.86, L.bust - 6], [side * b.bust * 0.2, L.bust - 4], -0.12 * side, 20, 5, 0, 0.5),
            ]
          : [fold([side * b.bust * 0.95, L.bust - 6], [side * 8, L.bust + 10], -0.26 * side, 8, -3.2, 0, 0.5)]),
      ]),
      fold([0, L.pit + 16], [0, L.under + 14], 0, 7, -1.8),
      fold([0, L.under + 12], [0, L.hip - 34], 0, 6, -1.5),
      fold([-3, L.hip - 46], [3, L.hip - 40], 0, 3, -3),
      fold([-10, L.pit + 1], [10, L.pit + 1], -0.25, 4, -3),
    ],
  });
}

function leg(b: Build, side: 1 | -1): Panel {
  const c = (y: number): number => legLine(b, y);
  const men = b.gender === 'men';
  const knots: Knot[] = [
    [b.hip - 2, L.hip + 4, 1],
    [c(L.thigh) + b.thigh * 0.98, L.thigh],
    [c(632) + lerp(b.thigh, b.knee, 0.42), 632],
    [c(L.knee) + b.knee, L.knee - 12],
    [c(724) + b.knee * 0.95, 728],
    [c(L.calf) + b.calf + (men ? 3 : 2), L.calf + 4],
    [c(830) + lerp(b.calf, b.ankle, 0.62), 834],
    [c(L.ankle) + b.ankle, L.ankle - 6],
    [c(L.ankle) + b.ankle + 1, L.ankle + 12],
    [c(L.ankle) + b.ankle + 3, L.ankle + 32],
    [c(L.ankle) + 3, L.floor - 8],
    [c(L.ankle) - b.ankle - 1, L.ankle + 32],
    [c(L.ankle) - b.ankle - 1, L.ankle + 12],
    [c(L.ankle) - b.ankle, L.ankle - 10],
    [c(830) - lerp(b.calf, b.ankle, 0.5), 830],
    [c(L.calf) - b.calf, L.calf + 14],
    [c(728) - b.knee * 0.92, 732],
    [c(L.knee) - b.knee, L.knee - 8],
    [c(632) - lerp(b.thigh, b.knee, 0.46), 640],
    [Math.max(2, c(L.thigh) - b.thigh), L.thigh + 4],
    [0.5, L.crotch + 4, 1],
  ];
  const x = (y: number, by: number): Point => [side * (c(y) + by), y];
  return plane(closedCurve(flip(side, knots)), SKIN, {
    join: 'skin',
    volume: 26,
    round: 14,
    folds: [
      fold(x(L.knee - 20, -b.knee * 0.5), x(L.knee + 18, -b.knee * 0.2), 0.2 * side, 5, -2.2),
      fold(x(L.knee - 22, b.knee * 0.5), x(L.knee + 18, b.knee * 0.2), -0.2 * side, 5, -2.2),
      fold(x(L.knee - 10, 0), x(L.knee + 8, 0), 0, 9, 2.6),
      fold(x(L.knee + 26, -2), x(L.ankle - 30, -1), 0.02, 5, 1.8),
      fold(x(L.thigh + 20, b.thigh * 0.3), x(L.knee - 36, b.knee * 0.3), 0.05 * side, 14, 2.4),
      fold(x(L.ankle - 4, b.ankle * 0.7), x(L.ankle + 6, b.ankle * 0.6), 0, 4, 2),
    ],
  });
}

/** A plain pump or derby under each leg, which suits every outfit. */
export function shoes(b: Build): Panel[] {
  const men = b.gender === 'men';
  const leather = paint(men ? [0.23, 0.17, 0.14] : [0.2, 0.18, 0.18], 0.2);
  return ([1, -1] as const).flatMap((side) => {
    const c = legLine(b, L.ankle);
    const w = men ? 21 + (b.ankle - 13) : 16 + (b.ankle - 11);
    const at = (knots: readonly Knot[]): Point[] => closedCurve(knots.map(([x, y, k]): Knot => [side * (c + x), y, k]));
    const upper = men
      ? at([
          [-b.ankle - 4, L.ankle + 2, 1],
          [0, L.ankle + 7],
          [b.ankle + 4, L.ankle + 1, 1],
          [w - 1, L.ankle + 24],
          [w + 5, L.floor - 12],
          [w - 4, L.floor + 3],
          [3, L.floor + 7],
          [-w + 6, L.floor + 3],
          [-w + 1, L.floor - 14],
          [-w + 3, L.ankle + 22],
        ])
      : at([
          [-b.ankle - 3, L.ankle + 16, 1],
          [-b.ankle + 1, L.ankle + 34],
          [2, L.ankle + 43],
          [b.ankle + 1, L.ankle + 32],
          [b.ankle + 4, L.ankle + 14, 1],
          [w + 1, L.ankle + 34],
          [w, L.floor - 8],
          [6, L.floor + 6],
          [-w + 5, L.floor - 4],
          [-w + 1, L.ankle + 36],
        ]);
    const parts = [
      plane(upper, leather, {
        join: `shoe ${side}`,
        round: 9,
        volume: 16,
        ...(men
          ? {
              seams: [
                {
                  path: openCurve(
                    (
                      [
                        [-9, L.ankle + 26],
                        [0, L.ankle + 30],
                        [9, L.ankle + 25],
                      ] as const
                    ).map(([x, y]): Knot => [side * (c + x), y]),
                  ),
                  depth: 1.2,
                },
                {
                  path: openCurve(
                    (
                      [
                        [-w + 5, L.floor - 16],
                        [1, L.floor - 22],
                        [w, L.floor - 17],
                      ] as const
                    ).map(([x, y]): Knot => [side * (c + x), y]),
                  ),
                  depth: 1,
                },
              ],
            }
          : {}),
      }),
    ];
    return parts;
  });
}

/** The underwear of an undressed figure; it also shows through sheer cloth. */
export function base(b: Build): Panel[] {
  const cloth = paint([0.8, 0.77, 0.72], 0.02);
  const edge = (y: number, x: number): Knot => [x, y];
  const women = b.gender === 'women';
  const briefs = symmetric(
    women
      ? [
          [0, L.waist + 34],
          [lerp(b.waist, b.hip, 0.6) + 1.5, L.waist + 32, 1],
          [b.hip + 1.5, L.hip - 6, 0],
          [b.hip + 1, L.hip + 4, 1],
          [b.hip * 0.5, L.crotch - 2],
          [5, L.crotch + 10],
        ]
      : [
          [0, L.waist + 40],
          [lerp(b.waist, b.hip, 0.64) + 1.5, L.waist + 38, 1],
          [b.hip + 1.5, L.hip - 4],
          [b.thigh * 1.97, L.thigh + 12, 1],
          [b.thigh, L.thigh + 20],
          [8, L.thigh + 14, 1],
          [2, L.crotch + 6],
        ],
  );
  const parts = [
    plane(briefs, cloth, {
      join: 'briefs',
      round: 13,
      volume: 18,
      thickness: 2,
      seams: [
        { path: openCurve([edge(L.waist + 46, -b.hip), edge(L.waist + 49, 0), edge(L.waist + 46, b.hip)]), depth: 1 },
      ],
    }),
  ];
  if (!women) return parts;
  const band = symmetric([
    [0, L.bust - 20],
    [b.bust * 0.5, L.bust - 26],
    [b.chest * 0.92, L.armpit - 6, 1],
    [b.chest + 1, L.armpit + 4, 1],
    [b.bust + 1.5, L.bust + 6],
    [b.under + 1.5, L.under - 2, 1],
    [0, L.under + 1],
  ]);
  return [
    ...parts,
    plane(band, cloth, {
      join: 'band',
      round: 13,
      volume: 20,
      thickness: 2,
      folds: ([1, -1] as const).map((s) =>
        fold([s * b.bust * 0.9, L.bust + 12], [s * 12, L.bust + 16], -0.3 * s, 10, -3, 0, 0.5),
      ),
    }),
  ];
}

export const skinParts = (b: Build): Panel[] => [leg(b, -1), leg(b, 1), trunk(b)];

/** The line from the neck to the tip of the shoulder, from which cloth hangs. */
export const shoulderLine = (b: Build): readonly Point[] => {
  const knots = trunkKnots(b);
  return openCurve(knots.slice(1, 8)).filter((_, index) => index % 4 === 0);
};
