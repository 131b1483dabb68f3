import { noise } from './noise.ts';
import type { Paint } from './Paint.ts';
import { visitMotifs, soft, scatterMotifs } from './scattered.ts';

const DITSY = 168;
const ditsyFlowers = scatterMotifs({ tile: DITSY, cells: 7, sizes: [5.2, 7.2], loose: 0.62 });

/** A small dense print: five round petals, a dot, two leaves, scattered. */
export const ditsy: Paint = (u, v, px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
  visitMotifs(ditsyFlowers, DITSY, 18, u, v, ({ size, turn, index }, x, y) => {
    const radius = Math.hypot(x, y);
    const angle = Math.atan2(y, x) + turn;
    const petal = soft(size * (0.72 + 0.28 * Math.cos(angle * 5)) - radius, px);
    const heart = soft(size * 0.34 - radius, px);
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    const across = -x * Math.sin(turn) + y * Math.cos(turn);
    const leaf =
      soft(1.9 * (1 - ((along - size * 1.6) / (size * 0.9)) ** 2) - Math.abs(across), px) *
      (along > size * 0.6 ? 1 : 0);
    if (index % 3 === 0) {
      mix[1] = Math.max(mix[1]!, petal * (1 - heart));
      mix[0] = Math.max(mix[0]! * (1 - petal), heart);
      return;
    }
    mix[0] = Math.max(mix[0]!, petal) * (1 - heart);
    mix[1] = Math.max(mix[1]! * (1 - petal), heart, leaf * 0.85);
  });
};

const PAINTED = 420;
const painted = scatterMotifs({ tile: PAINTED, cells: 4, sizes: [44, 60], loose: 0.7 });

/** Large blooms in watercolor: petals of uneven wash, darker at their edges, overlapping. */
export const painterly: Paint = (u, v, px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
  const [wu, wv] = [u + noise(u * 0.05, v * 0.05) * 5, v + noise(u * 0.05 + 70, v * 0.05) * 5];
  visitMotifs(painted, PAINTED, 76, wu, wv, ({ size, turn, index }, x, y) => {
    for (let petal = 0; petal < 6; petal++) {
      const a = turn + (petal / 6) * Math.PI * 2 + Math.sin(index + petal * 2.3) * 0.25;
      const [px0, py0] = [x - Math.cos(a) * size * 0.46, y - Math.sin(a) * size * 0.46];
      const along = px0 * Math.cos(a) + py0 * Math.sin(a);
      const across = -px0 * Math.sin(a) + py0 * Math.cos(a);
      const inside = 1 - Math.hypot(along / (size * 0.5), across / (size * (0.3 + 0.06 * Math.sin(petal * 5 + index))));
      if (inside <= -0.1) continue;
      const body = soft(inside * size * 0.4, px * 1.5);
      const wash =
        0.5 + 0.4 * noise(along * 0.07 + index * 9, across * 0.06 + petal * 5) + 0.32 * Math.exp(-inside * 9);
      mix[0] = mix[0]! * (1 - body) + body * Math.max(0.12, Math.min(1, wash));
      mix[1] = mix[1]! * (1 - body);
    }
    const heart = soft(size * 0.17 * (1 + noise(x * 0.3, y * 0.3) * 0.4) - Math.hypot(x, y), px);
    mix[1] = Math.max(mix[1]!, heart * 0.95);
    const stem = turn + 2.6;
    const along = x * Math.cos(stem) + y * Math.sin(stem);
    const across = -x * Math.sin(stem) + y * Math.cos(stem) - along * along * 0.004;
    const leaf = soft(9 * (1 - ((along - size * 0.98) / (size * 0.3)) ** 2) - Math.abs(across), px * 1.4);
    mix[1] = Math.max(mix[1]!, leaf * (1 - mix[0]!) * (0.65 + 0.3 * noise(along * 0.1, across * 0.3)));
  });
};

const BLOCK_U = 74;
const BLOCK_V = 88;

