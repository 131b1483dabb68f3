import { noise } from './noise.ts';
import type { Weave } from './Weave.ts';
import { findVisibleContrast } from './visible.ts';

/** Opacity of the cloth at a point, 0 to 1. */
export type Cover = (u: number, v: number, px: number) => number;

const soft = (inside: number, px: number): number => Math.max(0, Math.min(1, inside / px + 0.5));
const distanceToNearest = (value: number, period: number): number => value - Math.round(value / period) * period;

/** Hexagonal holes; at small sizes only their average opacity remains. */
function net(u: number, v: number, px: number, period: number, thread: number): number {
  const [a, b, c] = [u, u * 0.5 + v * 0.866, u * 0.5 - v * 0.866].map((t) => Math.abs(distanceToNearest(t, period)));
  const line = Math.max(soft(thread - a!, px), soft(thread - b!, px), soft(thread - c!, px));
  const average = Math.min(1, (thread * 6) / period) * 0.8;
  return average + (line - average) * findVisibleContrast(period, px);
}

const WIDTH = 62;
const HEIGHT = 52;

/** Blossoms with pierced hearts on a staggered ground, joined by a vine with leaves. */
function blossoms(u: number, v: number, px: number): number {
  const row = Math.round(v / HEIGHT);
  const x = distanceToNearest(u - (row & 1) * WIDTH * 0.5, WIDTH);
  const y = distanceToNearest(v, HEIGHT);
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x) + row * 0.7;
  const lobe = Math.abs(Math.cos(angle * 2.5));
  const petal = soft(19 * (0.55 + 0.45 * Math.pow(lobe, 0.7)) - radius, px);
  const slit =
    soft(1.2 - Math.abs(Math.abs(distanceToNearest(angle, Math.PI / 2.5)) * radius - 3.4), px) *
    soft(14 - radius, px) *
    soft(radius - 7, px);
  const heart = soft(4.6 - radius, px) * soft(radius - 2.2, px);
  const ring = soft(5.8 - radius, px) - soft(4.8 - radius, px);
  const flower = Math.max(petal * (1 - slit * 0.8) * (1 - ring * 0.9), heart);
  const sway = Math.sin(v / 16.5) * 13;
  const vine = soft(1.2 - Math.abs(distanceToNearest(u + WIDTH * 0.25 - sway, WIDTH)), px);
  const leafAt = distanceToNearest(v + 8, HEIGHT * 0.5) * 0.5;
  const leaf = soft(
    4 - Math.hypot(distanceToNearest(u + WIDTH * 0.25 - sway - Math.sign(leafAt) * 7, WIDTH) * 0.6, leafAt),
    px,
  );
  return Math.max(flower, vine, leaf);
}

export const laceCover: Cover = (u, v, px) =>
  Math.max(blossoms(u, v, px) * 0.97, net(u, v, px, 4.6, 0.5) * 0.62 + 0.12);
export const tulleCover: Cover = (u, v, px) => 0.3 + net(u, v, px, 3.4, 0.36) * 0.4;
export const chiffonCover: Cover = (u, v) => 0.66 + noise(u * 0.02, v * 0.015) * 0.04;
export const organzaCover: Cover = (u, v) => 0.54 + noise(u * 0.7, v * 0.05) * 0.03;

/** Crochet: granny rows of round holes between thick yarn. */
export const crochetCover: Cover = (u, v, px) => {
  const row = Math.floor(v / 9);
  const x = distanceToNearest(u + (row & 1) * 4.5, 9);
  const y = distanceToNearest(v - 4.5, 9);
  return 1 - soft(2.7 - Math.hypot(x, y * 0.85), px) * 0.92 * findVisibleContrast(9, px);
};

export const LACE: Weave = {
  height: (u, v, px) => blossoms(u, v, px) * 1.1 + noise(u * 0.8, v * 0.8) * 0.25,
  tone: (u, v) => noise(u * 0.6, v * 0.6) * 0.3,
};

export const CROCHET: Weave = {
  height: (u, v, px) => crochetCover(u, v, Math.max(1.6, px)) + noise(u * 0.5, v * 0.5) * 0.4,
  tone: (u, v) => noise(u * 0.4, v * 0.4) * 0.6 - (1 - crochetCover(u, v, 2)) * 0.5,
};
