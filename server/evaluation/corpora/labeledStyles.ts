import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

/**
 * Reads fifteen thousand real products (`catalogue/myntra_styles` of the test data) as a catalogue. Derives price and
 * size, which they lack, from the id. Null if the data is not installed.
 */
export async function readLabeledStyles(data: URL): Promise<CatalogueItem[] | null> {
  const text = await readFile(new URL('catalogue/myntra_styles/styles_15k_with_names.csv', data), 'utf8').catch(
    () => null,
  );
  if (text === null) return null;
  const rows = parse(text, { columns: true, relax_column_count: true, relax_quotes: true }) as StyleRow[];
  return rows.filter(({ masterCategory }) => masterCategory === 'Apparel').map(toItem);
}

interface StyleRow {
  readonly id: string;
  readonly gender: string;
  readonly masterCategory: string;
  readonly articleType: string;
  readonly baseColour: string;
  readonly season: string;
  readonly usage: string;
  readonly productDisplayName: string;
}

/** The judge's kind of each article type. Other types keep their name and count as wrong results. */
const KIND_BY_LABEL: Readonly<Record<string, string>> = {
  Tshirts: 'tee',
  'Lounge Tshirts': 'tee',
  Shirts: 'shirt',
  Tops: 'blouse',
  Jeans: 'jeans',
  Trousers: 'trousers',
  'Track Pants': 'trousers',
  'Lounge Pants': 'trousers',
  Capris: 'trousers',
  Shorts: 'shorts',
  'Lounge Shorts': 'shorts',
  Skirts: 'skirt',
  Dresses: 'dress',
  Sweatshirts: 'sweatshirt',
  Sweaters: 'sweater',
  Jackets: 'jacket',
  'Rain Jacket': 'jacket',
  Blazers: 'blazer',
  Waistcoat: 'waistcoat',
  Suits: 'suit',
  Leggings: 'leggings',
  Jeggings: 'jeans',
  Jumpsuit: 'jumpsuit',
  Rompers: 'jumpsuit',
  Camisoles: 'camisole',
  'Innerwear Vests': 'tank',
  Shrug: 'cardigan',
  Tunics: 'tunic',
  Kurtas: 'kurta',
  Kurtis: 'kurta',
};
const COLOR_BY_LABEL: Readonly<Record<string, Color>> = {
  'Navy Blue': 'Blue',
  'Turquoise Blue': 'Blue',
  Teal: 'Blue',
  Grey: 'Gray',
  'Grey Melange': 'Gray',
  Charcoal: 'Gray',
  Steel: 'Gray',
  Maroon: 'Red',
  Burgundy: 'Red',
  Rust: 'Orange',
  Olive: 'Green',
  'Sea Green': 'Green',
  'Lime Green': 'Green',
  'Fluorescent Green': 'Green',
  Khaki: 'Beige',
  Cream: 'White',
  'Off White': 'White',
  Skin: 'Beige',
  Nude: 'Beige',
  Tan: 'Brown',
  Taupe: 'Beige',
  'Mushroom Brown': 'Brown',
  'Coffee Brown': 'Brown',
  Copper: 'Brown',
  Bronze: 'Brown',
  Magenta: 'Pink',
  Peach: 'Pink',
  Rose: 'Pink',
  Lavender: 'Purple',
  Mauve: 'Purple',
  Mustard: 'Yellow',
  Metallic: 'Silver',
  Multi: 'Multicolor',
};
const SEASON_BY_LABEL: Readonly<Record<string, string>> = {
  Fall: 'autumn',
  Summer: 'summer',
  Winter: 'winter',
  Spring: 'spring',
};
const STYLE_BY_LABEL: Readonly<Record<string, string>> = {
  Casual: 'Casual',
  'Smart Casual': 'Classic',
  Formal: 'Formal',
  Sports: 'Athletic',
  Party: 'Glamorous',
  Ethnic: 'Bohemian',
};
const OCCASION_BY_LABEL: Readonly<Record<string, string>> = {
  Casual: 'everyday',
  'Smart Casual': 'weekend',
  Formal: 'work',
  Sports: 'outdoor',
  Party: 'party',
  Travel: 'travel',
};
const GENDER_BY_LABEL: Readonly<Record<string, Gender>> = { Men: 'Men', Boys: 'Men', Women: 'Women', Girls: 'Women' };

function toItem(row: StyleRow): CatalogueItem {
  const kind = KIND_BY_LABEL[row.articleType] ?? row.articleType.toLowerCase();
  const color = (COLOR_BY_LABEL[row.baseColour] ?? row.baseColour) as Color;
  const numericId = Number(row.id);
  const fullPriceCents = (15 + (numericId % 86) * 4) * 100;
  const firstSize = numericId % 3;
  return {
    id: `style-${row.id}`,
    brand: '',
    kind,
    subkind: row.articleType.toLowerCase(),
    shortDescription: row.productDisplayName,
    description: '',
    semanticSearchDescription: `${row.baseColour} ${row.articleType} for ${row.gender}, ${row.usage}`,
    priceCents: numericId % 4 === 0 ? Math.round(fullPriceCents * 0.7) : fullPriceCents,
    fullPriceCents,
    genders: [GENDER_BY_LABEL[row.gender] ?? 'Unisex'],
    colors: row.baseColour ? [color] : [],
    sizes: SIZES.slice(firstSize, firstSize + 5),
    materials: [],
    pattern: '',
    fit: '',
    seasons: listValues(SEASON_BY_LABEL[row.season]),
    occasions: listValues(OCCASION_BY_LABEL[row.usage]),
    styles: listValues(STYLE_BY_LABEL[row.usage]),
    website: 'example.test',
    itemUrl: `https://example.test/${row.id}`,
    tryOnCategory: null,
    pictures: [],
    source: 'labelled styles',
  };
}

function listValues(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}
