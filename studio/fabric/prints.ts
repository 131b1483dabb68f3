import { noise } from './noise.ts';
import type { Paint } from './Paint.ts';
import { visitMotifs, distanceToNearest, soft, scatterMotifs } from './scattered.ts';

const SPOTS = 252;
const rosettes = scatterMotifs({ tile: SPOTS, cells: 9, sizes: [8.5, 12.5], loose: 0.55 });

/** Leopard: broken dark rings (accent) around a warmer center (third), all different. */
export const leopard: Paint = (u, v, px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
  const [wu, wv] = [u + noise(u * 0.09, v * 0.09) * 4, v + noise(u * 0.09 + 60, v * 0.09) * 4];
  visitMotifs(rosettes, SPOTS, 18, wu, wv, ({ size, turn, index }, x, y) => {
    const stretched = Math.hypot(x * (1 + 0.22 * Math.sin(turn)), y * (1 - 0.22 * Math.sin(turn)));
    const angle = Math.atan2(y, x) + turn;
    const ring = soft(
      size * 0.26 * (0.75 + 0.5 * Math.sin(angle * 2 + index) ** 2) - Math.abs(stretched - size * 0.72),
      px,
    );
    const gap = soft(Math.abs(Math.sin(angle * (index % 2 ? 1.5 : 1))) * size * 0.6 - size * 0.14, px);
    mix[0] = Math.max(mix[0]!, ring * gap);
    mix[1] = Math.max(mix[1]!, soft(size * 0.56 - stretched, px) * 0.75);
  });
  mix[1]! *= 1 - mix[0]!;
};

/** Zebra: bands that fork and taper, slanted across the cloth. */
export const zebra: Paint = (u, v, px, mix) => {
  const bend = noise(u * 0.012, v * 0.012) * 46 + noise(u * 0.035 + 9, v * 0.03) * 13;
  const t = (v + bend + u * 0.18) / 30;
  const width = 0.24 + noise(u * 0.022 + 80, v * 0.02) * 0.2;
  mix[0] = soft((width - Math.abs(t - Math.round(t))) * 30, px);
  mix[1] = 0;
};

/** Large contrasting pieces; each panel starts the pattern at its top. */
export const colorBlock: Paint = (_u, v, px, mix) => {
  mix[0] = soft(v - 296, px);
  mix[1] = soft(v - 560, px);
};

/** Tie-dye: a spiral of dye, blurred where the cloth was tied. */
export const tieDye: Paint = (u, v, _px, mix) => {
  const [x, y] = [u, v - 430];
  const radius = Math.hypot(x, y);
  const swirl = Math.atan2(y, x) + radius * 0.011 + noise(u * 0.02, v * 0.02) * 0.9 + noise(u * 0.07, v * 0.07) * 0.28;
  const wave = 0.5 + 0.5 * Math.sin(swirl * 4);
  const veins = Math.abs(noise(u * 0.028 + swirl, v * 0.028)) < 0.05 ? 0.35 : 0;
  mix[0] = Math.max(0, Math.min(1, wave * 1.7 - 0.45 - veins));
  const second = 0.5 + 0.5 * Math.sin(swirl * 4 + 2.2 + radius * 0.004);
  mix[1] = Math.max(0, Math.min(1, second * 2.2 - 1.45)) * 0.9;
};

const PALM = 132;

/** A tonal damask: a leafy ogee woven into the ground, visible by its sheen. */
export const jacquard: Paint = (u, v, px, mix) => {
  const row = Math.floor(v / PALM);
  const x = distanceToNearest(u + (row & 1) * 48, 96);
  const y = v - (row + 0.5) * PALM;
  const ogee = 40 * Math.cos((y / PALM) * Math.PI) + 4;
  const frame = soft(3 - Math.abs(Math.abs(x) - ogee), px);
  const radius = Math.hypot(x, y * 0.8);
  const angle = Math.atan2(y * 0.8, x);
  const palmette = soft(25 * (0.62 + 0.38 * Math.abs(Math.cos(angle * 4))) - radius, px);
  const veins = soft(1.1 - Math.abs(Math.sin(angle * 4)) * radius * 0.3, px) * soft(radius - 6, px);
  const bud = soft(7 - Math.hypot(x, Math.abs(y) - 40) * (1 + Math.abs(x) * 0.03), px);
  mix[0] = Math.max(frame * 0.85, palmette * (1 - veins * 0.9), bud) * 0.8;
  mix[1] = 0;
};

