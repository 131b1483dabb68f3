import { computeDistances } from '../raster/distance.ts';
import { fillFromAround } from './fillFromAround.ts';
import type { Picture } from './Picture.ts';

/** The plate is filled at half the size, since an invented background is blurred anyway. */
const STEP = 2;
/** Width in pixels of the rim around the person, whose pixels have some of the person's color and are not used. */
const RIM = 4;
/** Minimum value (of 255) of a pixel that is background only. */
const CERTAIN = 230;

/** Replaces the person in a picture by the surroundings. `background` is 0 to 255 per pixel. Returns a new `rgb`. */
export function backgroundPlate(picture: Picture, background: Uint8Array): Uint8Array {
  const { width, height, rgb } = picture;
  const small = halved(picture, background);
  const person = small.background.map((value) => (value < CERTAIN ? 1 : 0));
  const fromPerson = computeDistances(person, small.width, small.height);
  const known = fromPerson.map((distance) => (distance * STEP > RIM ? 1 : 0));
  const colors = small.colors.map((value, i) => value * known[Math.floor(i / 3)]!);
  const filled = fillFromAround({ width: small.width, height: small.height, colors, known });
  const plate = Uint8Array.from(rgb);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / STEP) * small.width + Math.floor(x / STEP);
      if (known[at] === 1) continue;
      for (let channel = 0; channel < 3; channel++)
        plate[(y * width + x) * 3 + channel] = filled[at * 3 + channel]! + 0.5;
    }
  }
  return plate;
}

interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
  readonly background: Uint8Array;
}

/** Takes every other pixel of every other row. */
function halved({ width, height, rgb }: Picture, background: Uint8Array): SmallPicture {
  const size = { width: Math.ceil(width / STEP), height: Math.ceil(height / STEP) };
  const small = {
    ...size,
    colors: new Float32Array(size.width * size.height * 3),
    background: new Uint8Array(size.width * size.height),
  };
  for (let i = 0; i < small.background.length; i++) {
    const from = Math.floor(i / size.width) * STEP * width + (i % size.width) * STEP;
    small.background[i] = background[from]!;
    for (let channel = 0; channel < 3; channel++) small.colors[i * 3 + channel] = rgb[from * 3 + channel]!;
  }
  return small;
}
