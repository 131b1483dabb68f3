import { CABLE, RIB, STOCKING } from './knits.ts';
import { cellValue, noise } from './noise.ts';
import { findVisibleContrast } from './visible.ts';
import type { Weave } from './Weave.ts';

const TAU = Math.PI * 2;
const wave = (t: number): number => 0.5 + 0.5 * Math.sin(t * TAU);

/** Plain weave, each thread slightly thicker or thinner than the next. */
function threads(period: number, uneven: number): Weave['height'] {
  return (u, v, px) => {
    const visibility = findVisibleContrast(period, px);
    if (visibility === 0) return 0.5;
    const a = wave(u / period + noise(v * 0.11, u * 0.03) * uneven);
    const b = wave(v / period + noise(u * 0.11, v * 0.03) * uneven);
    const isOverValue = (Math.floor(u / period) + Math.floor(v / period)) & 1;
    return 0.5 + (Math.max(isOverValue ? a : b * 0.7, isOverValue ? b * 0.7 : a) - 0.5) * visibility;
  };
}

function diagonal(period: number, lean: number): Weave['height'] {
  return (u, v, px) =>
    0.5 +
    (wave((u * lean + v) / period + noise(u * 0.09, v * 0.09) * 0.16) - 0.5) * findVisibleContrast(period * 0.72, px);
}

/** Draws slubs, which are long thick sections of the yarn, along both threads. */
function slubs(u: number, v: number): number {
  const weft = noise(u * 0.021, v * 0.52) + 0.6 * noise(u * 0.05 + 40, v * 0.9);
  const warp = noise(u * 0.5 + 90, v * 0.019) + 0.6 * noise(u * 0.9, v * 0.05 + 70);
  return (weft + warp * 0.8) * 0.55;
}

const speckle = (u: number, v: number): number => noise(u * 0.83, v * 0.79) * 0.7 + noise(u * 0.31 + 9, v * 0.29) * 0.5;

const linenThreads = threads(2.3, 0.9);

export const WEAVES = {
  jersey: {
    height: (u, v, px) =>
      0.5 + noise(u * 0.45, v * 0.2) * 0.4 + (wave(u / 2.4) - 0.5) * findVisibleContrast(2.4, px) * 0.9,
    tone: (u, v) => noise(u * 0.9, v * 0.24) * 0.4 + noise(u * 0.02, v * 0.02) * 0.3,
  },
  pique: {
    height: (u, v, px) => {
      const row = Math.floor(v / 3.4);
      const dent = wave(u / 4.2 + (row & 1) * 0.5) * wave(v / 3.4);
      return 0.5 + (dent - 0.4) * findVisibleContrast(3.4, px);
    },
    tone: (u, v) => noise(u * 0.4, v * 0.4) * 0.35,
  },
  plain: {
    height: threads(1.7, 0.25),
    tone: (u, v) => noise(u * 0.9, v * 0.12) * 0.25 + noise(u * 0.13, v * 0.9) * 0.25,
  },
  linen: {
    height: (u, v, px) => linenThreads(u, v, px) * 0.7 + slubs(u, v) * 0.5,
    tone: (u, v) => slubs(u, v) * 0.75 + noise(u * 0.015, v * 0.015) * 0.25,
  },
  twill: { height: diagonal(2.9, 0.8), tone: (u, v) => speckle(u, v) * 0.3 },
  denim: {
    height: diagonal(3, 0.85),
    tone: (u, v) => noise(u * 0.8, v * 0.035) * 0.62 + noise(u * 0.24, v * 0.02) * 0.42 + speckle(u, v) * 0.3,
  },
  worsted: { height: diagonal(2.4, 1), tone: (u, v) => speckle(u, v) * 0.55 },
  tweed: {
    height: (u, v) => 0.5 + speckle(u * 0.8, v * 0.8) * 0.5,
    tone: (u, v) =>
      speckle(u, v) * 0.8 +
      (cellValue(u * 0.45, v * 0.45) > 0.94 ? 1.5 : 0) -
      (cellValue(u * 0.4 + 50, v * 0.4) > 0.95 ? 1.3 : 0),
  },
  felt: {
    height: (u, v) => 0.5 + speckle(u * 0.6, v * 0.6) * 0.4,
    tone: (u, v) => speckle(u, v) * 0.5 + noise(u * 0.03, v * 0.03) * 0.4,
  },
  cord: {
    height: (u, v, px) => {
      const across = Math.abs(((((u / 6.4) % 1) + 1) % 1) - 0.5) * 2;
      return (
        0.5 +
        (Math.sqrt(Math.max(0, 1 - across * across)) - 0.6) * findVisibleContrast(6.4, px) +
        noise(u * 0.6, v * 0.5) * 0.12
      );
    },
    tone: (u, v) => noise(u * 0.16, v * 0.05) * 0.5,
  },
  satin: { height: (u, v) => 0.5 + noise(u * 0.9, v * 0.07) * 0.4, tone: (u, v) => noise(u * 0.7, v * 0.03) * 0.5 },
  crepe: { height: (u, v) => 0.5 + noise(u * 0.55, v * 0.55) * 0.5, tone: (u, v) => noise(u * 0.6, v * 0.6) * 0.35 },
  stocking: STOCKING,
  rib: RIB,
  cable: CABLE,
} as const satisfies Record<string, Weave>;
