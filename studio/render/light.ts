import type { Fabric } from '../fabric/fabrics.ts';

/** The key light is at the upper left, slightly in front of the garment. */
const KEY = normalizeVector([-0.46, -0.56, 0.69]);
/** The direction half way between the key light and the eye, for highlights. */
const HALF = normalizeVector([KEY[0], KEY[1], KEY[2] + 1]);
const AMBIENT = 0.4;

function normalizeVector([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A fill light far to the right, which shows the edges of dark cloth. */
const WINDOW = normalizeVector([0.78, -0.2, 0.5]);

export interface Lit {
  shade: number;
  gloss: number;
  sheen: number /** `edge` is the light that dark cloth reflects where it faces a light. */;
  edge: number;
}

const STEPS = 1024;

/** The highlight of a cloth by its angle to the light. Flat cloth has none, so that its color is exact. */
export const createHighlights = ({ gloss, tightness }: Fabric): Float32Array =>
  Float32Array.from(
    { length: STEPS + 1 },
    (_, index) => gloss * (Math.pow((index + 0.5) / STEPS, tightness) - Math.pow(HALF[2], tightness)),
  );

/** Light on a surface with slopes `dx` and `dy` per pixel. A flat surface gets exactly 1. */
export function computeLight(dx: number, dy: number, fabric: Fabric, highlights: Float32Array, lit: Lit): void {
  const z = 1 / Math.sqrt(1 + dx * dx + dy * dy);
  const facing = (-dx * KEY[0] - dy * KEY[1] + KEY[2]) * z;
  const key = facing > 0 ? facing / KEY[2] : 0;
  lit.shade = AMBIENT + (1 - AMBIENT) * (key > 1 ? 1 + (key - 1) * 0.8 : key);
  const half = (-dx * HALF[0] - dy * HALF[1] + HALF[2]) * z;
  lit.gloss = fabric.gloss === 0 ? 0 : highlights[half > 0 ? (half * STEPS) | 0 : 0]!;
  lit.sheen = fabric.sheen * (1 - z);
  const window = (-dx * WINDOW[0] - dy * WINDOW[1] + WINDOW[2]) * z - WINDOW[2];
  lit.edge = (key > 1 ? (key - 1) * 1.15 : 0) + (window > 0 ? window * 0.6 : 0);
}
