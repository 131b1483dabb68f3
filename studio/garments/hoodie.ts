import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve, symmetric } from '../tailoring/geometry.ts';
import { knitArms, knitBody, knitTorso } from '../tailoring/knitwear.ts';
import { inset, seam, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The hood lies back: its dark inside in the middle, two soft edges that meet at the throat. */
function hood(bench: Bench): Part[] {
  const random = bench.random('hood');
  if (bench.isBack) {
    return [{
      part: 'panel', material: bench.main, volume: 40, lift: 0.7, thickness: 9,
      outline: symmetric([[0, 90], [64, 96], [112, 132], [124, 190], [98, 268], [40, 318], [0, 326]]),
      seams: [seam([[0, 100], [1, 200], [0, 322]], 1.4)],
      folds: [fold([-104, 190], [-10, 250], 0.12, 14, 4), fold([104, 186], [12, 262], -0.12, 14, 4), fold([-70, 130], [-20, 230], 0.1, 12, 3)],
    }];
  }
  const inside: Part = { part: 'panel', material: bench.plain('jersey'), light: 0.62, lift: 0, volume: 10, outline: symmetric([[0, 92], [70, 96], [104, 128], [90, 190], [40, 250], [0, 276]]), folds: [fold([-60, 130], [-14, 240], 0.1, 16, 5), fold([50, 120], [16, 250], -0.08, 16, -5)] };
  const edges = ([-1, 1] as const).map((side): Part => {
    const half: Knot[] = [[-4, 84, 1], [60, 84], [116, 122], [122, 188], [92, 244], [2, 300, 1], [-6, 284, 1], [34, 244], [66, 188], [74, 140], [50, 112], [-4, 108, 1]];
    const swell = random.between(3, 6);
    return {
      part: 'panel', material: bench.main, volume: 26, lift: 0.7, thickness: 8, join: 'hood',
      outline: closedCurve(half.map(([x, y, c]): Knot => [x * side, y, c])),
      stitching: [{ path: openCurve([[22 * side, 262], [48 * side, 232], [78 * side, 184], [86 * side, 140], [62 * side, 106]]), colour: bench.thread, length: 3.4 }],
      folds: [fold([112 * side, 150], [40 * side, 262], 0.1 * side, 11, swell), fold([96 * side, 112], [90 * side, 210], -0.1 * side, 9, -3)],
    };
  });
  return [inside, { part: 'label', at: [0, 208], size: [32, 14] }, ...edges];
}

function cords(bench: Bench): Part[] {
  const random = bench.random('cords');
  return [-1, 1].map((side): Part => ({
    part: 'cord', width: 6, colour: bench.plain().ground.map((value) => Math.min(1, value * 0.9 + 0.1)) as unknown as Point & readonly [number, number, number],
    path: openCurve([[26 * side, 270], [24 * side + random.between(-5, 5), 320], [30 * side + random.between(-9, 9), 370], [27 * side + random.between(-8, 8), 418 + random.between(-16, 22)]]),
  }));
}

function pocket(bench: Bench, hem: number, split: boolean): Part[] {
  const half: Knot[] = [[0, hem - 176, 1], [84, hem - 176, 1], [102, hem - 150], [142, hem - 58, 1], [144, hem - 4, 1], [0, hem, 1]];
  const edge = (side: number) => openCurve([[84 * side, hem - 176], [102 * side, hem - 150], [142 * side, hem - 58]]);
  const stitching = [{ path: inset(edge(1), -7), colour: bench.thread }, { path: inset(edge(-1), 7), colour: bench.thread }, { path: [[-82, hem - 169], [82, hem - 169]] as Point[], colour: bench.thread }];
  return [{ part: 'panel', material: bench.main, outline: symmetric(half), lift: 0.35, thickness: 4, volume: 12, stitching, seams: split ? [seam([[0, hem - 176], [0, hem]], 2, 2)] : [], folds: [fold([-120, hem - 70], [-40, hem - 30], 0.1, 12, 3.4), fold([118, hem - 84], [50, hem - 20], -0.1, 12, 3.4)] }];
}

function draw(bench: Bench): Drawing {
  const shape = knitTorso(bench, { neck: [86, 196], drop: bench.isBack ? 206 : 268, neckline: 'round' });
  const { hem, drop } = shape.measures;
  const pair = knitArms(bench, shape, { ease: 1.1 });
  const zip = bench.has('zip');
  const parts: Part[] = knitBody(bench, shape, pair, 52);
  if (!bench.isBack) {
    parts.push(...pocket(bench, hem[1], zip));
    if (zip) parts.push({ part: 'cord', width: 9, colour: [0.7, 0.66, 0.56], teeth: true, path: [[0, drop + 12], [1, 500], [0, hem[1] + 46]] });
    parts.push(...hood(bench));
    if (bench.options['cord'] !== false) parts.push(...cords(bench));
  } else parts.push(...hood(bench));
  return {
    parts, focus: { at: [10, 330], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape, 52), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'hoodie',
  kind: 'hoodie',
  tryOn: 'upper_body',
  subkind: (options) => (options['zip'] ? 'zip hoodie' : 'hoodie'),
  words: 'hoodie, hooded sweatshirt, sweatshirt',
  draw,
};
