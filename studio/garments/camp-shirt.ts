import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { collarBack } from '../tailoring/collar.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import { yoke } from '../tailoring/yoke.ts';
import type { Silhouette } from './Silhouette.ts';

/** Collar and facing in one piece: it lies open and flat, with a notch where the two meet. */
function openCollar(bench: Bench, neck: readonly [number, number], drop: number, side: 1 | -1): Panel[] {
  const [x, y] = neck;
  const flip = (knots: readonly Knot[]): Knot[] => knots.map(([px, py, corner]) => [px * side, py, corner]);
  const facing: Knot[] = [
    [1, drop + 2, 1],
    [x * 0.62, y + 44],
    [x * 0.86, y + 26, 1],
    [x * 1.52, y + 84, 1],
    [x * 0.96, drop - 58],
    [8, drop + 14, 1],
  ];
  const collar: Knot[] = [
    [x * 0.78, y + 34, 1],
    [x * 0.9, y + 6],
    [x * 0.98, y - 12, 1],
    [x * 1.24, y - 3],
    [x * 1.42, y + 18],
    [x * 1.72, y + 66, 1],
    [x * 1.22, y + 58],
  ];
  const edge = (knots: readonly Knot[]) => openCurve(flip(knots));
  return [
    {
      part: 'panel',
      material: bench.main,
      outline: closedCurve(flip(facing)),
      lift: 0.7,
      thickness: 2.6,
      volume: 8,
      grain: { origin: [0, 0], angle: -0.36 * side },
      stitching: [
        {
          path: offsetLine(
            edge([
              [x * 1.52, y + 84],
              [x * 0.96, drop - 58],
              [8, drop + 10],
            ]),
            -4 * side,
          ),
          color: bench.thread,
        },
      ],
    },
    {
      part: 'panel',
      material: bench.main,
      outline: closedCurve(flip(collar)),
      lift: 0.8,
      thickness: 2.8,
      volume: 8,
      grain: { origin: [0, 0], angle: -0.8 * side },
    },
  ];
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, {
    neck: [64, 176],
    shoulder: [206, 226],
    armpit: [226, 410],
    waist: [224, 600],
    hem: [228, 806],
    drop: bench.isBack ? 186 : 322,
    neckline: 'v',
    sag: 4,
  });
  const { neck, drop, hem } = shape.measures;
  const isTurnedUp = bench.text('sleeve', '') === 'turn-up';
  const pair = arms(
    bench,
    shape,
    bench.text('cut', '') === 'dropped'
      ? { cut: 'dropped', length: 206, ease: 1.12, pose: 'open' }
      : { cut: 'short', length: isTurnedUp ? 176 : 194, ease: 1.1, finish: isTurnedUp ? 'turn-up' : 'hem' },
  );
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 8, 0.66), collarBack(bench, shape, 22), {
      part: 'label',
      at: [0, 198],
      size: [36, 15],
    });
  parts.push(
    ...pair.partsUnder,
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 22,
      lift: 0.16,
      folds: torsoFolds(bench, shape),
      seams: [
        ...pair.seams,
        ...yoke(bench, shape),
        seam(offsetLine(shape.hemline, -18), 0.9),
        ...(bench.isBack
          ? []
          : [
              seam(
                [
                  [13, drop + 12],
                  [14, hem[1] + 3],
                ],
                1.6,
                2,
              ),
            ]),
      ],
      stitching: [{ path: offsetLine(shape.hemline, -16), color: bench.thread }],
    },
    ...pair.partsOver,
  );
  if (bench.isBack) {
    const [x, y] = neck;
    parts.push({
      part: 'panel',
      material: bench.main,
      lift: 0.8,
      thickness: 3,
      volume: 10,
      outline: mirrorHalf([
        [0, y - 22],
        [x * 0.7, y - 19],
        [x * 1.1, y - 6],
        [x * 1.6, y + 32, 1],
        [x * 0.7, y + 36],
        [0, y + 38],
      ]),
    });
  } else {
    parts.push(patchPocket(bench, [104, 372], 92, 102), ...buttonsDown(bench, 0, drop + 26, hem[1] - 66, 4, 7));
    parts.push(...openCollar(bench, neck, drop, -1), ...openCollar(bench, neck, drop, 1));
  }
  return {
    parts,
    focus: { at: [40, 280], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'camp-shirt',
  kind: 'shirt',
  tryOn: 'upper_body',
  subkind: () => 'camp-collar shirt',
  words: 'short-sleeved shirt, camp collar, cuban collar, vacation shirt',
  draw,
};
