import { clamp, lerp } from '../../curve.ts';
import { halfWidthAt, toBody, toPicture } from '../../person/bodyPlaces.ts';
import type { BySide, PictureSide } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';
import type { Scene } from '../Scene.ts';
import type { FittedSide } from '../TopFit.ts';
import { bySide } from '../TopFit.ts';
import type { ArmMap } from './armMap.ts';
import { findArmDistance } from './armMap.ts';

/** The parts of a top. */
export const TRUNK = 1;
export const SLEEVES: BySide<number> = { left: 2, right: 3 };

/** Reach of sleeves that are long, and of straps or no sleeves. */
export const [LONG_SLEEVE, SLEEVELESS] = [0.75, 0.22];
/** Distance beyond the end of the old sleeve, as a fraction of the arm, from which cloth belongs to the trunk. */
const BEYOND_SLEEVE = 0.03;

export interface Shoulders {
  readonly sides: BySide<FittedSide>;
  readonly shoulderAcross: number;
  readonly armpitAlong: number;
}

/** Finds the place between arm and trunk in the row of the armpits, as a distance from the middle. */
export function findArmpit({ left, top, width, body }: Scene, map: ArmMap, side: PictureSide, along: number): number {
  const { frame } = body;
  for (let across = 0.3 * frame.shoulderWidth; across < 0.62 * frame.shoulderWidth; across++) {
    const [x, y] = toPicture(frame, along, across * signOf(side));
    const [column, row] = [Math.round(x) - left, Math.round(y) - top];
    if (column < 0 || column >= width) break;
    const distance = findArmDistance(body.arms[side], map, row * width + column);
    if (distance < across - halfWidthAt(body, side, along)) return across;
  }
  return halfWidthAt(body, side, along) + 2;
}

interface TopShape extends Shoulders {
  readonly armpits: BySide<number>;
  readonly reach: number;
  readonly mask: Uint8Array;
}

/** Finds the part of the top that each pixel shows, or would show. */
export function findRegions(
  scene: Scene,
  maps: BySide<ArmMap>,
  { armpits, armpitAlong, shoulderAcross, reach, mask }: TopShape,
): Uint8Array {
  const { left, top, width, body } = scene;
  const regions = new Uint8Array(width * scene.height).fill(TRUNK);
  for (let i = 0; i < regions.length; i++) {
    const distances = bySide((side) => findArmDistance(body.arms[side], maps[side], i));
    const side = distances.left < distances.right ? 'left' : 'right';
    if (distances[side] === Infinity) continue;
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    const isBeyond = maps[side].position[i]! > reach + BEYOND_SLEEVE;
    if ((reach <= SLEEVELESS || isBeyond) && along > armpitAlong && mask[i] === 1) continue;
    const line = lerp(shoulderAcross, armpits[side], clamp(along / armpitAlong, 0, 1));
    const trunkDistance = Math.abs(across) - halfWidthAt(body, across < 0 ? 'left' : 'right', along);
    const isSleeve = along < armpitAlong ? across * signOf(side) > line : distances[side] < trunkDistance;
    if (isSleeve) regions[i] = SLEEVES[side];
  }
  return regions;
}
