import type { Doubt } from '../Doubt.ts';
import type { Person } from '../Person.ts';
import { findStrength } from './strength.ts';

type PersonPicture = Pick<Person, 'width' | 'height' | 'rgb' | 'box'>;

/** Brightness of the lightest parts, 0 to 255. A picture that reaches it is not too dark. */
const FINE_BRIGHTNESS = 100;
const MIN_BRIGHTNESS = 40;
/**
 * Change of brightness at the person's sharpest edges, as a fraction of the picture's contrast, from which a picture
 * is sharp.
 */
const FINE_SHARPNESS = 0.11;
const MIN_SHARPNESS = 0.03;

const getBrightness = (rgb: Uint8Array, pixel: number): number =>
  0.299 * rgb[pixel * 3]! + 0.587 * rgb[pixel * 3 + 1]! + 0.114 * rgb[pixel * 3 + 2]!;

function countBrightness({ rgb }: PersonPicture): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < rgb.length / 3; i += 7) counts[Math.floor(getBrightness(rgb, i))]! += 1;
  return counts;
}

export const findTooDark = (person: PersonPicture): Doubt => ({
  key: 'too-dark',
  strength: findStrength(findPercentile(countBrightness(person), 0.95), FINE_BRIGHTNESS, MIN_BRIGHTNESS),
  hinders: 'everything',
});

export function findBlurred(person: PersonPicture): Doubt {
  const counts = countBrightness(person);
  const contrast = Math.max(1, findPercentile(counts, 0.95) - findPercentile(counts, 0.02));
  const sharpness = findPercentile(countSteps(person), 0.995) / contrast;
  return { key: 'blurred', strength: findStrength(sharpness, FINE_SHARPNESS, MIN_SHARPNESS), hinders: 'everything' };
}

/**
 * Counts how much each pixel differs from the mean of the pixels at a distance of two. The difference is 0 in a
 * gradient, but not at an edge.
 */
function countSteps({ width, rgb, box }: PersonPicture): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = box.top + 2; y < box.top + box.height - 2; y += 2) {
    for (let x = box.left + 2; x < box.left + box.width - 2; x += 2) {
      const i = y * width + x;
      const [left, right] = [getBrightness(rgb, i - 2), getBrightness(rgb, i + 2)];
      const [brightnessAbove, brightnessBelow] = [getBrightness(rgb, i - 2 * width), getBrightness(rgb, i + 2 * width)];
      const step = Math.abs(getBrightness(rgb, i) - (left + right + brightnessAbove + brightnessBelow) / 4);
      counts[Math.min(255, Math.floor(step))]! += 1;
    }
  }
  return counts;
}

function findPercentile(counts: Uint32Array, share: number): number {
  const wantedCount = counts.reduce((sum, count) => sum + count, 0) * share;
  let sum = 0;
  return counts.findIndex((count) => (sum += count) >= wantedCount);
}
