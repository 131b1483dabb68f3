import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { foldsRisingFrom } from '../tailoring/folds.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { skirtBand } from '../tailoring/skirts.ts';
import type { Tiers } from '../tailoring/tiers.ts';
import { tieredSkirt } from '../tailoring/tiers.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, Omit<Tiers, 'flounce' | 'count'> & { count: number }>> = {
  mini: { waist: 158, top: 262, halfWidth: 272, bottom: 690, count: 2 },
  midi: { waist: 134, top: 164, halfWidth: 268, bottom: 830, count: 3 },
  maxi: { waist: 112, top: 82, halfWidth: 262, bottom: 944, count: 4 },
};

/** An elastic waistband: small gathers all along, with an optional drawcord. */
function elastic(bench: Bench, band: Part, waist: number, top: number, height: number): Part[] {
  const random = bench.random('elastic');
  const y = top + height * 0.5;
  const ends =
    bench.has('cord') && !bench.isBack
      ? [
          [-18, 118],
          [12, 142],
        ].map(
          ([x, length], index): Part => ({
            part: 'cord',
            width: 6,
            color: bench.thread,
            path: openCurve([
              [index ? 8 : -6, y + 4],
              [x! + random.between(-6, 6), y + length! * 0.5],
              [x! * 1.5 + random.between(-8, 8), y + length!],
            ]),
          }),
        )
      : [];
  return [
    {
      ...band,
      folds: foldsRisingFrom(
        random,
        [
          [-waist, top + height + 6],
          [waist, top + height + 6],
        ],
        [height * 0.6, height * 1.1],
        30,
        3.6,
        2.3,
      ),
      stitching: [],
    } as Part,
    ...ends,
  ];
}

function draw(bench: Bench): Drawing {
  const shape = LENGTHS[bench.text('length', 'maxi')] ?? LENGTHS['maxi']!;
  const height = bench.text('waist', 'elastic') === 'band' ? 40 : 30;
  const look: Tiers = {
    ...shape,
    top: shape.top + height - 6,
    count: bench.count('tiers', shape.count),
    flounce: bench.text('tier', 'sewn') === 'flounce' ? 1 : 0.3,
  };
  const { behind, band } = skirtBand(bench, shape.waist - 2, shape.top, height);
  return {
    parts: [
      ...behind,
      ...tieredSkirt(bench, look),
      ...(bench.text('waist', 'elastic') === 'band'
        ? [{ ...band, lift: 0.3 }]
        : elastic(bench, band, shape.waist, shape.top, height)),
    ],
    focus: { at: [30, shape.top + (shape.bottom - shape.top) * 0.3], zoom: 1.9 },
    landmarks: {
      left_waist: [-shape.waist, shape.top],
      right_waist: [shape.waist, shape.top],
      left_hem: [-shape.halfWidth, shape.bottom],
      right_hem: [shape.halfWidth, shape.bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'tiered-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) => `tiered ${String(options['length'] ?? 'maxi')} skirt`,
  words: 'tiered skirt, prairie skirt, gathered skirt, ruffled skirt',
  sample: { fabric: 'poplin', color: 'white' },
  draw,
};
