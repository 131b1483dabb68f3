import { smoothstep } from '../curve.ts';
import type { Limb } from '../person/PersonBody.ts';
import type { BarePart } from './Bare.ts';
import { createBareLimb } from './Bare.ts';
import type { LimbMap } from './LimbMap.ts';
import { mapLimb } from './LimbMap.ts';
import type { Scene } from './Scene.ts';
import type { Worn } from './worn.ts';

/** A leg below a new garment. It is bare only below the hem. */
export class LegView {
  readonly #map: LimbMap;
  readonly #bare: BarePart;
  readonly #hem: HemLine | null;
  readonly #width: number;

  constructor(scene: Scene, limb: Limb, garment: Worn | undefined) {
    this.#map = mapLimb(limb, scene);
    this.#bare = createBareLimb(scene, this.#map);
    this.#hem = garment ? findHemLine(garment, scene) : null;
    this.#width = scene.width;
  }

  /** Returns how much of a pixel the bare leg covers. */
  bareShare(i: number): number {
    return this.#isBeside(i) ? 0 : this.#bare.cover[i]!;
  }

  light(i: number): number {
    return this.#bare.light[i]!;
  }

  /** Returns how much skin of this leg in a pixel is beside the new garment and must be removed. */
  skinBesideGarment(i: number): number {
    return this.#isBeside(i) ? smoothstep(1.5, 1.35, Math.abs(this.#map.across[i]!)) : 0;
  }

  #isBeside(i: number): boolean {
    if (!this.#hem) return false;
    const y = Math.floor(i / this.#width);
    return y >= this.#hem.top && y <= this.#hem.bottomRows[i % this.#width]!;
  }
}

interface HemLine {
  /** The topmost row of the garment. */
  readonly top: number;
  /**
   * The lowest row of the garment in each column. A column without the garment has the row of the nearest column with
   * it.
   */
  readonly bottomRows: Int32Array;
}

function findHemLine({ trunk: { front } }: Worn, { width, height }: Scene): HemLine | null {
  const bottomRows = new Int32Array(width).fill(-1);
  let top = height;
  for (let i = 0; i < front.length; i++) {
    if (front[i]! < 0.5) continue;
    const y = Math.floor(i / width);
    bottomRows[i % width] = y;
    top = Math.min(top, y);
  }
  if (top === height) return null;
  for (let x = 1; x < width; x++) if (bottomRows[x]! < 0) bottomRows[x] = bottomRows[x - 1]!;
  for (let x = width - 2; x >= 0; x--) if (bottomRows[x]! < 0) bottomRows[x] = bottomRows[x + 1]!;
  return { top, bottomRows };
}
