import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fan, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve, resampleLine } from '../tailoring/geometry.ts';
import { laceBorder } from '../tailoring/strapped.ts';
import type { Opening } from '../tailoring/openHem.ts';
import { openHem } from '../tailoring/openHem.ts';
import { acrossHip, skirtBand, skirtFolds } from '../tailoring/skirts.ts';
import type { Silhouette } from './Silhouette.ts';

/** How much lower the hem is at a position from -1 (left) to 1 (right). */
const slant = (bench: Bench, x: number): number => (bench.has('slant') ? (bench.isBack ? -x : x) * 52 - 30 : 0);

/** The last knot of a side follows the hem. */
const sideOf = (side: readonly Knot[], distance: number): Knot[] =>
  side.map(
    ([x, y, corner], index): Knot => (index === side.length - 1 ? [x, y + distance, corner ?? 0] : [x, y, corner ?? 0]),
  );

function draw(bench: Bench): Drawing {
  const isMaxi = bench.text('length', 'midi') === 'maxi';
  const isKnee = bench.text('length', 'midi') === 'knee';
  const [waist, top, halfWidth, bottom] = isMaxi
    ? [118, 66, 206, 938]
    : isKnee
      ? [146, 196, 226, 742]
      : [134, 140, 220, 852];
  const random = bench.random('slip skirt');
  const { foldDepth, foldWidth } = bench.main.fabric;
  const right: Knot[] = [
    [waist, top + 14, 1],
    [waist + 40, top + 170],
    [halfWidth - 26, bottom - 240],
    [halfWidth, bottom, 1],
  ];
  const opening: Opening | undefined =
    bench.has('slit') && !bench.isBack ? { x: halfWidth * 0.46, height: (bottom - top) * 0.44, gape: 58 } : undefined;
  const hem = openHem(bench, halfWidth, bottom, 7, 6, opening).map(
    ([x, y, corner]): Knot => [x, y + slant(bench, x / halfWidth), corner],
  );
  const inside: Part[] = opening
    ? [
        {
          part: 'panel',
          material: bench.plain(),
          light: 0.5,
          lift: 0,
          volume: 6,
          outline: closedCurve([
            [halfWidth * 0.1, bottom - opening.height - 26, 1],
            [halfWidth * 0.7, bottom - opening.height - 20, 1],
            [halfWidth * 0.88, bottom - 8, 1],
            [halfWidth * 0.06, bottom, 1],
          ]),
        },
      ]
    : [];
  const edges: Part[] =
    bench.has('lace') && !opening
      ? [
          laceBorder(
            bench,
            resampleLine(
              openCurve([[halfWidth, bottom + slant(bench, 1)], ...hem, [-halfWidth, bottom + slant(bench, -1)]]),
              3,
            ),
            42,
          ),
        ]
      : [];
  const { behind, band } = skirtBand(bench, waist - 1, top, 24);
  return {
    parts: [
      ...behind,
      ...inside,
      {
        part: 'panel',
        material: bench.main,
        volume: 30,
        lift: 0.2,
        outline: closedCurve([
          ...sideOf(right, slant(bench, 1)),
          ...hem,
          ...sideOf(right, slant(bench, -1))
            .map(([x, y, corner]): Knot => [-x, y, corner])
            .reverse(),
          [0, top + 20],
        ]),
        folds: [
          ...swell(random, { left: -waist, right: waist, top: top + 40, bottom }, 7 * foldDepth),
          ...skirtFolds(bench, { waist, top: top + 130, halfWidth, bottom }, 9),
          ...fan(random, [waist - 4, top + 30], [-1.2, -0.2], [70, 190], 3, 9 * foldWidth, 2.6 * foldDepth),
          ...fan(random, [-waist + 4, top + 30], [0.2, 1.2], [70, 190], 3, 9 * foldWidth, 2.6 * foldDepth),
          ...acrossHip(random, { halfWidth: waist, at: top + 210 }, foldDepth),
        ],
      },
      ...edges,
      { ...band, lift: 0.25 },
    ],
    focus: { at: [20, top + 150], zoom: 1.9 },
    landmarks: {
      left_waist: [-waist, top],
      right_waist: [waist, top],
      left_hem: [-halfWidth, bottom + slant(bench, -1)],
      right_hem: [halfWidth, bottom + slant(bench, 1)],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'slip-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) =>
    `${options['slant'] ? 'asymmetric' : String(options['length'] ?? 'midi')} ${options['slant'] ? 'bias' : 'slip'} skirt`,
  words: (_options, fabric) => `slip skirt, bias-cut skirt${fabric === 'satin' ? ', satin skirt' : ''}`,
  draw,
};
