import { denimFades, jeanThread } from '../tailoring/denim.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { creases, fan, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { acrossLine } from '../tailoring/hem.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { skirtBand } from '../tailoring/skirts.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function measures(bench: Bench) {
  const isALine = bench.text('shape', 'pencil') === 'a-line';
  const length = bench.text('length', 'midi');
  if (length === 'maxi') return { waist: 126, top: 70, hip: [170, 280], half: 182, bottom: 936 } as const;
  if (length === 'mini') return { waist: 156, top: 230, hip: [206, 420], half: 248, bottom: 706 } as const;
  return isALine
    ? ({ waist: 138, top: 150, hip: [188, 350], half: 250, bottom: 812 } as const)
    : ({ waist: 136, top: 150, hip: [188, 370], half: 170, bottom: 838 } as const);
}

function draw(bench: Bench): Drawing {
  const sizes = measures(bench);
  const random = bench.random('pencil');
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const isDenim = bench.cloth.fabric === 'denim';
  const thread = isDenim ? jeanThread(bench) : bench.thread;
  const right: Knot[] = [
    [sizes.waist + 1, sizes.top + 30, 1],
    [sizes.hip[0], sizes.hip[1]],
    [(sizes.hip[0] + sizes.half) / 2 + 4, (sizes.hip[1] + sizes.bottom) / 2],
    [sizes.half, sizes.bottom, 1],
  ];
  const hem: Knot[] = [0.6, 0.2, -0.2, -0.6].map(
    (t): Knot => [t * sizes.half, sizes.bottom + 8 * (1 - t * t) + random.between(-2, 2)],
  );
  const area = { left: -sizes.hip[0], right: sizes.hip[0], top: sizes.top + 60, bottom: sizes.bottom };
  const { behind, band } = skirtBand(bench, sizes.waist, sizes.top, 40);
  const line = acrossLine(sizes.half, sizes.bottom - 18, 8);
  const hasOpening = bench.has('buttons');
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
        ...right.map(([x, y, corner]): Knot => [-x, y, corner]).reverse(),
        [0, sizes.top + 36],
      ]),
      fades: isDenim
        ? [-1, 1].flatMap((side) =>
            denimFades(
              bench,
              {
                waist: [sizes.waist, sizes.top],
                hip: [sizes.hip[0], sizes.hip[1]],
                crotch: sizes.hip[1],
                band: 40,
                knee: [sizes.half, 20, sizes.bottom - 120],
                hem: [sizes.half, 20, sizes.bottom],
              },
              side,
            ),
          )
        : [],
      folds: [
        ...swell(random, area, 4.5 * foldDepth),
        ...hang(random, { ...area, top: sizes.hip[1] }, 5, 13 * foldWidth, 3 * foldDepth),
        ...foldsRisingFrom(
          random,
          [
            [-sizes.half, sizes.bottom],
            [sizes.half, sizes.bottom],
          ],
          [40, 150],
          5,
          10 * foldWidth,
          2.6 * foldDepth,
        ),
        ...fan(random, [sizes.hip[0] - 10, sizes.hip[1] - 30], [-2, -1], [60, 130], 3, 8 * foldWidth, 2.2 * foldDepth),
        ...fan(random, [-sizes.hip[0] + 10, sizes.hip[1] - 30], [1, 2], [60, 130], 3, 8 * foldWidth, 2.2 * foldDepth),
        ...creases(random, area, creaseCount, 1.3 * foldDepth),
      ],
      seams: [
        ...[-1, 1].map((side) =>
          seam(
            [
              [side * sizes.waist * 0.52, sizes.top + 40],
              [side * sizes.waist * 0.56, sizes.top + 130],
            ],
            1.2,
          ),
        ),
        seam(line, 0.9),
        ...(hasOpening && !bench.isBack
          ? [
              seam(
                [
                  [22, sizes.top + 40],
                  [23, sizes.bottom + 6],
                ],
                2,
                2,
              ),
            ]
          : bench.isBack
            ? [
                seam(
                  [
                    [0, sizes.top + 40],
                    [0, sizes.bottom],
                  ],
                  1.4,
                ),
                seam(
                  [
                    [0, sizes.bottom - 150],
                    [3, sizes.bottom + 8],
                  ],
                  3,
                  2.4,
                ),
              ]
            : []),
      ],
      stitching: [
        ...(isDenim || hasOpening ? [{ path: offsetLine(line, 3), color: thread }] : []),
        ...(hasOpening && !bench.isBack
          ? [
              {
                path: [
                  [17, sizes.top + 44],
                  [18, sizes.bottom],
                ] as const,
                color: thread,
              },
            ]
          : []),
      ],
    },
  ];
  if (hasOpening && !bench.isBack) {
    for (const side of [-1, 1])
      parts.push(patchPocket(bench, [side * sizes.hip[0] * 0.58, sizes.top + 92], 88, 96, 12));
    parts.push(band, ...buttonsDown(bench, 0, sizes.top + 30, sizes.bottom - 60, 6, 8.4));
  } else parts.push(band);
  return {
    parts,
    focus: { at: [24, sizes.top + 140], zoom: 1.9 },
    landmarks: {
      left_waist: [-sizes.waist, sizes.top],
      right_waist: [sizes.waist, sizes.top],
      left_hip: [-sizes.hip[0], sizes.hip[1]],
      right_hip: [sizes.hip[0], sizes.hip[1]],
      left_hem: [-sizes.half, sizes.bottom],
      right_hem: [sizes.half, sizes.bottom],
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
