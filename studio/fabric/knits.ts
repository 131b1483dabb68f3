import { noise } from './noise.ts';
import type { Weave } from './Weave.ts';

const fraction = (t: number): number => t - Math.floor(t);
const fade = (period: number, px: number): number => Math.min(1, Math.max(0, (period / px - 1.8) / 1.8));

/** Columns of small Vs. Each leg is a slanted drop, fuller at its top. */
export function stitches(u: number, v: number, width: number, height: number, px: number): number {
  const visibility = fade(width, px);
  if (visibility === 0) return 0.5;
  const across = fraction(u / width);
  const leg = across < 0.5 ? across * 2 : 2 - across * 2;
  const along = fraction(v / height - leg * 0.62);
  const round = Math.sin(Math.PI * Math.min(1, leg * 0.96 + 0.04));
  return 0.5 + (round * (0.45 + 0.55 * Math.sin(Math.PI * along)) - 0.5) * visibility;
}

const yarn = (u: number, v: number): number => noise(u * 0.35, v * 0.35) * 0.4 + noise(u * 0.05, v * 0.03) * 0.35;

export const STOCKING: Weave = { height: (u, v, px) => stitches(u, v, 5, 4.2, px), tone: yarn };

/** Rounded wales with the purl between them and faint stitches, so that it does not look like a grid. */
export const RIB: Weave = {
  height: (u, v, px) => {
    const across = fraction(u / 7.2) * 2 - 1;
    const wale = Math.pow(Math.max(0, 1 - Math.abs(across) ** 2.4), 0.7);
    return wale * 0.9 + (stitches(u, v, 3.6, 3.4, px) - 0.5) * 0.22 * wale + noise(u * 0.02, v * 0.05) * 0.08;
  },
  tone: (u, v) => yarn(u, v) * 0.6 - (Math.abs(fraction(u / 7.2) - 0.5) > 0.4 ? 0.8 : 0),
};

/** Height of a two-strand twist across `t` (-1 to 1) and along `v`. */
function twist(t: number, v: number, period: number): number {
  const phase = (v / period) * Math.PI * 2;
  const upper = Math.cos(phase) > 0 ? phase : phase + Math.PI;
  const top = strand(t, upper);
  // Where two strands cross, the upper one hides the lower one.
  return top > 0.05 ? top : Math.max(top, strand(t, upper + Math.PI));
}

function strand(t: number, phase: number): number {
  const isOverValue = 0.5 + 0.5 * Math.cos(phase);
  const d = (t - Math.sin(phase) * 0.46) / 0.5;
  return Math.abs(d) >= 1 ? 0 : Math.sqrt(1 - d * d) * (0.6 + 0.4 * isOverValue);
}

/** Two lines that cross and part: the lattice between the cables. */
function lozenge(t: number, v: number, period: number): number {
  const centre = Math.abs(fraction(v / period) * 2 - 1) * 0.8;
  const d = Math.min(Math.abs(t - centre), Math.abs(t + centre)) / 0.2;
  return d >= 1 ? 0 : Math.sqrt(1 - d * d) * 0.6;
}

/** Aran: a broad middle cable, lozenges beside it, narrow cables outside, moss stitch as the ground. */
function aran(u: number, v: number): number {
  const a = Math.abs(u);
  if (a < 39) return ground(a / 39, twist(u / 37, v, 96));
  if (a > 50 && a < 106) return ground((a - 78) / 28, lozenge((a - 78) / 28, v, 132));
  if (a > 118 && a < 160) return ground((a - 139) / 21, twist((a - 139) / 20, v + (u > 0 ? 0 : 24), 58));
  if (a > 171 && a < 213) return ground((a - 192) / 21, twist((a - 192) / 20, v + (u > 0 ? 24 : 0), 58));
  return 0;
}

/** Fades a panel of cables out towards its border, so that no edge is cut. */
const ground = (t: number, height: number): number => height * Math.min(1, (1.06 - Math.abs(t)) * 8);
const MOSS = 0.06;

export const CABLE: Weave = {
  height: (u, v, px) => {
    const cable = aran(u, v);
    if (cable >= MOSS) return 1 + cable * 7 + (stitches(u, v, 5, 4.2, px) - 0.5) * 0.55;
    const row = Math.floor(v / 4.6);
    const bead = Math.sin(Math.PI * fraction(u / 5.2 + (row & 1) * 0.5)) * Math.sin(Math.PI * fraction(v / 4.6));
    return 0.4 + bead * 0.8 * fade(4.6, px);
  },
  tone: (u, v) => yarn(u, v) * 0.7 - (aran(u, v) < MOSS ? 0.5 : 0),
};
