import type { Bench } from './Bench.ts';
import type { Button, Panel, Part } from './Drawing.ts';
import type { Point } from './geometry.ts';

/** A buttoned strip down the middle, with stitching along both edges. */
export function placket(
  bench: Bench,
  top: number,
  bottom: number,
  count: number,
  halfWidth = 15,
  firstOffset = 10,
): Part[] {
  const random = bench.random('placket');
  const sway = (): number => random.between(-1.2, 1.2);
  const edge = (x: number): Point[] => [
    [x, top],
    [x + sway(), top + (bottom - top) * 0.35],
    [x + sway(), top + (bottom - top) * 0.7],
    [x, bottom],
  ];
  const right = edge(halfWidth);
  const left = edge(-halfWidth).reverse();
  const strip: Panel = {
    part: 'panel',
    material: bench.main,
    outline: [...right, ...left],
    lift: 0.24,
    thickness: 2.2,
    volume: 0,
    folds: Array.from({ length: 5 }, () => {
      const y = random.between(top + 30, bottom - 30);
      return {
        path: [
          [-halfWidth - 4, y],
          [halfWidth, y + random.between(-14, 14)],
        ] as Point[],
        width: 7,
        depth: random.between(0.8, 1.9),
      };
    }),
    stitching: [
      { path: right.map(([x, y]): Point => [x - 4, y]), color: bench.thread },
      { path: left.map(([x, y]): Point => [x + 4, y]), color: bench.thread },
    ],
  };
  return [strip, ...buttonsDown(bench, 0, top + firstOffset, bottom - (bottom - top) * 0.1, count)];
}

export function buttonsDown(bench: Bench, x: number, from: number, to: number, count: number, radius = 6.2): Button[] {
  return Array.from({ length: count }, (_, index) =>
    button(bench, [x, from + ((to - from) * index) / Math.max(1, count - 1)], radius),
  );
}

export const button = (bench: Bench, center: Point, radius = 6.2): Button => ({
  part: 'button',
  at: center,
  radius,
  color: bench.buttonColor,
  look: bench.buttonLook,
});
