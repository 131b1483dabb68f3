import type { Lab } from './color.ts';
import { measureLabDistance, convertToLab } from './color.ts';

const SIDE = 32;
const KEPT_FREQUENCIES = 8;

/**
 * A perceptual hash: the low frequencies of a gray 32 by 32 picture compared with their median. Its 64 bits are
 * robust to size and light.
 */
export function perceptualHash(gray: ArrayLike<number>): Uint8Array {
  const low: number[] = [];
  for (let v = 0; v < KEPT_FREQUENCIES; v++) {
    for (let u = 0; u < KEPT_FREQUENCIES; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) {
        const cy = Math.cos(((2 * y + 1) * v * Math.PI) / (2 * SIDE));
        for (let x = 0; x < SIDE; x++)
          sum += gray[y * SIDE + x]! * cy * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE));
      }
      low.push(sum);
    }
  }
  const middle = [...low.slice(1)].sort((a, b) => a - b)[31]!;
  return Uint8Array.from(low, (value) => (value > middle ? 1 : 0));
}

export const measureHashDistance = (firstHash: Uint8Array, secondHash: Uint8Array): number =>
  firstHash.reduce((sum, bit, index) => sum + (bit === secondHash[index] ? 0 : 1), 0);

/** A tiny picture in Lab. */
export const createGlance = (rgb: ArrayLike<number>): readonly Lab[] =>
  Array.from({ length: rgb.length / 3 }, (_, i) =>
    convertToLab(rgb[i * 3]! / 255, rgb[i * 3 + 1]! / 255, rgb[i * 3 + 2]! / 255),
  );

export const measureGlanceDistance = (firstColors: readonly Lab[], secondColors: readonly Lab[]): number =>
  firstColors.reduce((sum, lab, index) => sum + measureLabDistance(lab, secondColors[index]!), 0) / firstColors.length;

export interface Looks {
  readonly id: string;
  readonly hash: Uint8Array;
  readonly glance: readonly Lab[];
}
export interface Neighbours {
  readonly firstId: string;
  readonly secondId: string;
  readonly bits: number;
  readonly glance: number;
}

/** Maximum differences of two pictures that a shopper would confuse. */
export const MAX_COPY_DIFFERENCES = { bits: 6, glance: 4 } as const;

/** The nearest neighbor of every picture, by shape, then by color. */
export function findNearest(allLooks: readonly Looks[]): readonly Neighbours[] {
  return allLooks.map((looks) => {
    let best: Neighbours = { firstId: looks.id, secondId: '', bits: 64, glance: Infinity };
    for (const otherLooks of allLooks) {
      if (otherLooks === looks) continue;
      const bits = measureHashDistance(looks.hash, otherLooks.hash);
      if (bits > best.bits + 8) continue;
      const glance = measureGlanceDistance(looks.glance, otherLooks.glance);
      if (bits + glance < best.bits + best.glance) best = { firstId: looks.id, secondId: otherLooks.id, bits, glance };
    }
    return best;
  });
}

export const isNearCopy = ({ bits, glance }: Neighbours): boolean =>
  bits <= MAX_COPY_DIFFERENCES.bits && glance <= MAX_COPY_DIFFERENCES.glance;
