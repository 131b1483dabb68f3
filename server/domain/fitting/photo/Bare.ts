import { clamp, smoothstep } from '../curve.ts';
import { halfWidthAt, shoulderTopAt, toBody } from '../person/bodyPlaces.ts';
import type { LimbMap } from './LimbMap.ts';
import type { Scene } from './Scene.ts';

/** A part of the body without clothes. */
export interface BarePart {
  /** How much of each pixel the part covers, 0 to 1. */
  readonly cover: Float32Array;
  /** Brightness, as a factor for the color of the skin. Round parts are darker at their edges. */
  readonly light: Float32Array;
}

export function createEmptyPart({ width, height }: Pick<Scene, 'width' | 'height'>): BarePart {
  return { cover: new Float32Array(width * height), light: new Float32Array(width * height).fill(1) };
}

/** Width of a limb's soft edge, as a fraction of the limb's width. */
const SOFT_EDGE_SHARE = 0.06;

/** Returns how much of a pixel a limb covers. `distance` is measured from its axis in half widths. */
export const findLimbCover = (distance: number): number =>
  smoothstep(1 + SOFT_EDGE_SHARE, 1 - SOFT_EDGE_SHARE, distance);

/** Returns the light on a round limb. It decreases towards both edges, sooner on the inner side. */
export function findLimbLight(across: number): number {
  const shadeShare = Math.min(1, Math.abs(across - 0.12) / 1.12);
  return 0.7 + 0.34 * Math.sqrt(1 - 0.98 * shadeShare * shadeShare);
}

/** Returns the light along an arm. Shoulder and forearm get more, elbow and wrist less. */
export const findArmLight = (position: number): number => 1 + 0.035 * Math.cos((position - 0.14) * 4 * Math.PI);

export function createBareLimb(scene: Scene, { across }: LimbMap): BarePart {
  const part = createEmptyPart(scene);
  for (let i = 0; i < part.cover.length; i++) {
    const distance = Math.abs(across[i]!);
    if (distance > 1 + SOFT_EDGE_SHARE) continue;
    part.cover[i] = findLimbCover(distance);
    part.light[i] = findLimbLight(across[i]!);
  }
  return part;
}

/** Creates the bare chest, belly and neck. */
export function createBareTrunk(scene: Scene): BarePart {
  const { left, top, width, height, body } = scene;
  const { frame, torso } = body;
  const part = createEmptyPart(scene);
  const shoulders = 0.6 * frame.shoulderWidth;
  const neckHalf = torso.neck.half * 0.98;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [along, across] = toBody(frame, x + left, y + top);
      const distance = Math.abs(across);
      if (along < -0.6 || along > 1.5 || distance > frame.shoulderWidth) continue;
      const halfWidth = along < 0.2 ? shoulders : halfWidthAt(body, across < 0 ? 'left' : 'right', along);
      const line = shoulderTopAt(body, across);
      const chest =
        smoothstep(halfWidth + 1.5, halfWidth - 1.5, distance) * smoothstep(line - 0.004, line + 0.012, along);
      const neck = along < 0.1 ? smoothstep(neckHalf + 1.5, neckHalf - 1.5, Math.abs(across - torso.neck.offset)) : 0;
      const i = y * width + x;
      part.cover[i] = Math.max(chest, neck);
      part.light[i] = 1.01 - 0.1 * clamp(distance / halfWidth, 0, 1) ** 2;
    }
  }
  return part;
}