/** A hand block print in offset rows: a tulip between two leaves, incompletely inked. */
export const blockPrint: Paint = (u, v, px, mix) => {
  const row = Math.floor(v / BLOCK_V);
  const shifted = u + (row & 1) * BLOCK_U * 0.5;
  const x = shifted - (Math.floor(shifted / BLOCK_U) + 0.5) * BLOCK_U;
  const y = v - (row + 0.5) * BLOCK_V;
  const worn = 0.86 + 0.3 * noise(u * 0.6, v * 0.6) * noise(u * 0.07, v * 0.07 + 20);
  const cup =
    soft(17 - Math.hypot(x * 1.05, (y + 16) * 0.86), px) * soft(y + 30 - Math.abs(Math.abs(x) - 8) * 1.1 + 6, px);
  const veins = soft(1 - Math.abs(Math.abs(x) - 5.5 - (y + 10) * 0.08), px) * soft(-y - 6, px);
  const stem = soft(1.5 - Math.abs(x), px) * soft(y + 2, px) * soft(38 - y, px);
  const lean = Math.abs(x) - 3 - (y - 4) * -0.55 - 15;
  const leaf = soft(6 * (1 - ((y - 18) / 17) ** 2) - Math.abs(lean + 4), px) * soft(Math.abs(x) - 2.5, px);
  const dot = soft(2.2 - Math.hypot(Math.abs(x) - 27, y + 34), px);
  mix[0] = Math.min(1, Math.max(cup * (1 - veins * 0.9), dot) * worn);
  mix[1] = Math.min(1, Math.max(stem, leaf) * worn * (1 - cup));
};

const LINE = 300;
const drawn = scatterMotifs({ tile: LINE, cells: 5, sizes: [20, 27], loose: 0.5 });

/** Pen drawing: outlines only, poppy petals with a few strokes of shade, long bent stems. */
export const penFloral: Paint = (u, v, px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
  const pen = Math.max(0.7, px * 0.5);
  visitMotifs(drawn, LINE, 62, u, v, ({ size, turn, index }, x, y) => {
    const radius = Math.hypot(x, y);
    const angle = Math.atan2(y, x) + turn;
    const petals = 4 + (index % 3);
    const lobe = Math.abs(Math.cos((angle * petals) / 2));
    const edge = size * (0.5 + 0.5 * Math.pow(lobe, 0.55)) * (1 + noise(angle * 2 + index, index) * 0.1);
    const outline = soft(pen - Math.abs(edge - radius), px);
    const between =
      soft(pen * 0.8 - Math.abs(Math.sin((angle * petals) / 2 + Math.PI / 2)) * radius * 0.4, px) *
      soft(edge - radius, px);
    const hatch =
      soft(pen * 0.6 - Math.abs(((((angle * 9) % 1) + 1) % 1) - 0.5) * radius * 0.22, px) *
      soft(edge * 0.62 - radius, px) *
      soft(radius - size * 0.26, px);
    const heart = soft(pen - Math.abs(size * 0.2 - radius), px);
    const inside = soft(edge - radius, px);
    mix[0] = Math.max(mix[0]! * (1 - inside), outline, between * 0.8, hatch * 0.7, heart);
    mix[1] = Math.max(mix[1]! * (1 - inside), inside * 0.34 * (index % 2));
    const down = turn * 0.16 - 0.5 + Math.PI / 2;
    const along = x * Math.cos(down) + y * Math.sin(down);
    const across = -x * Math.sin(down) + y * Math.cos(down) - Math.sin(along * 0.05) * 5;
    const stem = soft(pen - Math.abs(across), px) * soft(along - size * 0.9, px) * soft(60 - along, px);
    const leaf =
      soft(pen - Math.abs(5 * (1 - ((along - 44) / 11) ** 2) - Math.abs(across)), px) *
      soft(11 - Math.abs(along - 44), px);
    mix[0] = Math.max(mix[0]!, Math.max(stem, leaf) * (1 - inside));
  });
};
