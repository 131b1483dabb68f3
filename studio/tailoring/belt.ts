import type { Bench } from './Bench.ts';
import type { Part } from './Drawing.ts';
import { fold } from './folds.ts';
import { closedCurve, openCurve } from './geometry.ts';
import { offsetLine } from './torso.ts';

/** A belt of the same cloth, knotted slightly off the middle, with two hanging ends. */
export function tiedBelt(bench: Bench, halfWidth: number, y: number, width: number): Part[] {
  const random = bench.random('belt');
  const material = bench.main;
  const knot = random.between(-26, 26) + 20;
  const line = openCurve([
    [-halfWidth, y - 3],
    [0, y + 5],
    [halfWidth, y - 3],
  ]);
  const band: Part = {
    part: 'panel',
    material,
    lift: 0.6,
    thickness: 3,
    volume: 12,
    outline: [...offsetLine(line, width / 2), ...offsetLine(line, -width / 2).reverse()],
    grain: { origin: [0, y], angle: Math.PI / 2 },
    stitching: [
      { path: offsetLine(line, width / 2 - 4), color: bench.thread },
      { path: offsetLine(line, -width / 2 + 4), color: bench.thread },
    ],
    folds: [
      fold([knot - 90, y], [knot, y + 4], 0.04, 6, 2.4),
      fold([knot + 90, y + 3], [knot + 4, y + 6], -0.04, 6, 2.4),
    ],
  };
  if (bench.isBack) return [band];
  const tail = (lean: number, length: number): Part => ({
    part: 'panel',
    material,
    lift: 0.6,
    thickness: 3,
    volume: 8,
    grain: { origin: [knot, y], angle: -lean },
    outline: closedCurve([
      [knot - width * 0.3, y + 4, 1],
      [knot + width * 0.34, y + 4, 1],
      [knot + Math.sin(lean) * length * 0.5 + width * 0.46, y + length * 0.5],
      [knot + Math.sin(lean) * length + width * 0.44, y + Math.cos(lean) * length, 1],
      [knot + Math.sin(lean) * length - width * 0.4, y + Math.cos(lean) * length + 9, 1],
      [knot + Math.sin(lean) * length * 0.5 - width * 0.4, y + length * 0.5],
    ]),
    folds: [fold([knot, y + 6], [knot + Math.sin(lean) * length, y + length * 0.8], 0.05, 6, 3)],
  });
  const bow: Part = {
    part: 'panel',
    material,
    lift: 0.8,
    thickness: 4,
    volume: 12,
    grain: { origin: [knot, y], angle: 0.5 },
    outline: closedCurve([
      [knot - width * 0.52, y - width * 0.5],
      [knot + width * 0.4, y - width * 0.62],
      [knot + width * 0.6, y + width * 0.3],
      [knot - width * 0.1, y + width * 0.82],
      [knot - width * 0.58, y + width * 0.34],
    ]),
    folds: [fold([knot - width * 0.4, y - width * 0.3], [knot + width * 0.3, y + width * 0.4], 0.2, 5, 3.4)],
  };
  return [
    band,
    tail(random.between(0.12, 0.34), random.between(120, 160)),
    tail(random.between(-0.3, -0.08), random.between(96, 136)),
    bow,
  ];
}
