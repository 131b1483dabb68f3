import type { Bench } from './Bench.ts';
import type { Fold, Panel, Part } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot } from './geometry.ts';
import { lerp, mirrorHalf } from './geometry.ts';
import { acrossLine } from './hem.ts';
import type { Random } from './random.ts';

export interface SkirtMeasures {
  readonly waist: number;
  readonly top: number;
  readonly halfWidth: number;
  readonly bottom: number;
}

/** A hem that follows the folds above, from right to left. */
export function flowingHem(bench: Bench, halfWidth: number, y: number, waves: number, depth: number): Knot[] {
  const random = bench.random('flowing hem');
  return Array.from({ length: waves * 2 - 1 }, (_, index) => {
    const t = 1 - ((index + 1) / (waves * 2)) * 2;
    const wave = index % 2 === 0 ? depth : -depth * 0.5;
    return [t * halfWidth + random.between(-3, 3), y + 9 * (1 - t * t) + wave * random.between(0.6, 1.25)];
  });
}

/** The folds of a flared skirt, which spread and get deeper towards the hem. */
export function skirtFolds(bench: Bench, measures: SkirtMeasures, count: number, strength = 1): Fold[] {
  const random = bench.random('skirt');
  const { foldDepth, foldWidth } = bench.main.fabric;
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + random.between(0.25, 0.75)) / count) * 2 - 1;
    const start = measures.top + (measures.bottom - measures.top) * random.between(0, 0.45);
    const x =
      t * lerp(measures.waist, measures.halfWidth, (start - measures.top) / (measures.bottom - measures.top)) * 0.92;
    return fold(
      [x, start],
      [t * measures.halfWidth * 0.97, measures.bottom + 16],
      random.between(-0.04, 0.04),
      random.between(10, 17) * foldWidth,
      random.between(3.4, 6.4) * foldDepth * strength * (index % 3 === 2 ? -0.8 : 1),
      random.between(-0.7, 0.7),
      random.between(0.75, 0.92),
    );
  });
}

/** Folds of bias-cut cloth over a hip: one or two soft diagonal rolls, in varying positions. */
export function acrossHip(
  random: Random,
  { halfWidth, at }: { readonly halfWidth: number; readonly at: number },
  depth: number,
): Fold[] {
  const side = random.chance(0.5) ? 1 : -1;
  const firstFold = fold(
    [-side * halfWidth, at + random.between(-6, 46)],
    [side * halfWidth * random.between(0.2, 0.8), at - random.between(24, 70)],
    side * random.between(0.08, 0.2),
    random.between(13, 20),
    random.between(2.2, 3.4) * depth,
  );
  if (random.chance(0.35)) return [firstFold];
  return [
    firstFold,
    fold(
      [side * halfWidth * random.between(0.8, 1.05), at + random.between(30, 110)],
      [-side * halfWidth * random.between(0, 0.5), at + random.between(-20, 40)],
      -side * random.between(0.06, 0.18),
      random.between(14, 20),
      random.between(1.6, 3) * depth * (random.chance(0.25) ? -1 : 1),
    ),
  ];
}

/** Waistband with the inside of its back; a `height` of 0 leaves only a turned edge. */
export function skirtBand(bench: Bench, halfWidth: number, y: number, height: number): { behind: Part[]; band: Panel } {
  return {
    behind: bench.isBack
      ? []
      : [
          {
            part: 'panel',
            material: bench.plain(),
            light: 0.52,
            lift: 0,
            volume: 2,
            outline: mirrorHalf([
              [0, y - 9],
              [halfWidth * 0.7, y - 6],
              [halfWidth, y, 1],
              [halfWidth * 0.9, y + 24, 1],
              [0, y + 30],
            ]),
          },
          { part: 'label', at: [0, y + 2], size: [30, 9] },
        ],
    band: {
      part: 'panel',
      material: bench.main,
      lift: 0.4,
      volume: 16,
      thickness: 4,
      outline: mirrorHalf([
        [0, y + 8],
        [halfWidth * 0.6, y + 5],
        [halfWidth, y, 1],
        [halfWidth + 3, y + height, 1],
        [halfWidth * 0.6, y + height + 7],
        [0, y + height + 11],
      ]),
      stitching: [{ path: acrossLine(halfWidth, y + height - 4, 10), color: bench.thread }],
    },
  };
}
