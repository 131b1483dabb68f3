import type { Box } from '../Figure.ts';
import { createBackgroundPlate } from './backgroundPlate.ts';
import { createBodyFrame } from './frame.ts';
import type { Picture } from './Picture.ts';
import { GuidedFilter } from './GuidedFilter.ts';
import { measureBody } from './measureBody.ts';
import type { ParserMap } from './ParserMap.ts';
import { findPersonBox } from './ParserMap.ts';
import type { Joint, Part, Person } from './Person.ts';
import { getJoint, PARTS } from './Person.ts';
import type { ParserMasks } from './refineParts.ts';
import { createPartMasks } from './refineParts.ts';
import { Silhouette } from './Silhouette.ts';
import { splitClothes } from './splitClothes.ts';

/** Radius in pixels of the filter that finds the edges of parts. */
const EDGE_RADIUS = 6;
const EDGE_EPSILON = 2e-4;

/** Reads a person from a photo, without doubts; returns null if there is no person. */
export function readPerson(picture: Picture, joints: readonly Joint[], map: ParserMap): Omit<Person, 'doubts'> | null {
  const box = findPersonBox(map, picture.width, picture.height);
  if (box === null) return null;
  const crop = cropPicture(picture, box);
  const parts = createPartMasks(map, box, new GuidedFilter(crop, EDGE_RADIUS, EDGE_EPSILON));
  const masks = pasteMasks(parts, box, picture);
  const frame = createBodyFrame({ joints });
  const unsplitPerson = { ...picture, masks, joints };
  const { lower, isOnePiece } = splitClothes(
    { picture: crop, clothes: parts.clothes, box, frame, joints },
    canBeOnePiece(unsplitPerson),
  );
  splitUpperAndLower(masks, lower, box, picture.width);
  const plate = pastePlate(picture, box, createBackgroundPlate(crop, parts.background));
  return { ...unsplitPerson, box, isOnePiece, body: measureBody(unsplitPerson, frame), plate };
}

function cropPicture({ width, rgb }: Picture, box: Box): Picture {
  const target = new Uint8Array(box.width * box.height * 3);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 3;
    target.set(rgb.subarray(from, from + box.width * 3), y * box.width * 3);
  }
  return { width: box.width, height: box.height, rgb: target };
}

/** All clothes are `upper` until they are split. */
function pasteMasks(parts: ParserMasks, box: Box, { width, height }: Picture): Record<Part, Uint8Array> {
  const masks = Object.fromEntries(PARTS.map((part) => [part, new Uint8Array(width * height)])) as Record<
    Part,
    Uint8Array
  >;
  masks.background.fill(255);
  for (const [name, source] of Object.entries(parts)) {
    const target = masks[name === 'clothes' ? 'upper' : (name as Part)];
    for (let y = 0; y < box.height; y++)
      target.set(source.subarray(y * box.width, (y + 1) * box.width), (box.top + y) * width + box.left);
  }
  return masks;
}

function splitUpperAndLower(masks: Record<Part, Uint8Array>, lower: Uint8Array, box: Box, width: number): void {
  for (let i = 0; i < lower.length; i++) {
    const index = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
    const lowerValue = (masks.upper[index]! * lower[i]!) / 255;
    masks.lower[index] = lowerValue + 0.5;
    masks.upper[index]! -= masks.lower[index]!;
  }
}

function pastePlate({ width, rgb }: Picture, box: Box, crop: Uint8Array): Uint8Array {
  const plate = Uint8Array.from(rgb);
  for (let y = 0; y < box.height; y++)
    plate.set(crop.subarray(y * box.width * 3, (y + 1) * box.width * 3), ((box.top + y) * width + box.left) * 3);
  return plate;
}

/** Whether the clothes may be one garment. Then the legs below the knees are either bare or covered together. */
function canBeOnePiece(person: Pick<Person, 'width' | 'height' | 'masks' | 'joints'>): boolean {
  const silhouette = new Silhouette(person);
  const shins = (['left', 'right'] as const).map((side) => {
    const [knee, ankle] = [getJoint(person, `${side}Knee`), getJoint(person, `${side}Ankle`)];
    return [(knee.x + ankle.x) / 2, (knee.y + ankle.y) / 2] as const;
  });
  const pointBetweenShins = [(shins[0]![0] + shins[1]![0]) / 2, (shins[0]![1] + shins[1]![1]) / 2] as const;
  if (!shins.some((shin) => silhouette.isInside(shin))) return false;
  return shins.some((shin) => silhouette.skinAt(shin) > 0.5) || silhouette.clothAt(pointBetweenShins) > 0.5;
}
