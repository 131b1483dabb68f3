import { cellValue, noise } from './noise.ts';
import type { Weave } from './Weave.ts';
import { findVisibleContrast } from './visible.ts';

/** Distance to the nearest and to the second nearest of the points scattered over a grid of unit cells. */
function pebbles(x: number, y: number): readonly [number, number] {
  let [nearest, second] = [9, 9];
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const d = Math.hypot(
        cx + i + 0.15 + cellValue(cx + i, cy + j) * 0.7 - x,
        cy + j + 0.15 + cellValue(cx + i + 91, cy + j + 37) * 0.7 - y,
      );
      if (d < nearest) {
        second = nearest;
        nearest = d;
      } else if (d < second) second = d;
    }
  }
  return [nearest, second];
}

/** Grained leather: pebbles between fine grooves, and the slow unevenness of a hide. */
export const HIDE: Weave = {
  height: (u, v, px) => {
    const [near, next] = pebbles(u / 3.6, v / 3.6);
    return (
      0.5 + (Math.min(1, (next - near) * 2.6) - 0.6) * findVisibleContrast(3.6, px) + noise(u * 0.09, v * 0.06) * 0.5
    );
  },
  tone: (u, v) => noise(u * 0.035, v * 0.03) * 0.55 + noise(u * 0.5, v * 0.5) * 0.2,
};

/** Suede: a nap brushed in varying directions. */
export const NAP: Weave = {
  height: (u, v) => 0.5 + noise(u * 0.7, v * 0.6) * 0.35,
  tone: (u, v) =>
    noise(u * 0.022, v * 0.035) * 0.6 + noise(u * 0.06 + 30, v * 0.02) * 0.35 + noise(u * 0.9, v * 0.9) * 0.3,
};

/** Patent or molded: only the broad waves of the surface below. */
export const SMOOTH: Weave = { height: (u, v) => noise(u * 0.05, v * 0.05), tone: () => 0 };

/** Plaited straw: strands that pass under each other, each with its own fiber pattern. */
export const STRAW: Weave = {
  height: (u, v, px) => {
    const [a, b] = [(u + v) / 7, (u - v) / 7];
    const isOverValue = (Math.floor(a) + Math.floor(b)) & 1;
    const along = isOverValue ? a - Math.floor(a) : b - Math.floor(b);
    return 0.2 + Math.sin(Math.PI * along) * findVisibleContrast(7, px);
  },
  tone: (u, v) => {
    const [a, b] = [(u + v) / 7, (u - v) / 7];
    const isOverValue = (Math.floor(a) + Math.floor(b)) & 1;
    return (
      (cellValue(Math.floor(a) * 3, Math.floor(b) * 5) - 0.5) * 1.4 +
      noise((isOverValue ? u - v : u + v) * 0.08, (isOverValue ? u + v : u - v) * 0.9) * 0.6
    );
  },
};
