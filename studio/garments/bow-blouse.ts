import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold, foldsRisingFrom } from '../tailoring/folds.ts';
import type { Point } from '../tailoring/geometry.ts';
import { openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Torso } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { shoulder: [168, 226], armpit: [186, 392], waist: [176, 580], hem: [196, 806] },
  loose: { shoulder: [182, 230], armpit: [204, 410], waist: [206, 590], hem: [218, 822] },
  cropped: { shoulder: [166, 236], armpit: [184, 398], waist: [176, 560], hem: [180, 704] },
} as const;

/** The scarf goes once round the neck and is folded over itself. */
function scarf(
  bench: Bench,
  {
    measures: {
      neck: [x, y],
      drop,
    },
  }: Torso,
): Part[] {
  const foldDepth = bench.main.fabric.foldDepth;
  const rise = 26;
  const roll = (t: number): Point[] =>
    openCurve([
      [-x * 1.02, y - rise * (1 - t) * 0.7],
      [-x * 0.5, y + (drop - y) * (0.5 + t * 0.3)],
      [0, drop - 4 + t * 10],
      [x * 0.5, y + (drop - y) * (0.5 + t * 0.3)],
      [x * 1.02, y - rise * (1 - t) * 0.7],
    ]);
  if (bench.isBack)
    return [
      {
        part: 'panel',
        material: bench.main,
        lift: 0.5,
        thickness: 4,
        volume: 12,
        outline: mirrorHalf([
          [0, y - rise],
          [x * 0.7, y - rise * 0.9],
          [x * 1.04, y - rise * 0.3],
          [x * 1.08, y + 14, 1],
          [0, y + 30],
        ]),
        folds: [{ path: roll(0.2), width: 7, depth: 2.4 * foldDepth, peak: 0.5 }],
      },
    ];
  return [
    {
      part: 'panel',
      material: bench.main,
      light: 0.7,
      lift: 0.1,
      volume: 4,
      outline: mirrorHalf([
        [0, y - rise],
        [x * 0.7, y - rise * 0.92],
        [x * 1.02, y - rise * 0.4, 1],
        [x * 0.94, y + 16, 1],
        [0, y + 8],
      ]),
    },
    {
      part: 'panel',
      material: bench.main,
      lift: 0.5,
      thickness: 4,
      volume: 12,
      outline: mirrorHalf([
        [0, drop - 12],
        [x * 0.5, y + (drop - y) * 0.4],
        [x * 0.9, y - rise * 0.3],
        [x * 1.03, y - rise * 0.42, 1],
        [x * 1.17, y + 14],
        [x * 0.74, y + (drop - y) * 0.86],
        [0, drop + 16],
      ]),
      folds: [
        { path: roll(0.35), width: 6, depth: 2.6 * foldDepth, peak: 0.5, lean: 0.5 },
        { path: roll(0.9), width: 5, depth: -1.6 * foldDepth, peak: 0.5 },
      ],
    },
  ];
}

function draw(bench: Bench): Drawing {
  const open = bench.text('neck', 'high') === 'v';
  const shape = torso(bench, {
    neck: open ? [70, 182] : [60, 178],
    ...FITS[bench.text('fit', 'regular') as keyof typeof FITS],
    drop: bench.isBack ? 188 : open ? 296 : 216,
    neckline: open && !bench.isBack ? 'v' : 'round',
    sag: 8,
  });
  const { drop, hem, neck, shoulder } = shape.measures;
  const cut = bench.text('sleeve', 'bishop') as SleeveCut | 'none';
  const pair = cut === 'none' ? undefined : arms(bench, shape, { cut });
  const random = bench.random('bow blouse');
  const foldDepth = bench.main.fabric.foldDepth;
  const parts: Part[] = bench.isBack
    ? []
    : [insideBack(bench, shape, 6), ...(open ? [{ part: 'label', at: [0, 204], size: [28, 12] } as Part] : [])];
  const gathers = ([1, -1] as const).flatMap((side) =>
    foldsRisingFrom(
      random,
      [
        [side * neck[0] * 1.3, neck[1] + 16],
        [side * shoulder[0] * 0.8, shoulder[1] - 4],
      ],
      [-40, -130],
      5,
      5,
      2.2 * foldDepth,
    ),
  );
  parts.push(
    ...(pair?.partsUnder ?? []),
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 24,
      lift: 0.16,
      folds: [
        ...torsoFolds(bench, shape, 1.1),
        ...gathers,
        ...(bench.isBack
          ? []
          : [
              fold([-20, drop + 30], [-60, drop + 190], 0.05, 9, 3 * foldDepth),
              fold([18, drop + 30], [70, drop + 210], -0.05, 10, 3 * foldDepth),
            ]),
      ],
      seams: [
        ...(pair?.seams ?? []),
        seam(offsetLine(shape.hemline, -9), 0.7),
        ...(bench.isBack
          ? []
          : [
              seam(
                [
                  [13, drop + 6],
                  [14, hem[1] + 6],
                ],
                1.5,
                1.7,
              ),
            ]),
      ],
    },
    ...(pair?.partsOver ?? []),
  );
  if (!pair)
    parts.push(
      ...([1, -1] as const).map(
        (side): Part => ({
          part: 'panel',
          material: bench.main,
          outline: strip(shape.armhole(side), 7 * side),
          lift: 0.2,
          thickness: 2,
          volume: 2,
        }),
      ),
    );
  if (!bench.isBack && bench.has('buttons')) parts.push(...buttonsDown(bench, 0, drop + 74, hem[1] - 46, 6, 5.6));
  parts.push(...scarf(bench, shape), ...(bench.isBack ? [] : bowOf(bench, shape)));
  return {
    parts,
    focus: { at: [18, drop + 60], zoom: 1.8 },
    landmarks: { ...torsoLandmarks(shape), ...pair?.landmarks },
  };
}

function bowOf(bench: Bench, { measures: { drop, neck } }: Torso): Part[] {
  const style = bench.text('bow', 'full');
  const sideOffset = bench.has('aside') ? neck[0] * 0.7 : 0;
  const look = {
    full: { reach: 112, width: 62, tails: [176, 204], hasLoops: true },
    slim: { reach: 74, width: 24, tails: [190, 232], hasLoops: true },
    scarf: { reach: 0, width: 70, tails: [262, 330], hasLoops: false },
    grand: { reach: 158, width: 88, tails: [250, 286], hasLoops: true },
  }[style] ?? { reach: 112, width: 62, tails: [176, 204], hasLoops: true };
  return tiedBow(bench, [sideOffset, drop + 12 - sideOffset * 0.3], { ...look, tails: look.tails as [number, number] });
}

export const silhouette: Silhouette = {
  name: 'bow-blouse',
  kind: 'blouse',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['bow'] === 'scarf'
      ? 'scarf-neck blouse'
      : options['sleeve'] === 'none'
        ? 'sleeveless bow blouse'
        : 'bow blouse',
  words: 'blouse, pussy-bow blouse, tie-neck blouse, lavallière',
  sample: { fabric: 'satin', color: 'ivory' },
  draw,
};
