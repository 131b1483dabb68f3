/** A skin color with a matching hair color. */
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

const createTone = (id: string, name: string, skin: string, hair: string): Tone => ({
  id,
  name,
  skin: rgb(skin),
  hair: rgb(hair),
});

export const TONES: readonly Tone[] = [
  createTone('porcelain', 'Porcelain', 'efd2bf', '8a5530'),
  createTone('light', 'Light', 'e4bf9f', '573822'),
  createTone('medium', 'Medium', 'cf9f78', '3a271c'),
  createTone('tan', 'Tan', 'ae7850', '2b1f19'),
  createTone('brown', 'Brown', '815338', '211a17'),
  createTone('deep', 'Deep', '5b3929', '191513'),
];

/** The gray of the drawings that becomes the base color. Other grays become lighter or darker. */
const BASE_GRAY = 0.62;
/** Exponents for shadows on skin: red darkens least. */
const SHADOW_EXPONENTS = [0.82, 1.04, 1.14] as const;
const LIGHT_EXPONENT = 0.55;

/** Creates a table of the color for each gray value of a layer, three values each. */
export function createShadeTable(base: readonly [number, number, number]): Float32Array {
  const table = new Float32Array(256 * 3);
  for (let gray = 0; gray < 256; gray++) {
    const brightness = gray / 255 / BASE_GRAY;
    for (let c = 0; c < 3; c++) {
      const value = base[c]! * brightness ** (brightness < 1 ? SHADOW_EXPONENTS[c]! : LIGHT_EXPONENT);
      table[gray * 3 + c] = Math.min(1, value);
    }
  }
  return table;
}
