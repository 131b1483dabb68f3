import type { CatalogueItem } from './CatalogueItem.ts';

const WEARER_PATTERN = /^(?:wo)?men(?:['’]?s)?$|^(?:unisex|ladies|gents|boys|girls)$/iu;
const MIN_WORDS = 2;

/**
 * Shortens a title that starts with the brand: some shops repeat brand, wearer and color ('Puma Men Logo Tee
 * Yellow'), which the card already shows. Other titles stay unchanged.
 */
export function shortenTitle({
  shortDescription,
  brand,
  colors,
}: Pick<CatalogueItem, 'shortDescription' | 'brand' | 'colors'>): string {
  if (brand === '' || !shortDescription.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return shortDescription;
  const words = shortDescription
    .slice(brand.length)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const ownColors = new Set(colors.map((color) => color.toLowerCase()));
  const withoutWearer = words.filter(
    (word) => !WEARER_PATTERN.test(word) && word.toLowerCase() !== brand.toLowerCase(),
  );
  const withoutColor = withoutWearer.filter((word) => !ownColors.has(word.toLowerCase()));
  const shortened = [withoutColor, withoutWearer, words].find(({ length }) => length >= MIN_WORDS);
  return shortened === undefined ? shortDescription : capitalizeFirst(shortened.join(' '));
}

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
