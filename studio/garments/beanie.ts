import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fan, fold, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { plane } from '../tailoring/objects.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const isSlouch = bench.text('shape', 'fisherman') === 'slouch';
  const random = bench.random('beanie');
  const lean = random.between(-14, 14) + (isSlouch ? 34 : 0);
  const top = isSlouch ? 190 : 270;
  const width = isSlouch ? 1.06 : 1;
  const dome: Knot[] = [
    [lean, top],
    [lean * 0.8 + 104 * width, top + 20],
    [200 * width, top + 108],
    [242 * width, 470],
    [246, 700, 1],
    [0, 712],
    [-246, 700, 1],
    [-242 * width, 470],
    [-198 * width, top + 112],
    [lean * 0.8 - 108 * width, top + 22],
  ];
  const area = { left: -210, right: 210, top: top + 60, bottom: 600 };
  const crown = plane(dome, bench.main, {
    volume: 92,
    round: 84,
    thickness: 8,
    lift: 0.3,
    grain: { origin: [lean * 0.4, 0], angle: 0, flare: 0 },
    folds: [
      ...swell(random, area, 5),
      ...fan(random, [lean, top + 4], [-1.2, 1.2], [90, 210], 9, 9, 4.6),
      ...(isSlouch
        ? [
            fold([-220, 420], [60, 380], 0.12, 16, 8),
            fold([226, 460], [-20, 430], -0.1, 16, 7),
            fold([-120, 300], [130, 330], 0.08, 14, 6),
          ]
        : [fold([-226, 520], [-80, 500], 0.1, 14, 3), fold([224, 500], [100, 520], -0.1, 14, 3)]),
    ],
  });
  const height = bench.text('cuff', 'deep') === 'deep' ? 150 : 92;
  const y = 720 - height;
  const slack = random.between(-5, 5);
  const cuff = plane(
    [
      [-258, y + 4, 1],
      [-120, y + 12],
      [0, y + 14 + slack],
      [120, y + 12],
      [258, y + 2, 1],
      [264, y + height * 0.5],
      [256, y + height, 1],
      [120, y + height + 14],
      [0, y + height + 18],
      [-120, y + height + 14],
      [-256, y + height, 1],
      [-264, y + height * 0.5],
    ],
    bench.plain(
      bench.cloth.fabric === 'cable' ? 'rib' : bench.cloth.fabric,
      bench.has('contrast') ? (bench.cloth.accent ?? bench.cloth.color) : bench.cloth.color,
    ),
    {
      volume: 40,
      round: 46,
      thickness: 9,
      lift: 0.7,
      folds: [
        fold([-200, y + 20], [-150, y + height], 0.04, 14, 2.6),
        fold([150, y + 10], [190, y + height], -0.04, 14, 2.6),
      ],
      seams: [
        seam(
          openCurve([
            [-256, y + height - 6],
            [0, y + height + 10],
            [256, y + height - 6],
          ]),
          0.6,
        ),
      ],
    },
  );
  const label: Part[] =
    bench.has('patch') && !bench.isBack
      ? [
          plane(
            [
              [-38, y + height * 0.36, 1],
              [38, y + height * 0.36, 1],
              [38, y + height * 0.78, 1],
              [-38, y + height * 0.78, 1],
            ],
            bench.plain('leather', 'tobacco'),
            {
              lift: 0.3,
              thickness: 2.4,
              volume: 3,
              stitching: [
                {
                  path: [
                    [-34, y + height * 0.4],
                    [34, y + height * 0.4],
                    [34, y + height * 0.74],
                    [-34, y + height * 0.74],
                    [-34, y + height * 0.4],
                  ],
                  color: bench.thread,
                },
              ],
            },
          ),
        ]
      : [];
  return {
    parts: [crown, ...pompom(bench, lean, top), cuff, ...label],
    landmarks: {},
    focus: { at: [40, y + 10], zoom: 1.7 },
  };
}

function pompom(bench: Bench, x: number, top: number): Part[] {
  if (!bench.has('pompom')) return [];
  const random = bench.random('pompom');
  const knots = Array.from({ length: 26 }, (_, index): Knot => {
    const angle = (index / 26) * Math.PI * 2;
    const reach = 74 + random.between(-5, 6);
    return [x + Math.cos(angle) * reach, top - 36 + Math.sin(angle) * reach];
  });
  return [
    plane(knots, bench.plain('teddy', bench.cloth.accent ?? bench.cloth.color), {
      volume: 70,
      round: 52,
      thickness: 9,
      lift: 0.6,
    }),
  ];
}

export const silhouette: Silhouette = {
  name: 'beanie',
  kind: 'hat',
  tryOn: null,
  subkind: ({ pompom: isTopped }) => (isTopped ? 'pompom beanie' : 'beanie'),
  words: 'beanie, knitted hat, woolly hat, winter hat, headwear, accessory',
  sample: { fabric: 'rib', color: 'mustard' },
  draw,
};
