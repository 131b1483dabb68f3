import { cell, noise } from './noise.ts';

interface Motif { readonly x: number; readonly y: number; readonly size: number; readonly turn: number; readonly petals: number; readonly leaf: boolean }

const TILE = 248;
const CELLS = 6;

/** Flowers and sprigs on a jittered grid that repeats: none touches the next, none stands straight. */
const MOTIFS: readonly Motif[] = Array.from({ length: CELLS * CELLS }, (_, index) => {
  const column = index % CELLS;
  const row = Math.floor(index / CELLS);
  const chance = (salt: number): number => cell(index * 3 + salt, 17 + salt * 5);
  const step = TILE / CELLS;
  return {
    x: (column + 0.5 + (row & 1) * 0.5 + (chance(1) - 0.5) * 0.55) * step,
    y: (row + 0.5 + (chance(2) - 0.5) * 0.55) * step,
    size: chance(3) > 0.62 ? 17 + chance(4) * 4 : chance(3) > 0.3 ? 10.5 + chance(4) * 3 : 13,
    turn: chance(5) * Math.PI * 2,
    petals: chance(6) > 0.5 ? 5 : 6,
    leaf: chance(3) <= 0.3,
  };
});

const near = (value: number): number => value - Math.round(value / TILE) * TILE;
const soft = (inside: number, px: number): number => Math.max(0, Math.min(1, inside / px + 0.5));

/** A bloom of overlapping brush strokes: a wavering edge, a vein down each petal, a dark dotted heart. */
function bloom(motif: Motif, x: number, y: number, px: number, mix: Float32Array): void {
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x) + motif.turn;
  const lobe = Math.abs(Math.cos((angle * motif.petals) / 2));
  const edge = motif.size * (0.58 + 0.42 * Math.pow(lobe, 0.6)) * (1 + noise(angle * 1.7 + motif.x, motif.y) * 0.12);
  const petal = soft(edge - radius, px);
  if (petal === 0) return;
  const vein = Math.pow(1 - lobe, 3) * 0.5 + Math.pow(lobe, 24) * 0.26 * (1 - radius / edge);
  const wash = 0.76 + 0.24 * (radius / edge) - vein;
  const heart = soft(motif.size * 0.24 - radius, px);
  const stamens = soft(0.9 - Math.hypot(radius - motif.size * 0.37, ((((angle * 9) / Math.PI) % 2) - 1) * 2), px);
  mix[0] = Math.max(mix[0]!, petal * wash) * (1 - heart);
  mix[1] = Math.max(mix[1]! * (1 - petal), heart * 0.95, stamens * 0.8);
}

/** A curved stem with paired leaves. */
function sprig(motif: Motif, x: number, y: number, px: number, mix: Float32Array): void {
  const c = Math.cos(motif.turn);
  const s = Math.sin(motif.turn);
  const along = x * c + y * s;
  const across = -x * s + y * c - along * along * 0.012;
  if (Math.abs(along) > motif.size * 1.25) return;
  const stem = soft(0.75 - Math.abs(across), px);
  const t = along / 7.5 - Math.abs(across) * 0.085;
  const place = t - Math.floor(t) - 0.5;
  const reach = 6.4 * (1 - Math.abs(along) / (motif.size * 1.5));
  const leaf = soft(1.9 * (1 - (Math.abs(across) / reach) ** 2) - Math.abs(place * 7.5), px) * (Math.abs(across) < reach ? 1 : 0);
  mix[1] = Math.max(mix[1]!, Math.max(stem, leaf * 0.9));
}

export function floral(u: number, v: number, px: number, mix: Float32Array): void {
  mix[0] = 0;
  mix[1] = 0;
  for (const motif of MOTIFS) {
    const x = near(u - motif.x);
    if (x > 24 || x < -24) continue;
    const y = near(v - motif.y);
    if (y > 24 || y < -24) continue;
    if (motif.leaf) sprig(motif, x, y, px, mix);
    else bloom(motif, x, y, px, mix);
  }
}
