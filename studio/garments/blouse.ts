import { arms } from '../tailoring/arms.ts';
import type { ArmsRequest } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold, foldsRisingFrom } from '../tailoring/folds.ts';
import type { Point } from '../tailoring/geometry.ts';
import { mirrorHalf } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The scarf goes once round the neck and stands slightly. */
const scarf = ([x, y]: Point, drop: number): Point[] =>
  mirrorHalf([
    [0, y - 14],
    [x * 0.6, y - 20],
    [x * 1.02, y - 16],
    [x * 1.16, y + 8],
    [x * 0.7, (y + drop) / 2 + 8],
    [0, drop + 12],
  ]);

/** Plain blouses have set-in sleeves; a bow blouse has some fullness at the wrist. */
function sleeves(bench: Bench): ArmsRequest {
  const style = bench.text('sleeve', 'plain');
  if (style === 'puff') return { cut: 'puff', length: 184 };
  if (style === 'bishop') return { cut: 'bishop', length: 462 };
  return bench.text('neck', 'round') === 'bow'
    ? { cut: 'bishop', length: 466, ease: 0.84 }
    : { cut: 'natural', length: 486, finish: 'hem' };
}

/** Bows vary: some are small and neat, some hang. */
function bow(bench: Bench, y: number): Part[] {
  const random = bench.random('bow size');
  const reach = random.between(66, 124);
  return tiedBow(bench, [random.between(-8, 8), y], {
    reach,
    width: reach * random.between(0.46, 0.62),
    tails: [random.between(150, 250), random.between(140, 220)],
    hasLoops: true,
  });
}

function draw(bench: Bench): Drawing {
  const neck = bench.text('neck', 'round');
  const shape = torso(bench, {
    neck: neck === 'bow' ? [58, 176] : [84, 184],
    shoulder: [184, 224],
    armpit: [198, 396],
    waist: [190, 590],
    hem: [210, 806],
    drop: bench.isBack ? (neck === 'bow' ? 184 : 204) : neck === 'v' ? 372 : neck === 'bow' ? 212 : 266,
    neckline: neck === 'v' && !bench.isBack ? 'v' : 'round',
    sag: 8,
  });
  const { drop, hem } = shape.measures;
  const pair = arms(bench, shape, sleeves(bench));
  const parts: Part[] = [];
  if (!bench.isBack && neck !== 'bow')
    parts.push(insideBack(bench, shape, 3), { part: 'label', at: [0, 200], size: [30, 13] });
  parts.push(...pair.partsUnder);
  const random = bench.random('blouse');
  const gathers =
    bench.text('sleeve', '') === 'puff'
      ? foldsRisingFrom(
          random,
          [
            [-80, drop + 4],
            [80, drop + 4],
          ],
          [-40, -120],
          12,
          5,
          2.6,
        )
      : [];
  parts.push(
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 24,
      lift: 0.16,
      folds: [...torsoFolds(bench, shape, 1.1), ...gathers],
      seams: [
        ...pair.seams,
        seam(offsetLine(shape.hemline, -9), 0.7),
        ...(neck === 'bow' && !bench.isBack
          ? [
              seam(
                [
                  [10, drop],
                  [11, hem[1]],
                ],
                1.6,
                1.8,
              ),
            ]
          : []),
      ],
    },
    ...pair.partsOver,
  );
  if (neck === 'bow') {
    parts.push({
      part: 'panel',
      material: bench.main,
      outline: scarf(shape.measures.neck, drop),
      lift: 0.6,
      thickness: 5,
      volume: 14,
      folds: [fold([-54, 178], [0, 214], 0.2, 8, 3), fold([54, 178], [4, 216], -0.2, 8, 3)],
    });
    if (!bench.isBack) parts.push(...bow(bench, drop + 18));
  } else
    parts.push({
      part: 'panel',
      material: bench.main,
      outline: strip(shape.neckline, -9),
      lift: 0.25,
      thickness: 2,
      volume: 2,
    });
  return {
    parts,
    focus: { at: [20, neck === 'bow' ? 300 : 290], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'blouse',
  kind: 'blouse',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['neck'] === 'bow' ? 'bow blouse' : options['sleeve'] === 'puff' ? 'puff-sleeved blouse' : 'blouse',
  words: 'blouse, top',
  draw,
};
