import { smoothstep } from '../curve.ts';
import type { ClothKind } from '../cloth/Cloth.ts';
import type { Scene } from './Scene.ts';

/** Returns how much old cloth in a pixel a garment replaces. Ignores small amounts, which are errors. */
export function findReplacedShare(kind: ClothKind, { upper, lower }: Scene['parts'], i: number): number {
  const share = upper[i]! + (kind === 'dress' ? lower[i]! : 0);
  return smoothstep(0.25, 0.75, share);
}
