import type { Doubt } from '../Doubt.ts';
import type { Person } from '../Person.ts';
import { strengthOf } from './strength.ts';

type Read = Pick<Person, 'width' | 'height' | 'rgb' | 'box'>;

/** Limits for the brightness of the lightest parts of the picture, 0 to 255. */
const BRIGHT = 100;
const DARK = 40;
/** Limits for the change of brightness at the person's sharpest edges, as a share of the picture's contrast. */
const SHARP = 0.11;
const BLURRED = 0.03;

const brightness = (rgb: Uint8Array, pixel: number): number =>
  0.299 * rgb[pixel * 3]! + 0.587 * rgb[pixel * 3 + 1]! + 0.114 * rgb[pixel * 3 + 2]!;

function brightnessCounts({ rgb }: Read): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < rgb.length / 3; i += 7) counts[Math.floor(brightness(rgb, i))]! += 1;
  return counts;
}

export const tooDark = (person: Read): Doubt => ({
  key: 'too-dark',
  strength: strengthOf(percentile(brightnessCounts(person), 0.95), BRIGHT, DARK),
  hinders: 'everything',
});

export function blurred(person: Read): Doubt {
  const counts = brightnessCounts(person);
  const contrast = Math.max(1, percentile(counts, 0.95) - percentile(counts, 0.02));
  const sharpness = percentile(stepCounts(person), 0.995) / contrast;
  return { key: 'blurred', strength: strengthOf(sharpness, SHARP, BLURRED), hinders: 'everything' };
}

/**
 * Counts differences of each pixel from the mean of those two pixels away: a gradient cancels out, an edge does not.
 */
function stepCounts({ width, rgb, box }: Read): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = box.top + 2; y < box.top + box.height - 2; y += 2) {
    for (let x = box.left + 2; x < box.left + box.width - 2; x += 2) {
      const i = y * width + x;
      const [left, right] = [brightness(rgb, i - 2), brightness(rgb, i + 2)];
      const [above, below] = [brightness(rgb, i - 2 * width), brightness(rgb, i + 2 * width)];
      const step = Math.abs(brightness(rgb, i) - (left + right + above + below) / 4);
      counts[Math.min(255, Math.floor(step))]! += 1;
    }
  }
  return counts;
}

function percentile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let sum = 0;
  return counts.findIndex((count) => (sum += count) >= wanted);
}
