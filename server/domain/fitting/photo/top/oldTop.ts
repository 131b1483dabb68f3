import { clamp, lerp } from '../../curve.ts';
import { findNearestOnLimb, halfWidthAt, toBody, toPicture } from '../../person/bodyPlaces.ts';
import type { BySide, PictureSide } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';
import { interpolateGaps, smoothRows } from '../bottom/oldEdges.ts';
import type { Scene } from '../Scene.ts';
import type { FittedSide } from '../TopFit.ts';
import { bySide } from '../TopFit.ts';
import type { ArmMap } from './armMap.ts';
import { findArmDistance, mapArm } from './armMap.ts';
import type { PhotoSleeve } from './sleeves.ts';
import { findEdges, findEnds } from './sleeves.ts';

/** Which part of a top a pixel shows, or would show. */
export const [TRUNK, LEFT_SLEEVE, RIGHT_SLEEVE] = [1, 2, 3];

/** The shape of a top in the photo. */
export interface OldTop {
  /** One of the parts above for each pixel. */
  readonly regions: Uint8Array;
  /** Half widths of the trunk in pixels, for each row from `FROM_ALONG`. */
  readonly halves: BySide<Float32Array>;
  /** The hem as a position down the torso, for each column of the scene. */
  readonly hems: Float32Array;
  readonly hem: number;
  /** The sleeves in the photo, or the arms if they are bare. */
  readonly sleeves: BySide<PhotoSleeve>;
  /** Half widths at the armpits. */
  readonly armpits: BySide<number>;
  readonly armpitAlong: number;
  readonly shoulderAcross: number;
  /** Where the old sleeves end, as a fraction of the arm. */
  readonly reach: number;
}

/** The first row of the trunk, as a position down the torso. */
const FROM_ALONG = -0.4;
/** Reach of sleeves that are long, and of straps or no sleeves. */
export const [LONG_SLEEVE, SLEEVELESS] = [0.75, 0.22];
/** Distance beyond the end of the old sleeve, as a fraction of the arm, from which cloth belongs to the trunk. */
const BEYOND_SLEEVE = 0.03;
const ROW_SMOOTHING = 20;
const HEM_SMOOTHING = 9;

export interface Shoulders {
  readonly sides: BySide<FittedSide>;
  readonly shoulderAcross: number;
  readonly armpitAlong: number;
}

/** `reach` is where the old sleeves end, as a fraction of the arm. */
export function findOldTop(scene: Scene, mask: Uint8Array, shoulders: Shoulders, reach: number): OldTop {
  const { arms } = scene.body;
  const maps = bySide((side) => mapArm(arms[side], scene));
  const armpits = bySide((side) => findArmpit(scene, maps[side], side, shoulders.armpitAlong));
  const regions = findRegions(scene, maps, { ...shoulders, armpits, reach, mask });
  const halves = bySide((side) => findHalves(scene, mask, regions, side));
  const sleeves = bySide((side): PhotoSleeve => {
    const label = side === 'left' ? LEFT_SLEEVE : RIGHT_SLEEVE;
    const isPart = (i: number): boolean => mask[i] === 1 && regions[i] === label;
    const [limb, map] = [arms[side], maps[side]];
    const armpit = toPicture(scene.body.frame, shoulders.armpitAlong, signOf(side) * armpits[side]);
    const start = findNearestOnLimb(limb, ...armpit).position;
    const edges = findEdges(map, limb, isPart, start);
    return { map, limb, start, ...edges, ends: findEnds({ map, ...edges }, isPart) };
  });
  return { regions, halves, ...findHems(scene, mask, regions), sleeves, armpits, reach, ...pick(shoulders) };
}

const pick = ({ armpitAlong, shoulderAcross }: Shoulders): Pick<OldTop, 'armpitAlong' | 'shoulderAcross'> => ({
  armpitAlong,
  shoulderAcross,
});

/** Returns half the width of the trunk in pixels. */
export function halfAt({ halves }: Pick<OldTop, 'halves'>, { body }: Scene, side: PictureSide, along: number): number {
  const values = halves[side];
  return values[clamp(Math.round((along - FROM_ALONG) * body.frame.torsoLength), 0, values.length - 1)]!;
}

/** Finds the place between arm and trunk in the row of the armpits, as a distance from the middle. */
function findArmpit({ left, top, width, body }: Scene, map: ArmMap, side: PictureSide, along: number): number {
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

interface OldShape extends Shoulders {
  readonly armpits: BySide<number>;
  readonly reach: number;
  readonly mask: Uint8Array;
}

function findRegions(
  scene: Scene,
  maps: BySide<ArmMap>,
  { armpits, armpitAlong, shoulderAcross, reach, mask }: OldShape,
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
    if (isSleeve) regions[i] = side === 'left' ? LEFT_SLEEVE : RIGHT_SLEEVE;
  }
  return regions;
}

/** Finds half the width of the trunk in each row. Where something hides it, it is at least as wide as the body. */
function findHalves(
  { left, top, width, height, body }: Scene,
  mask: Uint8Array,
  regions: Uint8Array,
  side: PictureSide,
): Float32Array {
  const { frame } = body;
  const rows = Math.ceil((2 - FROM_ALONG) * frame.torsoLength);
  const halves = new Float32Array(rows).fill(Number.NaN);
  for (let i = 0; i < width * height; i++) {
    if (mask[i] === 0 || regions[i] !== TRUNK) continue;
    const [along, across] = toBody(frame, (i % width) + left, Math.floor(i / width) + top);
    const k = Math.round((along - FROM_ALONG) * frame.torsoLength);
    const half = across * signOf(side);
    if (k >= 0 && k < rows && half >= 0 && !(halves[k]! > half)) halves[k] = half;
  }
  const atLeast = halves.map((half, k) => {
    const along = FROM_ALONG + k / frame.torsoLength;
    return along > 0.3 && !Number.isNaN(half) ? Math.max(half, 0.9 * halfWidthAt(body, side, along)) : half;
  });
  const usual = halves.map(() => 0.5 * frame.shoulderWidth);
  return smoothRows(interpolateGaps(atLeast, usual), ROW_SMOOTHING);
}

/** Finds the lowest pixel of the trunk in each column. */
function findHems(scene: Scene, mask: Uint8Array, regions: Uint8Array): Pick<OldTop, 'hem' | 'hems'> {
  const { left, top, width, height, body } = scene;
  const { frame } = body;
  const hems = new Float32Array(width).fill(Number.NaN);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > 0 && !(mask[y * width + x] === 1 && regions[y * width + x] === TRUNK)) y--;
    const [along, across] = toBody(frame, x + left, y + top);
    const half = halfWidthAt(body, across < 0 ? 'left' : 'right', along);
    if (along > 0.4 && Math.abs(across) < 1.2 * half) hems[x] = along;
  }
  const known = [...hems].filter((along) => !Number.isNaN(along)).toSorted((one, other) => one - other);
  const hem = known[known.length >> 1] ?? 1;
  // A hand before the hem hides it, so much higher ends do not count.
  const visible = hems.map((along) => (along < hem - 0.12 ? Number.NaN : along));
  const usual = hems.map(() => hem);
  return { hem, hems: smoothRows(interpolateGaps(visible, usual), HEM_SMOOTHING) };
}
