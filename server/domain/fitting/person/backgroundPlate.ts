import { computeDistances } from '../raster/distance.ts';
import { fillFromAround } from './fillFromAround.ts';
import type { Picture } from './Picture.ts';

/** How much smaller the picture is while the person is replaced. The result is blurred anyway. */
const SHRINK_FACTOR = 2;
/**
 * Width in pixels of the rim around the person. Its pixels contain some of the person's color, so they are not used.
 */
const RIM_WIDTH = 4;
/** Minimum value (of 255) of pixels that show only background. */
const MIN_CERTAIN_BACKGROUND = 230;

/** Replaces the person in a picture with the surroundings. `background` is 0 to 255 per pixel. Returns a new `rgb`. */
export function createBackgroundPlate(picture: Picture, background: Uint8Array): Uint8Array {
  const { width, height, rgb } = picture;
  const smallPicture = halvePicture(picture, background);
  const person = smallPicture.background.map((value) => (value < MIN_CERTAIN_BACKGROUND ? 1 : 0));
  const personDistance = computeDistances(person, smallPicture.width, smallPicture.height);
  const knownPixels = personDistance.map((distance) => (distance * SHRINK_FACTOR > RIM_WIDTH ? 1 : 0));
  const colors = smallPicture.colors.map((value, i) => value * knownPixels[Math.floor(i / 3)]!);
  const filledColors = fillFromAround({
    width: smallPicture.width,
    height: smallPicture.height,
    colors,
    knownShares: knownPixels,
  });
  const plate = Uint8Array.from(rgb);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = Math.floor(y / SHRINK_FACTOR) * smallPicture.width + Math.floor(x / SHRINK_FACTOR);
      if (knownPixels[index] === 1) continue;
      for (let channel = 0; channel < 3; channel++)
        plate[(y * width + x) * 3 + channel] = filledColors[index * 3 + channel]! + 0.5;
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
function halvePicture({ width, height, rgb }: Picture, background: Uint8Array): SmallPicture {
  const size = { width: Math.ceil(width / SHRINK_FACTOR), height: Math.ceil(height / SHRINK_FACTOR) };
  const smallPicture = {
    ...size,
    colors: new Float32Array(size.width * size.height * 3),
    background: new Uint8Array(size.width * size.height),
  };
  for (let i = 0; i < smallPicture.background.length; i++) {
    const from = Math.floor(i / size.width) * SHRINK_FACTOR * width + (i % size.width) * SHRINK_FACTOR;
    smallPicture.background[i] = background[from]!;
    for (let channel = 0; channel < 3; channel++) smallPicture.colors[i * 3 + channel] = rgb[from * 3 + channel]!;
  }
  return smallPicture;
}
