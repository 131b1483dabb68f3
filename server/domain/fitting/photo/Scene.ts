import type { Box } from '../Figure.ts';
import type { Part, Person } from '../person/Person.ts';
import { PARTS } from '../person/Person.ts';
import type { PersonBody } from '../person/PersonBody.ts';

/** The parts of the person's clothes that garments replace. */
export type ClothesPart = 'upper' | 'lower';
export const findOtherClothes = (part: ClothesPart): ClothesPart => (part === 'lower' ? 'upper' : 'lower');

/** The part of a photo that shows the person. Only this part is changed. */
export interface Scene {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The photo's colors, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  /** The photo without the person. */
  readonly plate: Uint8Array;
  /** How much of each pixel shows each part, 0 to 1. */
  readonly parts: Readonly<Record<Part, Float32Array>>;
  readonly body: PersonBody;
  readonly isOnePiece: boolean;
}

export function createScene(person: Person): Scene {
  const { left, top, width, height } = person.box;
  const planes = PARTS.map((part) => [part, cropPlane(person.masks[part], person.width, person.box, 1 / 255)] as const);
  return {
    left,
    top,
    width,
    height,
    rgb: cropRgb(person.rgb, person.width, person.box),
    plate: cropRgb(person.plate, person.width, person.box),
    parts: Object.fromEntries(planes) as Record<Part, Float32Array>,
    body: person.body,
    isOnePiece: person.isOnePiece,
  };
}

/** Returns the whole photo with the dressed scene in its place. */
export function pasteScene(person: Person, { left, top, width, height }: Box, rgb: Uint8Array): Uint8Array {
  const result = person.rgb.slice();
  for (let y = 0; y < height; y++)
    result.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), ((top + y) * person.width + left) * 3);
  return result;
}

function cropPlane(plane: Uint8Array, stride: number, { left, top, width, height }: Box, scale: number): Float32Array {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) result[y * width + x] = plane[(top + y) * stride + left + x]! * scale;
  return result;
}

function cropRgb(rgb: Uint8Array, stride: number, { left, top, width, height }: Box): Uint8Array {
  const result = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * stride + left) * 3;
    result.set(rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return result;
}
