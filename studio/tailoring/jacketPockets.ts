import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import { closedCurve } from './geometry.ts';
import { patchPocket } from './pockets.ts';
import { offsetLine, seam } from './torso.ts';

/** A flap with rounded lower corners under a jetted edge. */
export function flap(bench: Bench, x: number, y: number, width: number, height: number, tilt = 0.05): Panel {
  const halfWidth = width / 2;
  const side = Math.sign(x) || 1;
  const pointAt = (dx: number, dy: number): [number, number] => [x + dx, y + dy + dx * tilt * side];
  const outline = closedCurve([
    [...pointAt(-halfWidth, 0), 1],
    [...pointAt(halfWidth, 0), 1],
    pointAt(halfWidth + 1, height * 0.6),
    [...pointAt(halfWidth - 9, height)],
    [...pointAt(-halfWidth + 9, height)],
    pointAt(-halfWidth - 1, height * 0.6),
  ]);
  return {
    part: 'panel',
    outline,
    material: bench.main,
    lift: 0.45,
    thickness: 2.6,
    volume: 4,
    seams: [seam([pointAt(-halfWidth, -1), pointAt(halfWidth, -1)], 2, 1.8)],
    stitching: [
      { path: offsetLine([pointAt(-halfWidth, height - 2), pointAt(halfWidth, height - 2)], 3), color: bench.thread },
    ],
  };
}

/** A slit between two narrow lips. */
export function jetted(bench: Bench, x: number, y: number, width: number): Panel {
  const halfWidth = width / 2;
  const tilt = 0.05 * (Math.sign(x) || 1);
  const line = (dy: number): [number, number][] => [
    [x - halfWidth, y + dy - halfWidth * tilt],
    [x + halfWidth, y + dy + halfWidth * tilt],
  ];
  return {
    part: 'panel',
    outline: [...line(-6), ...line(6).reverse()],
    material: bench.main,
    lift: 0.18,
    thickness: 1.6,
    volume: 0,
    seams: [seam(line(0), 2.4, 1.4)],
  };
}

/** The small welt at the chest, on the wearer's left. */
export function welt(bench: Bench, x: number, y: number, width = 82): Panel {
  const halfWidth = width / 2;
  return {
    part: 'panel',
    outline: [
      [x - halfWidth, y],
      [x + halfWidth, y - 12],
      [x + halfWidth + 2, y + 8],
      [x - halfWidth + 2, y + 20],
    ],
    material: bench.main,
    lift: 0.3,
    thickness: 2,
    volume: 2,
    grain: { origin: [x, y], angle: -0.14 },
  };
}

export function jacketPockets(bench: Bench, style: string, x: number, y: number): Part[] {
  return ([-1, 1] as const).flatMap((side): Part[] => {
    if (style === 'patch') return [{ ...patchPocket(bench, [side * x, y - 4], 124, 136, 0, true), stitching: [] }];
    if (style === 'jet') return [jetted(bench, side * x, y, 118)];
    return [jetted(bench, side * x, y - 4, 122), flap(bench, side * x, y, 122, 42)];
  });
}
