import type { Point } from '../../../domain/fitting/Figure.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';

/** Side of the models' input, in pixels. */
export const MODEL_SIDE = 256;
const MAX_SAMPLES = 3;

/** A rotated square in a picture; it may extend beyond the picture. */
export interface Square {
  /** The center's x, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Rotation in radians, clockwise. */
  readonly rotation: number;
}

/** Resamples the square to the models' input, with values from 0 to 1. The area outside the picture is black. */
export function cropSquare(picture: Picture, square: Square): Float32Array {
  const input = new Float32Array(MODEL_SIDE * MODEL_SIDE * 3);
  const samples = Math.max(1, Math.min(MAX_SAMPLES, Math.round(square.side / MODEL_SIDE)));
  const offsets = Array.from({ length: samples }, (_, i) => (i + 0.5) / samples);
  for (const offsetY of offsets) for (const across of offsets) addSamples(picture, square, [across, offsetY], input);
  const scale = 1 / (255 * samples * samples);
  return input.map((value) => value * scale);
}

/** Adds one sample to each pixel of the input. */
function addSamples({ width, height, rgb }: Picture, square: Square, offset: Point, input: Float32Array): void {
  const scale = square.side / MODEL_SIDE;
  const [cos, sin] = [Math.cos(square.rotation) * scale, Math.sin(square.rotation) * scale];
  for (let index = 0, row = 0; row < MODEL_SIDE; row++) {
    const v = row + offset[1] - MODEL_SIDE / 2;
    for (let column = 0; column < MODEL_SIDE; column++, index += 3) {
      const u = column + offset[0] - MODEL_SIDE / 2;
      const x = Math.round(square.x + u * cos - v * sin);
      const y = Math.round(square.y + u * sin + v * cos);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const from = (y * width + x) * 3;
      input[index]! += rgb[from]!;
      input[index + 1]! += rgb[from + 1]!;
      input[index + 2]! += rgb[from + 2]!;
    }
  }
}

/** Converts a point of the models' input to pixels of the picture. */
export function fromSquare({ x, y, side, rotation }: Square, u: number, v: number): Point {
  const scale = side / MODEL_SIDE;
  const [offsetX, offsetY] = [(u - MODEL_SIDE / 2) * scale, (v - MODEL_SIDE / 2) * scale];
  return [
    x + offsetX * Math.cos(rotation) - offsetY * Math.sin(rotation),
    y + offsetX * Math.sin(rotation) + offsetY * Math.cos(rotation),
  ];
}
