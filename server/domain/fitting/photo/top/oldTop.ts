import { clamp } from '../../curve.ts';
import { findNearestOnLimb, halfWidthAt, toBody, toPicture } from '../../person/bodyPlaces.ts';
import type { BySide, PictureSide } from '../../person/PersonBody.ts';
import { signOf } from '../../person/PersonBody.ts';
import { findMedian, interpolateGaps, smoothValues } from '../../person/profiles.ts';
import type { Scene } from '../Scene.ts';
import { bySide } from '../TopFit.ts';
import { mapArm } from './armMap.ts';
import type { PhotoSleeve } from './sleeves.ts';
import { findEdges, findEnds } from './sleeves.ts';
import type { Shoulders } from './topRegions.ts';
import { findArmpit, findRegions, SLEEVES, TRUNK } from './topRegions.ts';

/** The shape of a top in the photo. */
export interface OldTop {
  /** For each pixel the part of the top that it shows, or would show: `TRUNK` or one of `SLEEVES`. */
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
const ROW_SMOOTHING = 20;
const HEM_SMOOTHING = 9;

/** `reach` is where the old sleeves end, as a fraction of the arm. */
export function findOldTop(scene: Scene, mask: Uint8Array, shoulders: Shoulders, reach: number): OldTop {
  const { armpitAlong, shoulderAcross } = shoulders;
  const { arms } = scene.body;
  const maps = bySide((side) => mapArm(arms[side], scene));
  const armpits = bySide((side) => findArmpit(scene, maps[side], side, armpitAlong));
  const regions = findRegions(scene, maps, { ...shoulders, armpits, reach, mask });
  const halves = bySide((side) => findHalves(scene, mask, regions, side));
  const sleeves = bySide((side): PhotoSleeve => {
    const isPart = (i: number): boolean => mask[i] === 1 && regions[i] === SLEEVES[side];
    const [limb, map] = [arms[side], maps[side]];
    const armpit = toPicture(scene.body.frame, armpitAlong, signOf(side) * armpits[side]);
    const start = findNearestOnLimb(limb, ...armpit).position;
    const edges = findEdges(map, limb, isPart, start);
    return { map, limb, start, ...edges, ends: findEnds({ map, ...edges }, isPart) };
  });
  return { regions, halves, ...findHems(scene, mask, regions), sleeves, armpits, armpitAlong, shoulderAcross, reach };
}

/** Returns half the width of the trunk in pixels. */
export function halfAt({ halves }: Pick<OldTop, 'halves'>, { body }: Scene, side: PictureSide, along: number): number {
  const values = halves[side];
  return values[clamp(Math.round((along - FROM_ALONG) * body.frame.torsoLength), 0, values.length - 1)]!;
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
  return smoothValues(interpolateGaps(atLeast, usual), ROW_SMOOTHING);
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
  const known = [...hems].filter((along) => !Number.isNaN(along));
  const hem = known.length > 0 ? findMedian(known) : 1;
  // A hand before the hem hides it, so much higher ends do not count.
  const visible = hems.map((along) => (along < hem - 0.12 ? Number.NaN : along));
  const usual = hems.map(() => hem);
  return { hem, hems: smoothValues(interpolateGaps(visible, usual), HEM_SMOOTHING) };
}
