import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Part } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve, openCurve, symmetric } from './geometry.ts';
import { seam } from './torso.ts';

/** The hood lies back: its dark inside in the middle, two soft edges that meet at the throat. */
export function hood(bench: Bench, inner: Material = bench.plain('jersey')): Part[] {
  const random = bench.random('hood');
  if (bench.isBack) {
    return [{
      part: 'panel', material: bench.main, volume: 40, lift: 0.7, thickness: 9,
      outline: symmetric([[0, 90], [64, 96], [112, 132], [124, 190], [98, 268], [40, 318], [0, 326]]),
      seams: [seam([[0, 100], [1, 200], [0, 322]], 1.4)],
      folds: [fold([-104, 190], [-10, 250], 0.12, 14, 4), fold([104, 186], [12, 262], -0.12, 14, 4), fold([-70, 130], [-20, 230], 0.1, 12, 3)],
    }];
  }
  const inside: Part = { part: 'panel', material: inner, light: 0.62, lift: 0, volume: 10, outline: symmetric([[0, 92], [70, 96], [104, 128], [90, 190], [40, 250], [0, 276]]), folds: [fold([-60, 130], [-14, 240], 0.1, 16, 5), fold([50, 120], [16, 250], -0.08, 16, -5)] };
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

export function hoodCords(bench: Bench): Part[] {
  const random = bench.random('cords');
  return [-1, 1].map((side): Part => ({
    part: 'cord', width: 6, colour: bench.plain().ground.map((value) => Math.min(1, value * 0.9 + 0.1)) as unknown as Point & readonly [number, number, number],
    path: openCurve([[26 * side, 270], [24 * side + random.between(-5, 5), 320], [30 * side + random.between(-9, 9), 370], [27 * side + random.between(-8, 8), 418 + random.between(-16, 22)]]),
  }));
}
