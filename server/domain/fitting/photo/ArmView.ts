import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Limb, PictureSide } from '../person/PersonBody.ts';
import { armLight, limbCover, limbLight } from './Bare.ts';
import type { LimbMap } from './LimbMap.ts';
import { limbMap } from './LimbMap.ts';
import type { Scene } from './Scene.ts';
import { FREE } from './sleeveGrid.ts';
import type { Worn } from './worn.ts';

/** An arm next to the garment on the trunk: which part is bare, and where it lies in front of the cloth. */
export class ArmView {
  readonly #map: LimbMap;
  readonly #limb: Limb;
  readonly #hasSleeve: boolean;
  /** Position along the arm where the sleeve's inner edge ends, or where the arm leaves the armhole. */
  readonly #from: number;
  /** Position along the arm where the sleeve's outer edge ends. */
  readonly #sleeveTo: number;
  /** The armpit: its position along the arm, and its distance from the arm's axis. */
  readonly #pit: readonly [position: number, across: number];

  constructor(scene: Scene, side: PictureSide, worn: Worn | undefined) {
    this.#limb = scene.body.arms[side];
    this.#map = limbMap(this.#limb, scene);
    this.#hasSleeve = worn?.hasSleeves ?? false;
    this.#from = worn ? worn.armFrom[side] : 0;
    this.#sleeveTo = worn ? worn.sleeveTo : 0;
    this.#pit = worn ? pitOn(this.#map, scene, worn.pits[side]) : [0, 1];
  }

  /**
   * How much of a pixel the bare arm covers. At the armpit the arm is joined to the trunk; below, it lies in front of
   * it.
   */
  cover(i: number): number {
    const across = this.#map.across[i]!;
    if (Math.abs(across) > 2) return 0;
    const position = this.#map.position[i]!;
    const [pit, away] = this.#pit;
    const inner = lerp(away, 1, smoothstep(pit, pit + FREE, position));
    return limbCover(across) * limbCover(1 - across - inner);
  }

  light(i: number): number {
    return limbLight(this.#map.across[i]!) * armLight(this.#map.position[i]!);
  }

  /** 1 beyond the end of the sleeve, or beyond the armhole if there is no sleeve. */
  beyond(i: number): number {
    const position = this.#map.position[i]!;
    return this.#hasSleeve
      ? smoothstep(this.#from - 0.05, this.#from - 0.02, position)
      : smoothstep(this.#from - 0.02, this.#from + 0.05, position);
  }

  /** How much of the skin in the photo belongs to this arm. */
  real(i: number): number {
    return smoothstep(1.5, 1.3, Math.abs(this.#map.across[i]!));
  }

  /**
   * How much of the skin in the photo lies beside the new sleeve. It is removed, because the sleeve is the new outline.
   */
  stray(i: number): number {
    const across = this.#map.across[i]!;
    const position = this.#map.position[i]!;
    if (!this.#hasSleeve || Math.abs(across) > 1.6 || position < 0.015 || position > this.#sleeveTo - 0.03) return 0;
    return smoothstep(1.6, 1.4, Math.abs(across)) * (across > 0 ? smoothstep(0.4, 0.6, across) : 0);
  }

  /** Whether a pixel lies on the arm or on a usual sleeve around it. */
  isNear(i: number): boolean {
    return Math.abs(this.#map.across[i]!) < 1.5;
  }

  /** 1 below the shoulder, where the sleeve hangs around the arm. */
  belowShoulder(i: number): number {
    return smoothstep(0.08, 0.18, this.#map.position[i]!);
  }

  /** 1 where a sleeve hangs free of the trunk, and may cast a shadow on it. */
  free(i: number): number {
    return Math.abs(this.#map.across[i]!) > 3
      ? 0
      : smoothstep(this.#pit[0], this.#pit[0] + 0.12, this.#map.position[i]!);
  }

  /** Whether the arm lies in front of the trunk: false if the hand is in a pocket or behind the back. */
  get isSeen(): boolean {
    return this.#limb.isVisible;
  }
}

function pitOn(
  map: LimbMap,
  { left, top, width, height }: Scene,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  const column = clamp(Math.round(x - left), 0, width - 1);
  const i = clamp(Math.round(y - top), 0, height - 1) * width + column;
  return [map.position[i]!, clamp(-map.across[i]!, -0.5, 1)];
}
