import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import { fan, fold, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { flowingHem, skirtBand, skirtFolds } from '../tailoring/skirts.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const maxi = bench.text('length', 'midi') === 'maxi';
  const [waist, top, half, bottom] = maxi ? [118, 66, 206, 938] : [134, 140, 220, 852];
  const random = bench.random('slip skirt');
  const { foldDepth: d, foldWidth: w } = bench.main.fabric;
  const right: Knot[] = [[waist, top + 14, 1], [waist + 40, top + 170], [half - 26, bottom - 240], [half, bottom, 1]];
  const { behind, band } = skirtBand(bench, waist - 1, top, 24);
  return {
    parts: [
      ...behind,
      {
        part: 'panel', material: bench.main, volume: 30, lift: 0.2,
        outline: closedCurve([...right, ...flowingHem(bench, half, bottom, 7, 6), ...right.map(([x, y, c]): Knot => [-x, y, c]).reverse(), [0, top + 20]]),
        folds: [
          ...swell(random, { left: -waist, right: waist, top: top + 40, bottom }, 7 * d), ...skirtFolds(bench, { waist, top: top + 130, half, bottom }, 9),
          ...fan(random, [waist - 4, top + 30], [-1.2, -0.2], [70, 190], 3, 9 * w, 2.6 * d), ...fan(random, [-waist + 4, top + 30], [0.2, 1.2], [70, 190], 3, 9 * w, 2.6 * d),
          fold([-waist, top + 250], [60, top + 170], 0.18, 18, 2.6 * d),
        ],
      },
      { ...band, lift: 0.25 },
    ],
    focus: { at: [20, top + 150], zoom: 1.9 },
    landmarks: { left_waist: [-waist, top], right_waist: [waist, top], left_hem: [-half, bottom], right_hem: [half, bottom] },
  };
}

export const silhouette: Silhouette = {
  name: 'slip-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) => `${String(options['length'] ?? 'midi')} slip skirt`,
  words: 'slip skirt, bias-cut skirt, satin skirt',
  draw,
};
