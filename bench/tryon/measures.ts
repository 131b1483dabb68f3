import { convertRgbToLab } from '../../server/domain/pictures/lab.ts';
import { getJoint, type Person } from '../../server/domain/fitting/person/Person.ts';
import type { Point } from '../../server/domain/fitting/Figure.ts';
import { halfWidthAt, toPicture } from '../../server/domain/fitting/person/bodyPlaces.ts';
import type { ParserMap } from '../../server/domain/fitting/person/ParserMap.ts';
import { sampleClass } from '../../server/domain/fitting/person/ParserMap.ts';
import { PICTURE_SIDES, signOf } from '../../server/domain/fitting/person/PersonBody.ts';
import type { Picture } from '../../server/domain/fitting/person/Picture.ts';
import type { Slot } from '../../src/domain/poses/Slot.ts';

/** The changes in a dressed photo, compared with the photo. */
export interface Measures {
  /** Fraction of the old garment's pixels that have changed. */
  readonly coveredShare: number;
  /** Color distance in CIE L*a*b* between the middle of the new garment and the pixels in place of the old one. */
  readonly color: number;
  /**
   * Mean distance between the sides of the dressed torso and of the body, in shoulder widths; NaN if arms hide them.
   */
  readonly outlineDeviation: number;
  /** Mean change of the face, 0 to 255. */
  readonly face: number;
  readonly hands: number;
  readonly background: number;
}

/** Rows in which the outline is compared, in torso lengths below the shoulders. */
const OUTLINE_ROWS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const MIN_MASK_VALUE = 230;
/** A pixel with at most this change counts as unchanged. */
const MAX_UNCHANGED_DIFFERENCE = 5;
/** Background within this distance of the person, in shoulder widths, is ignored, because a shadow may fall there. */
const SHADOW_DISTANCE = 0.35;

/** `map` has the areas that the model recognizes in the dressed photo. */
export function measurePicture(
  person: Person,
  { dressedPicture, map }: { readonly dressedPicture: Picture; readonly map: ParserMap },
  garment: Picture,
  slot: Slot,
): Measures {
  const { masks, rgb } = person;
  const changeAt = (i: number): number =>
    (Math.abs(rgb[i * 3]! - dressedPicture.rgb[i * 3]!) +
      Math.abs(rgb[i * 3 + 1]! - dressedPicture.rgb[i * 3 + 1]!) +
      Math.abs(rgb[i * 3 + 2]! - dressedPicture.rgb[i * 3 + 2]!)) /
    3;
  const isOldGarment = (i: number): boolean =>
    (slot !== 'bottom' && masks.upper[i]! > MIN_MASK_VALUE) || (slot !== 'top' && masks.lower[i]! > MIN_MASK_VALUE);
  const oldGarmentPixels = findPixels(person, isOldGarment);
  return {
    coveredShare: findMean(oldGarmentPixels, (i) => (changeAt(i) > MAX_UNCHANGED_DIFFERENCE ? 1 : 0)),
    color: measureColorDistance(dressedPicture, oldGarmentPixels, garment),
    outlineDeviation: measureOutlineDistance(person, map),
    face: findMean(
      findPixels(person, (i) => masks.faceSkin[i]! > MIN_MASK_VALUE),
      changeAt,
    ),
    hands: findMean(
      findPixels(person, (i) => masks.bodySkin[i]! > MIN_MASK_VALUE && isHand(person, i)),
      changeAt,
    ),
    background: findMean(
      findPixels(person, (i) => masks.background[i]! === 255 && isFar(person, i)),
      changeAt,
    ),
  };
}

/** Compares the clothes in the dressed photo with the sides of the body, row by row. */
function measureOutlineDistance({ width, height, body, masks }: Person, map: ParserMap): number {
  const clothes = sampleClass(map, 'clothes', { left: 0, top: 0, width, height }, [width, height], 1);
  const valueAt = (plane: ArrayLike<number>, [x, y]: Point): number =>
    plane[Math.round(y) * width + Math.round(x)] ?? 0;
  const { frame } = body;
  const maxDistance = Math.round(0.8 * frame.shoulderWidth);
  const distances = PICTURE_SIDES.flatMap((side) =>
    OUTLINE_ROWS.flatMap((along) => {
      const edge = Array.from({ length: maxDistance }, (_, i) => i).find(
        (i) => valueAt(clothes, toPicture(frame, along, signOf(side) * i)) < 0.5,
      );
      const isFree =
        edge && valueAt(masks.background, toPicture(frame, along, signOf(side) * (edge + 4))) > MIN_MASK_VALUE;
      return isFree ? [Math.abs(edge - halfWidthAt(body, side, along)) / frame.shoulderWidth] : [];
    }),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

function findPixels({ width, height }: Person, isWanted: (i: number) => boolean): readonly number[] {
  const foundPixels: number[] = [];
  for (let i = 0; i < width * height; i++) if (isWanted(i)) foundPixels.push(i);
  return foundPixels;
}

/** The mean of `value`; NaN if there are no pixels. */
const findMean = (foundPixels: readonly number[], value: (i: number) => number): number =>
  foundPixels.reduce((sum, i) => sum + value(i), 0) / foundPixels.length;

function isHand(person: Person, i: number): boolean {
  const maxDistance = 0.12 * person.body.frame.shoulderWidth;
  return (['leftIndex', 'rightIndex'] as const).some((name) => {
    const { x, y } = getJoint(person, name);
    return Math.hypot((i % person.width) - x, Math.floor(i / person.width) - y) < maxDistance;
  });
}

function isFar({ width, box, body }: Person, i: number): boolean {
  const margin = SHADOW_DISTANCE * body.frame.shoulderWidth - 0.04 * Math.max(box.width, box.height);
  const [x, y] = [i % width, Math.floor(i / width)];
  return x < box.left - margin || x > box.left + box.width + margin || y < box.top - margin;
}

function measureColorDistance(dressedPicture: Picture, oldGarmentPixels: readonly number[], garment: Picture): number {
  const middlePixels: number[] = [];
  for (let y = Math.floor(garment.height * 0.35); y < garment.height * 0.65; y++)
    for (let x = Math.floor(garment.width * 0.4); x < garment.width * 0.6; x++)
      middlePixels.push(y * garment.width + x);
  const [oldColor, newColor] = [meanLab(dressedPicture.rgb, oldGarmentPixels), meanLab(garment.rgb, middlePixels)];
  return Math.hypot(oldColor[0] - newColor[0], oldColor[1] - newColor[1], oldColor[2] - newColor[2]);
}

function meanLab(rgb: Uint8Array, foundPixels: readonly number[]): readonly [number, number, number] {
  const mean = (channel: number): number => findMean(foundPixels, (i) => rgb[i * 3 + channel]!);
  return convertRgbToLab(mean(0), mean(1), mean(2));
}
