import { noise } from './noise.ts';

interface Motif {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly petals: number;
  readonly hasLeaf: boolean;
}

const TILE = 312;
const CELLS = 7;

type Kind = 'large' | 'small' | 'bud' | 'sprig';
/** The order of kinds: the large blooms of neighboring rows are never side by side. */
const ORDER: readonly Kind[] = ['large', 'sprig', 'small', 'bud', 'sprig'];
const SIZES: Readonly<Record<Kind, readonly [number, number]>> = {
  large: [19, 24],
  small: [11, 14],
  bud: [6.5, 8.5],
  sprig: [14, 19],
};

function randomValue(index: number, salt: number): number {
  const mixed = Math.imul(index * 2654435 + salt * 40503 + 977, 0x45d9f3b) >>> 0;
  return ((mixed ^ (mixed >>> 15)) % 10007) / 10007;
}

/** Flowers and sprigs on a repeating grid, jittered and rotated so that no rows are visible. */
const MOTIFS: readonly Motif[] = Array.from({ length: CELLS * CELLS }, (_, index) => {
  const column = index % CELLS;
  const row = Math.floor(index / CELLS);
  const kind = ORDER[(column * 2 + row * 3 + (row >> 1)) % ORDER.length]!;
  const [small, large] = SIZES[kind];
  const step = TILE / CELLS;
  return {
    x: (column + 0.5 + (row & 1) * 0.5 + (randomValue(index, 1) - 0.5) * 0.7) * step,
    y: (row + 0.5 + (column & 1) * 0.36 + (randomValue(index, 2) - 0.5) * 0.7) * step,
    size: small + (large - small) * randomValue(index, 4),
    turn: randomValue(index, 5) * Math.PI * 2,
    petals: randomValue(index, 6) > 0.5 ? 5 : 6,
    hasLeaf: kind === 'sprig',
  };
});

const distanceToNearest = (value: number): number => value - Math.round(value / TILE) * TILE;
const soft = (inside: number, px: number): number => Math.max(0, Math.min(1, inside / px + 0.5));

/** A bloom of overlapping brush strokes: a wavy edge, a vein down each petal, a dark dotted center. */
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
  const leaf =
    soft(1.9 * (1 - (Math.abs(across) / reach) ** 2) - Math.abs(place * 7.5), px) * (Math.abs(across) < reach ? 1 : 0);
  mix[1] = Math.max(mix[1]!, Math.max(stem, leaf * 0.9));
}

export function floral(u: number, v: number, px: number, mix: Float32Array): void {
  mix[0] = 0;
  mix[1] = 0;
  for (const motif of MOTIFS) {
    const x = distanceToNearest(u - motif.x);
    if (x > 27 || x < -27) continue;
    const y = distanceToNearest(v - motif.y);
    if (y > 27 || y < -27) continue;
    if (motif.hasLeaf) sprig(motif, x, y, px, mix);
    else bloom(motif, x, y, px, mix);
  }
}
