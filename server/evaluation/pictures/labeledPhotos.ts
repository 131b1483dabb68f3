import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';

export interface LabeledPhoto {
  readonly path: string;
  /** The correct kinds; empty if the shop has no such kind ('Water Bottle'). */
  readonly kinds: readonly string[];
  readonly color: Color | null;
  /** `seen` photos are used during development, `held out` photos only for the final metric. */
  readonly half: 'seen' | 'held out';
}

/** The acceptable kinds of each label. */
const KINDS_BY_STYLE: Readonly<Record<string, string>> = {
  Tshirts: 'tee polo',
  Shirts: 'shirt',
  Tops: 'blouse tank tee',
  'Track Pants': 'trousers',
  Trousers: 'trousers',
  Capris: 'trousers',
  Shorts: 'shorts',
  Jackets: 'jacket',
  Sweatshirts: 'sweater hoodie',
  Dresses: 'dress',
  Caps: 'hat',
  Backpacks: 'bag',
  Handbags: 'bag',
  'Duffel Bag': 'bag',
  'Casual Shoes': 'shoes',
  'Sports Shoes': 'shoes',
  'Formal Shoes': 'shoes',
  Heels: 'shoes',
  Flats: 'shoes',
  Sandals: 'shoes',
  'Flip Flops': 'shoes',
};
const KIND_BY_LABEL: Readonly<Record<string, string>> = {
  'T-Shirt': 'tee',
  Longsleeve: 'tee sweater',
  Shirt: 'shirt',
  Polo: 'polo',
  Blouse: 'blouse shirt',
  Top: 'tank blouse tee',
  Undershirt: 'tank',
  Hoodie: 'hoodie',
  Blazer: 'blazer',
  Outwear: 'jacket coat',
  Dress: 'dress',
  Skirt: 'skirt',
  Shorts: 'shorts',
  Pants: 'trousers jeans',
  Hat: 'hat',
  Shoes: 'shoes',
};
const COLOR_BY_LABEL: Readonly<Record<string, Color>> = {
  Grey: 'Gray',
  'Navy Blue': 'Blue',
  Maroon: 'Red',
  Cream: 'White',
  Tan: 'Brown',
};

/** Product photos and photos of models, with kind and color. Null if the test data is not installed. */
export function readStylePhotos(data: URL): Promise<readonly LabeledPhoto[] | null> {
  return listPhotos(new URL('photos/myntra/', data), 'styles.csv', (row) => ({
    name: row['id'] ?? '',
    kinds: KINDS_BY_STYLE[row['articleType'] ?? ''] ?? '',
    color: COLOR_BY_LABEL[row['baseColour'] ?? ''] ?? (row['baseColour'] as Color),
  }));
}

/**
 * Photos of people's own garments on beds, floors and doors, with their kind. Null if the test data is not installed.
 */
export function readClothingPhotos(data: URL): Promise<readonly LabeledPhoto[] | null> {
  return listPhotos(new URL('photos/clothing_cc0/', data), 'images.csv', (row) => ({
    name: row['image'] ?? '',
    kinds: KIND_BY_LABEL[row['label'] ?? ''] ?? '',
    color: null,
  }));
}

interface PhotoLabel {
  readonly name: string;
  readonly kinds: string;
  readonly color: Color | null;
}

async function listPhotos(
  folder: URL,
  table: string,
  readLabel: (row: Record<string, string>) => PhotoLabel,
): Promise<readonly LabeledPhoto[] | null> {
  const text = await readFile(new URL(table, folder), 'utf8').catch(() => null);
  if (text === null) return null;
  const rows = parse(text, { columns: true, relax_column_count: true }) as Record<string, string>[];
  const photosFound = await Promise.all(
    rows.map(readLabel).map(async ({ name, kinds, color }): Promise<LabeledPhoto | null> => {
      const path = fileURLToPath(new URL(`images/${name}.jpg`, folder));
      const isInstalled = await access(path).then(
        () => true,
        () => false,
      );
      return isInstalled ? { path, kinds: kinds.split(' ').filter(Boolean), color, half: chooseHalf(name) } : null;
    }),
  );
  return photosFound.filter((photo) => photo !== null);
}

function chooseHalf(name: string): LabeledPhoto['half'] {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return sum % 2 === 0 ? 'seen' : 'held out';
}
