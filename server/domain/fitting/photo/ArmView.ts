import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Limb, PictureSide } from '../person/PersonBody.ts';
import { findArmLight, findLimbCover, findLimbLight } from './Bare.ts';
import type { LimbMap } from './LimbMap.ts';
import { mapLimb } from './LimbMap.ts';
import type { Scene } from './Scene.ts';
import { SEPARATION_SHARE } from './sleeveGrid.ts';
import type { Worn } from './worn.ts';

/** An arm beside the garment on the trunk. Tells where the arm is bare and where it is in front of the cloth. */
export class ArmView {
  readonly #map: LimbMap;
  readonly #limb: Limb;
  readonly #hasSleeve: boolean;
  /** Position along the arm where the sleeve's inner edge ends, or where the arm leaves the armhole. */
  readonly #sleeveFrom: number;
  /** Position along the arm where the sleeve's outer edge ends. */
  readonly #sleeveTo: number;
  /** The armpit: its position along the arm, and its distance from the arm's axis. */
  readonly #armpit: readonly [position: number, across: number];

  constructor(scene: Scene, side: PictureSide, garment: Worn | undefined) {
    this.#limb = scene.body.arms[side];
    this.#map = mapLimb(this.#limb, scene);
    this.#hasSleeve = garment?.hasSleeves ?? false;
    this.#sleeveFrom = garment ? garment.armBareFrom[side] : 0;
    this.#sleeveTo = garment ? garment.sleeveEnd : 0;
    this.#armpit = garment ? findArmpitOn(this.#map, scene, garment.armpits[side]) : [0, 1];
  }

  /**
   * Returns how much of a pixel the bare arm covers. At the armpit the arm joins the trunk; below, it is in front of
   * the trunk.
   */
  bareShare(i: number): number {
    const across = this.#map.across[i]!;
    if (Math.abs(across) > 2) return 0;
    const position = this.#map.position[i]!;
    const [armpit, armpitAcross] = this.#armpit;
    const inner = lerp(armpitAcross, 1, smoothstep(armpit, armpit + SEPARATION_SHARE, position));
    return findLimbCover(across) * findLimbCover(1 - across - inner);
  }

  light(i: number): number {
    return findLimbLight(this.#map.across[i]!) * findArmLight(this.#map.position[i]!);
  }

  /** Returns 1 beyond the end of the sleeve. Without a sleeve, returns 1 beyond the armhole. */
  shareBeyondSleeve(i: number): number {
    const position = this.#map.position[i]!;
    return this.#hasSleeve
      ? smoothstep(this.#sleeveFrom - 0.05, this.#sleeveFrom - 0.02, position)
      : smoothstep(this.#sleeveFrom - 0.02, this.#sleeveFrom + 0.05, position);
  }

  /** Returns how much of the photo's skin in a pixel belongs to this arm. */
  skinShare(i: number): number {
    return smoothstep(1.5, 1.3, Math.abs(this.#map.across[i]!));
  }

  /**
   * Returns how much skin in a pixel is beside the new sleeve. This skin is removed, because the sleeve is the new
   * outline.
   */
  skinBesideSleeve(i: number): number {
    const across = this.#map.across[i]!;
    const position = this.#map.position[i]!;
    if (!this.#hasSleeve || Math.abs(across) > 1.6 || position < 0.015 || position > this.#sleeveTo - 0.03) return 0;
    return smoothstep(1.6, 1.4, Math.abs(across)) * (across > 0 ? smoothstep(0.4, 0.6, across) : 0);
  }

  /** Whether a pixel is on the arm or a usual sleeve around it. */
  isNear(i: number): boolean {
    return Math.abs(this.#map.across[i]!) < 1.5;
  }

  /** Returns 1 below the shoulder, where the sleeve hangs around the arm. */
  shareBelowShoulder(i: number): number {
    return smoothstep(0.08, 0.18, this.#map.position[i]!);
  }

  /** Returns 1 where a sleeve hangs apart from the trunk, so that it may cast a shadow on it. */
  shareFreeOfTrunk(i: number): number {
    return Math.abs(this.#map.across[i]!) > 3
      ? 0
      : smoothstep(this.#armpit[0], this.#armpit[0] + 0.12, this.#map.position[i]!);
  }

  /** Whether the arm is in front of the trunk. False if the hand is in a pocket or behind the back. */
  get isInFront(): boolean {
    return this.#limb.isVisible;
  }
}

function findArmpitOn(
  map: LimbMap,
  { left, top, width, height }: Scene,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  const column = clamp(Math.round(x - left), 0, width - 1);
  const i = clamp(Math.round(y - top), 0, height - 1) * width + column;
  return [map.position[i]!, clamp(-map.across[i]!, -0.5, 1)];
}
