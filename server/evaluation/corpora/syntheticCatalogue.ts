import { COLORS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { CLOTHES } from '../Judgment.ts';

const MATERIALS = [
  'cotton',
  'linen',
  'wool',
  'silk',
  'denim',
  'viscose',
  'cashmere',
  'velvet',
  'satin',
  'leather',
  'corduroy',
  'polyester',
];
const PATTERNS = [
  'plain',
  'plain',
  'plain',
  'striped',
  'floral',
  'polka-dot',
  'gingham',
  'tartan',
  'houndstooth',
  'pinstripe',
];
const FITS = ['regular', 'slim', 'relaxed', 'oversized', 'tailored', 'cropped'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const OCCASIONS = ['everyday', 'work', 'wedding', 'party', 'evening', 'holiday', 'weekend', 'travel'];
const STYLES = ['Classic', 'Casual', 'Minimalist', 'Bohemian', 'Vintage', 'Streetwear', 'Chic', 'Preppy'];
const SHADES: Readonly<Partial<Record<Color, readonly string[]>>> = {
  Blue: ['navy', 'sky blue', 'cobalt'],
  Green: ['olive', 'sage', 'emerald'],
  Red: ['burgundy', 'scarlet'],
  Gray: ['charcoal', 'ash gray'],
  Beige: ['camel', 'sand', 'stone'],
  White: ['ivory', 'white', 'ecru'],
  Brown: ['chocolate brown', 'chestnut'],
  Pink: ['blush', 'fuchsia'],
};
const GENDERS: readonly (readonly Gender[])[] = [['Women'], ['Women'], ['Men'], ['Unisex']];
const BRANDS = Array.from({ length: 120 }, (_, index) => `House ${index + 1}`);

/** A deterministic catalogue of any size, for benchmarks. */
export function createSyntheticCatalogue(count: number): CatalogueItem[] {
  return Array.from({ length: count }, (_, index) => createItem(index, createDice(index + 1)));
}

type ChooseValue = <Value>(values: readonly Value[]) => Value;

/** Creates a function that makes uniform choices by `seed` (a linear congruential generator). */
function createDice(seed: number): ChooseValue {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return values[Math.floor((state / 2 ** 32) * values.length)] as Value;
  };
}

function createItem(index: number, choose: ChooseValue): CatalogueItem {
  const kind = choose(CLOTHES);
  const color = choose(COLORS);
  const shade = choose(SHADES[color] ?? [color.toLowerCase()]);
  const [material, pattern, fit, brand, season, occasion, style] = [
    choose(MATERIALS),
    choose(PATTERNS),
    choose(FITS),
    choose(BRANDS),
    choose(SEASONS),
    choose(OCCASIONS),
    choose(STYLES),
  ];
  const genders = choose(GENDERS);
  const fullPriceCents = 1_900 + choose(Array.from({ length: 400 }, (_, step) => step)) * 100;
  const firstSize = choose([0, 1, 2]);
  return {
    id: `synthetic-${String(index).padStart(6, '0')}`,
    brand,
    kind,
    subkind: `${fit} ${kind}`,
    genders,
    colors: [color],
    shortDescription: `${brand} ${shade} ${material} ${kind}`,
    description: `A ${fit} ${kind} in ${material}, ${pattern}. Wear it to ${occasion}, through ${season}.`,
    semanticSearchDescription: `${shade} ${pattern} ${kind} in ${material}, ${fit} fit. Made for ${season}; suits ${occasion}. Style: ${style}.`,
    priceCents: choose([true, false, false]) ? Math.round(fullPriceCents * 0.7) : fullPriceCents,
    fullPriceCents,
    sizes: SIZES.slice(firstSize, firstSize + 5),
    materials: [material],
    pattern,
    fit,
    seasons: [season, choose(SEASONS)],
    occasions: [occasion, choose(OCCASIONS)],
    styles: [style],
    website: 'example.test',
    itemUrl: `https://example.test/${index}`,
    tryOnCategory: null,
    pictures: [],
    source: 'synthetic',
  };
}
