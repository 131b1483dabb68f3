import type { Bench } from './Bench.ts';
import type { Panel } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { distance } from './geometry.ts';
import type { Torso } from './torso.ts';
import { inset } from './torso.ts';

/** A strip between a line and the same line moved to its side. */
export function strip(line: readonly Point[], width: number): Point[] {
  return [...line, ...inset(line, width).reverse()];
}

/** The knitted band of a crew or a V: its wales stand square to the edge all the way round. */
export function neckRib(bench: Bench, shape: Torso, width: number, colour: 'main' | 'accent' = 'main'): Panel[] {
  const material = { ...bench.plain('jersey', colour === 'accent' ? bench.cloth.accent ?? bench.cloth.colour : bench.cloth.colour) };
  const line = shape.neckline;
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const behind: Panel = {
    part: 'panel', material, light: bench.isBack ? 1 : 0.72, lift: 0.3, volume: 2, thickness: 3,
    outline: strip([first, [first[0] * 0.5, first[1] + 6], [0, first[1] + 8], [last[0] * 0.5, last[1] + 6], last], bench.isBack ? width : width * 0.8),
  };
  return [
    ...(bench.isBack ? [] : []),
    { part: 'panel', material, outline: strip(line, -width * 0.25).concat(), lift: 0, thickness: 2, volume: 0 },
    { ...front(line, width, material), seams: [...wales(line, width), { path: inset(line, -width), depth: 1.4, width: 1.5 }] },
  ].concat(behind.light === 1 ? [] : []) as Panel[];
}

function front(line: readonly Point[], width: number, material: Panel['material']): Panel {
  return { part: 'panel', material, outline: strip(line, -width), lift: 0.5, thickness: 4.5, volume: 6 };
}

/** Short grooves across the band, four pixels apart. */
function wales(line: readonly Point[], width: number): { path: readonly Point[]; depth: number; width: number }[] {
  const low = inset(line, -width);
  const grooves: { path: readonly Point[]; depth: number; width: number }[] = [];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    walked += distance(line[i - 1]!, line[i]!);
    if (walked < 4.4) continue;
    walked = 0;
    grooves.push({ path: [line[i]!, low[i]!], depth: 0.9, width: 1.1 });
  }
  return grooves;
}
