import type { Bench } from './Bench.ts';
import type { Panel, Part, Stitching } from './Drawing.ts';
import type { Knot, Point } from './geometry.ts';
import { metalRing } from './metalwork.ts';
import { plane, stud } from './objects.ts';

export interface Arch {
  readonly from: Point;
  readonly to: Point;
  readonly height: number;
  /** How far the top of the arch leans to the right. */
  readonly lean?: number;
  /** 2 is half an ellipse; above it the sides are straighter and the top is wider. */
  readonly fullness?: number;
}

/** An upright strap: a round arch with straight ends. */
export function arch({ from, to, height, lean = 0, fullness = 2.2 }: Arch, steps = 16): Knot[] {
  return Array.from({ length: steps + 1 }, (_, index): Knot => {
    const angle = Math.PI * (1 - index / steps);
    const across = (1 + Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / fullness)) / 2;
    const rise = Math.sin(angle) ** (2 / fullness);
    return [from[0] + (to[0] - from[0]) * across + lean * rise, from[1] + (to[1] - from[1]) * across - height * rise];
  });
}

/** The stitched square with a cross at the end of a handle. */
export function stitchedBox(bench: Bench, [x, y]: Point, [width, height]: Point): Stitching {
  const [w, h] = [width / 2, height / 2];
  return {
    path: [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
      [x - w, y - h],
      [x + w, y + h],
      [x + w, y - h],
      [x - w, y + h],
    ],
    color: bench.thread,
    length: 3.4,
  };
}

/** The fixing of a strap at the side of a bag: a riveted leather tab with a ring in its fold. */
export function strapFitting(bench: Bench, [x, y]: Point, side: -1 | 1): Part[] {
  const tab: Panel = plane(
    [
      [x - 12, y + 6, 1],
      [x + 12, y + 6, 1],
      [x + 13 - side * 3, y + 34],
      [x - side * 4, y + 42],
      [x - 13 - side * 3, y + 34],
    ],
    bench.plain(),
    { lift: 0.5, thickness: 3, volume: 7, round: 7 },
  );
  return [metalRing(bench, [x, y], [15, 15], 6), tab, stud(bench, [x - side * 3, y + 28], 4.4)];
}
