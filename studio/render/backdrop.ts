import type { Rgb } from '../fabric/Material.ts';
import { brightness, rgbOf } from '../fabric/Material.ts';
import { noise } from '../fabric/noise.ts';

/** Muted paper backgrounds, so that the cloth is the strongest color of the picture. */
const PAPERS = [
  '#e9dccb',
  '#d9d3c7',
  '#ecdcd4',
  '#d5dfe3',
  '#dfe5dd',
  '#c9d3c4',
  '#cdd5db',
  '#e8d9c6',
  '#dcd6de',
  '#e4e0d6',
  '#d8cdbf',
  '#e9e2d2',
].map(rgbOf);

/** A paper that contrasts with the garment in lightness or in hue. */
export function choosePaper(seed: number, cloth: Rgb): Rgb {
  const rateContrast = (paper: Rgb): number =>
    Math.hypot((brightness(paper) - brightness(cloth)) * 1.6, paper[0] - paper[2] - (cloth[0] - cloth[2]));
  const contrastingPapers = PAPERS.filter((paper) => rateContrast(paper) > 0.16);
  const choice =
    contrastingPapers.length > 0
      ? contrastingPapers
      : [...PAPERS].sort((a, b) => rateContrast(b) - rateContrast(a)).slice(0, 2);
  return choice[seed % choice.length]!;
}

/** The light on the paper falls off along the diagonal. Slight grain avoids banding. */
export function findPaperLight(x: number, y: number, width: number, height: number): number {
  const diagonal = (x / width) * 0.45 + (y / height) * 0.55;
  const vignette = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 0.1;
  return 1.045 - diagonal * 0.105 - vignette + noise(x * 0.7, y * 0.7) * 0.003;
}
