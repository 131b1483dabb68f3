/** A skin color, and the hair color that goes with it. */
export interface Tone {
  readonly id: string;
  readonly name: string;
  readonly skin: readonly [number, number, number];
  readonly hair: readonly [number, number, number];
}

const rgb = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const tone = (id: string, name: string, skin: string, hair: string): Tone => ({
  id,
  name,
  skin: rgb(skin),
  hair: rgb(hair),
});

export const TONES: readonly Tone[] = [
  tone('porcelain', 'Porcelain', 'efd2bf', '8a5530'),
  tone('light', 'Light', 'e4bf9f', '573822'),
  tone('medium', 'Medium', 'cf9f78', '3a271c'),
  tone('tan', 'Tan', 'ae7850', '2b1f19'),
  tone('brown', 'Brown', '815338', '211a17'),
  tone('deep', 'Deep', '5b3929', '191513'),
];

/** Drawings of skin and hair are gray. This gray becomes the base color; other grays become lighter or darker. */
const MIDDLE = 0.62;
/** Exponents per channel for shadows on skin: red darkens least. */
const FALL = [0.82, 1.04, 1.14] as const;
const RISE = 0.55;

/** The color for each gray value of a layer, three values each. */
export function shadesOf(base: readonly [number, number, number]): Float32Array {
  const table = new Float32Array(256 * 3);
  for (let gray = 0; gray < 256; gray++) {
    const light = gray / 255 / MIDDLE;
    for (let c = 0; c < 3; c++) {
      const value = base[c]! * light ** (light < 1 ? FALL[c]! : RISE);
      table[gray * 3 + c] = Math.min(1, value);
    }
  }
  return table;
}
