import { stitches } from './knits.ts';
import { cellValue, noise } from './noise.ts';
import type { Weave } from './Weave.ts';
import { findVisibleContrast } from './visible.ts';

const DISC = 6.2;

/** Sequins: overlapping discs, each with its own tilt, so that they reflect the light differently. */
export const SEQUINS: Weave = {
  height: (u, v, px) => {
    const row = Math.floor(v / (DISC * 0.62));
    const shifted = u + (row & 1) * DISC * 0.5;
    const column = Math.floor(shifted / DISC);
    const x = shifted - (column + 0.5) * DISC;
    const y = v - (row + 0.5) * DISC * 0.62;
    const [leanX, leanY] = [cellValue(column * 3 + 11, row * 5) - 0.5, cellValue(column * 7, row * 3 + 29) - 0.5];
    const dome = 1 - Math.min(1, Math.hypot(x, y) / (DISC * 0.5)) ** 2;
    return (x * leanX + y * leanY) * 0.52 * findVisibleContrast(DISC * 0.7, px) + dome * 0.5 + 0.4;
  },
  tone: (u, v) => {
    const row = Math.floor(v / (DISC * 0.62));
    const column = Math.floor((u + (row & 1) * DISC * 0.5) / DISC);
    const glint = cellValue(column * 5 + 3, row * 9);
    return (glint - 0.5) * 2.4 + (glint > 0.93 ? 5 : 0);
  },
};

/** Bouclé and teddy: loops of yarn that curl into each other. */
export const LOOPS: Weave = {
  height: (u, v) => {
    const curl = noise(u * 0.21, v * 0.21) * 5;
    return 0.5 + Math.sin(u * 0.5 + curl) * Math.cos(v * 0.55 - curl) * 0.5 + noise(u * 0.5, v * 0.5) * 0.4;
  },
  tone: (u, v) => noise(u * 0.24, v * 0.24) * 0.7 + noise(u * 0.7, v * 0.7) * 0.5,
};

/** Brushed fleece: fine wale without stitches, hairs in all directions. */
export const MOHAIR: Weave = {
  height: (u, v, px) => stitches(u, v, 7, 5.6, px) * 0.5 + noise(u * 0.18 + noise(v * 0.2, u * 0.2) * 2, v * 0.5) * 0.7,
  tone: (u, v) => noise(u * 0.14 + noise(v * 0.3, u * 0.1) * 2, v * 0.6) * 0.9 + noise(u * 0.7, v * 0.16) * 0.4,
};

/** A chunky open knit. */
export const CHUNKY: Weave = {
  height: (u, v, px) => stitches(u, v, 11.5, 9.4, px) + noise(u * 0.3, v * 0.3) * 0.12,
  tone: (u, v) => noise(u * 0.22, v * 0.22) * 0.5 + noise(u * 0.05, v * 0.03) * 0.35,
};

/** Seersucker: stripes of slack warp that pucker beside tight ones. */
export const PUCKER: Weave = {
  height: (u, v) => {
    const slack = Math.max(0, Math.sin((u / 13) * Math.PI * 2));
    return 0.5 + noise(u * 0.06, v * 0.3) * slack * 1.4 + noise(u * 0.7, v * 0.7) * 0.12;
  },
  tone: (u, v) => noise(u * 0.9, v * 0.12) * 0.25,
};

/** Tightly woven nylon: a barely visible grid of stronger threads. */
export const RIPSTOP: Weave = {
  height: (u, v, px) =>
    0.5 +
    (Math.max(Math.cos((u / 9) * Math.PI * 2), Math.cos((v / 9) * Math.PI * 2)) > 0.93 ? 0.5 : 0) *
      findVisibleContrast(9, px) *
      0.5 +
    noise(u * 0.12, v * 0.1) * 0.5,
  tone: (u, v) => noise(u * 0.9, v * 0.9) * 0.16,
};

/** Terry: rows of upright loops. */
export const TERRY: Weave = {
  height: (u, v, px) => 0.5 + (noise(u * 0.55, v * 0.55) + Math.sin(v * 1.5) * 0.3) * findVisibleContrast(3.4, px),
  tone: (u, v) => noise(u * 0.5, v * 0.5) * 0.7,
};
