import type { Field } from './Field.ts';
import { blurField, createField } from './Field.ts';
import type { Picture } from './Picture.ts';

interface Shade {
  readonly sigma: number;
  readonly right: number;
  readonly down: number;
  readonly strength: number;
}

/** A thin dark line where two layers touch, and a wide soft shadow under a raised layer. */
const LAYER: readonly Shade[] = [
  { sigma: 1.8, right: 1, down: 1.6, strength: 0.36 },
  { sigma: 10, right: 4, down: 7, strength: 0.26 },
];

/** Darkens the area under a panel before it is drawn. */
export function castOnLayersBelow(picture: Picture, cover: Field, scale: number, lift: number): void {
  if (lift <= 0) return;
  const mask = padField(cover, Math.ceil(LAYER[1]!.sigma * scale * 2.4));
  for (const shade of LAYER) {
    const soft = blurField(mask, shade.sigma * scale);
    darkenPixels(picture, soft, Math.round(shade.right * scale), Math.round(shade.down * scale), shade.strength * lift);
  }
}

function padField(source: Field, margin: number): Field {
  const result = createField(
    source.x - margin,
    source.y - margin,
    source.width + 2 * margin,
    source.height + 2 * margin,
  );
  for (let y = 0; y < source.height; y++) {
    const from = y * source.width;
    const to = (y + margin) * result.width + margin;
    for (let x = 0; x < source.width; x++) result.data[to + x] = source.data[from + x]!;
  }
  return result;
}

function darkenPixels(picture: Picture, soft: Field, right: number, down: number, strength: number): void {
  for (let y = 0; y < soft.height; y++) {
    const py = soft.y + y + down;
    if (py < 0 || py >= picture.height) continue;
    for (let x = 0; x < soft.width; x++) {
      const px = soft.x + x + right;
      if (px < 0 || px >= picture.width) continue;
      const index = py * picture.width + px;
      if (picture.alpha[index]! === 0) continue;
      const keep = 1 - strength * soft.data[y * soft.width + x]!;
      picture.rgb[index * 3]! *= keep;
      picture.rgb[index * 3 + 1]! *= keep;
      picture.rgb[index * 3 + 2]! *= keep;
    }
  }
}

/** Three shadows of different width (contact, body, distance) that place the garment on the ground. */
const GROUND: readonly Shade[] = [
  { sigma: 3, right: 2, down: 4, strength: 0.24 },
  { sigma: 13, right: 8, down: 13, strength: 0.2 },
  { sigma: 42, right: 20, down: 34, strength: 0.17 },
];

/** The remaining light on the ground, per pixel. */
export function computeGroundLight(picture: Picture, scale: number): Float32Array {
  const light = new Float32Array(picture.alpha.length).fill(1);
  const cover: Field = { x: 0, y: 0, width: picture.width, height: picture.height, data: picture.alpha };
  for (const shade of GROUND) {
    const soft = blurField(cover, shade.sigma * scale);
    const [right, down] = [Math.round(shade.right * scale), Math.round(shade.down * scale)];
    for (let y = 0; y < picture.height; y++) {
      const from = Math.max(0, Math.min(picture.height - 1, y - down)) * picture.width;
      for (let x = 0; x < picture.width; x++) {
        const pixelIndex = from + Math.max(0, Math.min(picture.width - 1, x - right));
        light[y * picture.width + x]! *= 1 - shade.strength * soft.data[pixelIndex]!;
      }
    }
  }
  return light;
}
