import { arms } from '../tailoring/arms.ts';
import type { Armholes } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fan, fold, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { flowingHem, skirtFolds } from '../tailoring/skirts.ts';
import { armholeSeam } from '../tailoring/sleeve.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const WAIST = 420;
const HEM = 912;
const SHOULDER: Point = [150, 128];
const ARMPIT: Point = [150, 266];

/** One half of the bodice with its skirt. The upper half crosses over. */
function wrap(bench: Bench, side: 1 | -1, lift: number): Panel {
  const random = bench.random(`wrap ${side}`);
  const { foldDepth, foldWidth } = bench.main.fabric;
  const half = 238;
  const knots: Knot[] = [
    [58, 104, 1],
    [...SHOULDER, 1],
    [SHOULDER[0] - 12, 196],
    [...ARMPIT, 1],
    [128, 340],
    [118, WAIST],
    [136, WAIST + 84],
    [half - 46, HEM - 190],
    [half, HEM, 1],
    ...flowingHem(bench, half, HEM, 7, 6).slice(0, 7),
    [-60, HEM + 4, 1],
    [-96, WAIST + 130],
    [-104, WAIST + 4, 1],
    [-30, 318],
    [30, 206],
  ];
  return {
    part: 'panel',
    material: bench.main,
    join: `wrap ${side}`,
    volume: 26,
    lift,
    outline: closedCurve(knots.map(([x, y, corner]): Knot => [x * side, y, corner])),
    grain: { origin: [0, 0], angle: 0.05 * side },
    folds: [
      ...swell(
        random,
        { left: side > 0 ? -30 : -half, right: side > 0 ? half : 30, top: WAIST + 60, bottom: HEM },
        6 * foldDepth,
      ),
      ...skirtFolds(bench, { waist: 112, top: WAIST + 40, halfWidth: half, bottom: HEM }, 8).filter(
        (ownFold) => ownFold.path[ownFold.path.length - 1]![0] * side > -60,
      ),
      ...fan(
        random,
        [-96 * side, WAIST - 6],
        side > 0 ? [1.75, 2.75] : [-2.75, -1.75],
        [90, 210],
        5,
        8 * foldWidth,
        3 * foldDepth,
      ),
      ...fan(
        random,
        [118 * side, WAIST + 8],
        side > 0 ? [-1.1, -0.1] : [0.1, 1.1],
        [80, 220],
        4,
        9 * foldWidth,
        2.8 * foldDepth,
      ),
      ...fan(
        random,
        [(ARMPIT[0] - 8) * side, ARMPIT[1]],
        side > 0 ? [-1.6, -0.5] : [0.5, 1.6],
        [50, 110],
        3,
        7 * foldWidth,
        2.6 * foldDepth,
      ),
      fold([46 * side, 150], [-40 * side, 340], -0.04 * side, 8, 3 * foldDepth),
    ],
    seams: [
      armholeSeam([
        [SHOULDER[0] * side, SHOULDER[1]],
        [(SHOULDER[0] - 12) * side, 196],
        [ARMPIT[0] * side, ARMPIT[1]],
      ]),
    ],
  };
}

function back(bench: Bench): Panel {
  const random = bench.random('back');
  const half = 238;
  const right: Knot[] = [
    [58, 104, 1],
    [...SHOULDER, 1],
    [SHOULDER[0] - 12, 196],
    [...ARMPIT, 1],
    [128, 340],
    [118, WAIST],
    [136, WAIST + 84],
    [half - 46, HEM - 190],
    [half, HEM, 1],
  ];
  const { foldDepth } = bench.main.fabric;
  return {
    part: 'panel',
    material: bench.main,
    volume: 26,
    lift: 0.2,
    outline: closedCurve([
      [0, 118],
      ...right,
      ...flowingHem(bench, half, HEM, 7, 6),
      ...right.map(([x, y, corner]): Knot => [-x, y, corner]).reverse(),
    ]),
    folds: [
      ...swell(random, { left: -140, right: 140, top: 160, bottom: HEM }, 5 * foldDepth),
      ...skirtFolds(bench, { waist: 112, top: WAIST + 30, halfWidth: half, bottom: HEM }, 9),
      ...foldsRisingFrom(
        random,
        [
          [-110, WAIST],
          [110, WAIST],
        ],
        [30, 90],
        8,
        6,
        2.4 * foldDepth,
      ),
    ],
    seams: [
      seam(
        [
          [0, 120],
          [0, WAIST],
        ],
        1,
      ),
    ],
  };
}

function draw(bench: Bench): Drawing {
  const isShort = bench.text('sleeve', 'long') === 'short';
  const body: Armholes = {
    measures: { neck: [58, 104], shoulder: SHOULDER, armpit: ARMPIT },
    armhole: (side) => [
      [SHOULDER[0] * side, SHOULDER[1]],
      [(SHOULDER[0] - 12) * side, 196],
      [ARMPIT[0] * side, ARMPIT[1]],
    ],
  };
  const pair = arms(
    bench,
    body,
    isShort
      ? { cut: 'flutter', length: 138, ease: 0.94, finish: 'hem', pose: 'open' }
      : { cut: 'bishop', length: 416, ease: 0.86 },
  );
  const sleeves = pair.partsUnder;
  const landmarks: Record<string, Point> = {
    left_collar: [-58, 104],
    right_collar: [58, 104],
    left_shoulder: [-SHOULDER[0], SHOULDER[1]],
    right_shoulder: [...SHOULDER],
    left_armpit: [-ARMPIT[0], ARMPIT[1]],
    right_armpit: [...ARMPIT],
    left_waist: [-118, WAIST],
    right_waist: [118, WAIST],
    left_hem: [-238, HEM],
    right_hem: [238, HEM],
    ...pair.landmarks,
  };
  const focus = { at: [16, 380] as const, zoom: 1.8 };
  const belt = tiedBelt(bench, 119, WAIST, 30);
  if (bench.isBack) return { parts: [...sleeves, back(bench), ...belt], landmarks, focus };
  const behind: Part = {
    part: 'panel',
    material: bench.main,
    light: 0.58,
    lift: 0,
    outline: mirrorHalf([
      [0, 112],
      [34, 108],
      [58, 104, 1],
      [66, 180, 1],
      [10, 330, 1],
      [0, 330],
    ]),
  };
  return {
    parts: [
      behind,
      { part: 'label', at: [0, 126], size: [28, 12] },
      ...sleeves,
      wrap(bench, -1, 0.2),
      wrap(bench, 1, 0.7),
      ...belt,
    ],
    landmarks,
    focus,
  };
}

export const silhouette: Silhouette = {
  name: 'wrap-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (options) => (options['sleeve'] === 'short' ? 'short-sleeved wrap dress' : 'wrap dress'),
  words: 'wrap dress, tie waist, V-neck dress',
  draw,
};
