import { denimFades, jeanThread } from '../tailoring/denim.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { creases, fan, hang, risingFrom, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { acrossLine } from '../tailoring/hem.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { skirtBand } from '../tailoring/skirts.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function measures(bench: Bench) {
  const aline = bench.text('shape', 'pencil') === 'a-line';
  const length = bench.text('length', 'midi');
  if (length === 'maxi') return { waist: 126, top: 70, hip: [170, 280], half: 182, bottom: 936 } as const;
  if (length === 'mini') return { waist: 156, top: 230, hip: [206, 420], half: 248, bottom: 706 } as const;
  return aline
    ? ({ waist: 138, top: 150, hip: [188, 350], half: 250, bottom: 812 } as const)
    : ({ waist: 136, top: 150, hip: [188, 370], half: 170, bottom: 838 } as const);
}

function draw(bench: Bench): Drawing {
  const m = measures(bench);
  const random = bench.random('pencil');
  const { foldDepth: d, foldWidth: w, creases: count } = bench.main.fabric;
  const denim = bench.cloth.fabric === 'denim';
  const thread = denim ? jeanThread(bench) : bench.thread;
  const right: Knot[] = [
    [m.waist + 1, m.top + 30, 1],
    [m.hip[0], m.hip[1]],
    [(m.hip[0] + m.half) / 2 + 4, (m.hip[1] + m.bottom) / 2],
    [m.half, m.bottom, 1],
  ];
  const hem: Knot[] = [0.6, 0.2, -0.2, -0.6].map(
    (t): Knot => [t * m.half, m.bottom + 8 * (1 - t * t) + random.between(-2, 2)],
  );
  const area = { left: -m.hip[0], right: m.hip[0], top: m.top + 60, bottom: m.bottom };
  const { behind, band } = skirtBand(bench, m.waist, m.top, 40);
  const line = acrossLine(m.half, m.bottom - 18, 8);
  const opening = bench.has('buttons');
  const parts: Part[] = [
    ...behind,
    {
      part: 'panel',
      material: bench.main,
      volume: 30,
      lift: 0.2,
      outline: closedCurve([
        ...right,
        ...hem,
        ...right.map(([x, y, c]): Knot => [-x, y, c]).reverse(),
        [0, m.top + 36],
      ]),
      fades: denim
        ? [-1, 1].flatMap((side) =>
            denimFades(
              bench,
              {
                waist: [m.waist, m.top],
                hip: [m.hip[0], m.hip[1]],
                crotch: m.hip[1],
                band: 40,
                knee: [m.half, 20, m.bottom - 120],
                hem: [m.half, 20, m.bottom],
              },
              side,
            ),
          )
        : [],
      folds: [
        ...swell(random, area, 4.5 * d),
        ...hang(random, { ...area, top: m.hip[1] }, 5, 13 * w, 3 * d),
        ...risingFrom(
          random,
          [
            [-m.half, m.bottom],
            [m.half, m.bottom],
          ],
          [40, 150],
          5,
          10 * w,
          2.6 * d,
        ),
        ...fan(random, [m.hip[0] - 10, m.hip[1] - 30], [-2, -1], [60, 130], 3, 8 * w, 2.2 * d),
        ...fan(random, [-m.hip[0] + 10, m.hip[1] - 30], [1, 2], [60, 130], 3, 8 * w, 2.2 * d),
        ...creases(random, area, count, 1.3 * d),
      ],
      seams: [
        ...[-1, 1].map((side) =>
          seam(
            [
              [side * m.waist * 0.52, m.top + 40],
              [side * m.waist * 0.56, m.top + 130],
            ],
            1.2,
          ),
        ),
        seam(line, 0.9),
        ...(opening && !bench.isBack
          ? [
              seam(
                [
                  [22, m.top + 40],
                  [23, m.bottom + 6],
                ],
                2,
                2,
              ),
            ]
          : bench.isBack
            ? [
                seam(
                  [
                    [0, m.top + 40],
                    [0, m.bottom],
                  ],
                  1.4,
                ),
                seam(
                  [
                    [0, m.bottom - 150],
                    [3, m.bottom + 8],
                  ],
                  3,
                  2.4,
                ),
              ]
            : []),
      ],
      stitching: [
        ...(denim || opening ? [{ path: offsetLine(line, 3), color: thread }] : []),
        ...(opening && !bench.isBack
          ? [
              {
                path: [
                  [17, m.top + 44],
                  [18, m.bottom],
                ] as const,
                color: thread,
              },
            ]
          : []),
      ],
    },
  ];
  if (opening && !bench.isBack) {
    for (const side of [-1, 1]) parts.push(patchPocket(bench, [side * m.hip[0] * 0.58, m.top + 92], 88, 96, 12));
    parts.push(band, ...buttonsDown(bench, 0, m.top + 30, m.bottom - 60, 6, 8.4));
  } else parts.push(band);
  return {
    parts,
    focus: { at: [24, m.top + 140], zoom: 1.9 },
    landmarks: {
      left_waist: [-m.waist, m.top],
      right_waist: [m.waist, m.top],
      left_hip: [-m.hip[0], m.hip[1]],
      right_hip: [m.hip[0], m.hip[1]],
      left_hem: [-m.half, m.bottom],
      right_hem: [m.half, m.bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'pencil-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) =>
    options['shape'] === 'a-line' ? 'A-line skirt' : options['length'] === 'maxi' ? 'column skirt' : 'pencil skirt',
  words: 'skirt',
  draw,
};
