import { lerp } from './curve.ts';

/** A skin color with a matching hair color. */
export interface Tone {
  readonly id: string;
  readonly name: string;
  readonly skin: readonly [number, number, number];
  readonly hair: readonly [number, number, number];
}

const toRgb = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const createTone = (id: string, name: string, skin: string, hair: string): Tone => ({
  id,
  name,
  skin: toRgb(skin),
  hair: toRgb(hair),
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

/** The luminance at which skin begins to count as dark. Below it, darkness rises to 1 at black. */
const DARK_LUMINANCE = 0.6;
/** How much darkness adds to the contrast of light and shadow on skin, and of the drawn lines of the face. */
const ADDED_CONTRAST = 2.2;
const ADDED_INK = 1.5;
/** The brightness that keeps its color on dark skin. It is below 1, so that lit skin becomes lighter. */
const DARK_PIVOT = 0.9;

/** Returns how dark a skin is: 0 for light skin, 1 for black. */
function findDarkness([r, g, b]: readonly [number, number, number]): number {
  return 1 - Math.min(1, (0.2126 * r + 0.7152 * g + 0.0722 * b) / DARK_LUMINANCE);
}

/** Returns the color for each gray value of a layer, three values each. */
export const createShadeTable = (baseColor: readonly [number, number, number]): Float32Array =>
  createTable(baseColor, (brightness) => brightness, LIGHT_EXPONENT);

/**
 * Like `createShadeTable`, but for skin. On dark skin the same factor is a smaller difference of color, so light and
 * shadow differ more there. Otherwise, a dark face would look flat.
 */
export function createSkinTable(baseColor: readonly [number, number, number]): Float32Array {
  const darkness = findDarkness(baseColor);
  const share = Math.min(1, darkness * 2);
  const [pivot, contrast] = [lerp(1, DARK_PIVOT, share), 1 + ADDED_CONTRAST * darkness];
  return createTable(baseColor, (brightness) => (brightness / pivot) ** contrast, lerp(LIGHT_EXPONENT, 1, share));
}

/** Returns by how much the opacity of drawn lines grows, so that they are visible on dark skin. */
export const findInkStrength = ({ skin }: Tone): number => 1 + ADDED_INK * findDarkness(skin);

function createTable(
  baseColor: readonly [number, number, number],
  toBrightness: (brightness: number) => number,
  lightExponent: number,
): Float32Array {
  const table = new Float32Array(256 * 3);
  for (let gray = 0; gray < 256; gray++) {
    const brightness = toBrightness(gray / 255 / BASE_GRAY);
    for (let channel = 0; channel < 3; channel++) {
      const value = baseColor[channel]! * brightness ** (brightness < 1 ? SHADOW_EXPONENTS[channel]! : lightExponent);
      table[gray * 3 + channel] = Math.min(1, value);
    }
  }
  return table;
}