/** Argyle: diamonds of two colors under a thin diagonal line. */
export const argyle: Paint = (u, v, px, mix) => {
  const [x, y] = [distanceToNearest(u, 64) / 32, distanceToNearest(v, 96) / 48];
  const inner = soft((1 - Math.abs(x) - Math.abs(y)) * 20, px);
  const raker = soft(
    0.8 - Math.abs(Math.abs(distanceToNearest(u - 32, 64) / 32) + Math.abs(distanceToNearest(v, 96) / 48) - 1) * 20,
    px,
  );
  mix[0] = inner * (1 - raker);
  mix[1] = Math.max(raker, 0);
};

const FAIR = [
  '0000000',
  '0010100',
  '0101010',
  '1010101',
  '0101010',
  '0010100',
  '0000000',
  '1111111',
  '1000001',
  '1010101',
  '1000001',
  '1111111',
  '0000000',
  '0001000',
  '0011100',
  '0111110',
  '0011100',
  '0001000',
];

/** Fair Isle: bands of small knitted figures; each square is a stitch. */
export const fairIsle: Paint = (u, v, _px, mix) => {
  const row = ((Math.floor(v / 5) % FAIR.length) + FAIR.length) % FAIR.length;
  const column = ((Math.floor(u / 5.6) % 8) + 8) % 8;
  const on = column < 7 && FAIR[row]![column] === '1' ? 1 : 0;
  mix[0] = row < 7 || row > 12 ? on : 0;
  mix[1] = row >= 7 && row <= 11 ? on : 0;
};

/** Dip-dye: the ground fades into the accent from the top of the panel to its bottom. */
export const ombre: Paint = (u, v, _px, mix) => {
  const t = Math.max(0, Math.min(1, (v - 220 + noise(u * 0.02, v * 0.02) * 40) / 460));
  mix[0] = t * t * (3 - 2 * t);
  mix[1] = 0;
};

export const checkerboard: Paint = (u, v, px, mix) => {
  const edge = (t: number): number => soft(Math.abs(distanceToNearest(t, 64)) - 16, px);
  const [a, b] = [edge(u), edge(v)];
  mix[0] = a + b - 2 * a * b;
  mix[1] = 0;
};

export const chevron: Paint = (u, v, px, mix) => {
  const t = v + Math.abs(distanceToNearest(u, 44)) * 0.8;
  mix[0] = soft(6.5 - Math.abs(distanceToNearest(t, 30)), px);
  mix[1] = soft(2 - Math.abs(distanceToNearest(t - 15, 30)), px);
};

const PAISLEY = 190;
const drops = scatterMotifs({ tile: PAISLEY, cells: 4, sizes: [17, 23], loose: 0.3 });

/** Paisley: the bent drop, ringed by dots, with a flower inside. */
export const paisley: Paint = (u, v, px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
  visitMotifs(drops, PAISLEY, 34, u, v, ({ size, turn, index }, x, y) => {
    const lean = index % 2 ? 0.5 : 0.5 + Math.PI + Math.sin(turn) * 0.3;
    const [a, b] = [x * Math.cos(lean) + y * Math.sin(lean), -x * Math.sin(lean) + y * Math.cos(lean)];
    const tail = Math.max(0, -b / size);
    const bent = a - tail * tail * size * 0.34;
    const shape = Math.hypot(bent / (1 - 0.55 * Math.min(1, tail)), b * (b < 0 ? 0.62 : 1));
    const body = soft(size - shape, px);
    const ring = soft(1 - Math.abs(shape - size * 0.84), px);
    const inner = soft(1.6 - Math.abs(shape - size * 0.58), px);
    const angle = Math.atan2(b, bent);
    const dots = soft(1.5 - Math.hypot(shape - size * 1.16, Math.abs(distanceToNearest(angle, 0.42)) * size), px);
    const bloom = soft(size * 0.3 * (0.65 + 0.35 * Math.cos(angle * 6)) - Math.hypot(bent, b - 2), px);
    mix[0] = Math.max(mix[0]!, body * (1 - ring * 0.9 - inner * 0.9), dots);
    mix[1] = Math.max(mix[1]!, inner * body, bloom);
  });
  mix[0] = Math.max(0, Math.min(1, mix[0]! - mix[1]! * 0.6));
};
