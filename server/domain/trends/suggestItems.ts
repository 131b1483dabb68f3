import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { drawNoise, hashText } from '../outfits/seededNoise.ts';
import { suitsClimate, type DressingClimate } from '../outfits/suitsClimate.ts';

/** What is known about a shopper's preferences. */
export interface Taste {
  readonly genders: readonly string[];
  readonly sizes: readonly string[];
  readonly styles: readonly string[];
  /** Items on the wishlist. */
  readonly savedItems: readonly CatalogueItem[];
}

export interface SuggestionWish extends Taste, DressingClimate {
  /** A weight from 0 to 1 for each id of an item that many shoppers saved recently. */
  readonly popularity: ReadonlyMap<string, number>;
  readonly seed: string;
  readonly count: number;
}

const STYLE_WEIGHT = 1.2;
const SAVED_KIND_WEIGHT = 0.6;
const SAVED_BRAND_WEIGHT = 0.5;
const SAVED_COLOR_WEIGHT = 0.3;
const POPULARITY_WEIGHT = 0.8;
const NOISE_WEIGHT = 1.4;
const SAME_KIND_PENALTY = 0.7;
const SAME_COLOR_PENALTY = 0.25;
/** Number of best items for each suggestion, from which varied ones are chosen. */
const CANDIDATES_PER_SUGGESTION = 12;

/** Suggests varied items, best first, by style, size, weather and saved items. Leaves out saved items. */
export function suggestItems(items: readonly CatalogueItem[], wish: SuggestionWish): readonly CatalogueItem[] {
  const savedIds = new Set(wish.savedItems.map(({ id }) => id));
  const rate = createRating(wish);
  const ratedItems = items
    .filter((item) => !savedIds.has(item.id) && isWearable(item, wish) && suitsClimate(item, wish))
    .map((item) => ({ item, value: rate(item) }))
    .sort((left, right) => right.value - left.value || (left.item.id < right.item.id ? -1 : 1))
    .slice(0, wish.count * CANDIDATES_PER_SUGGESTION);
  return chooseVaried(ratedItems, wish.count);
}

/** Whether an item suits the shopper's gender and comes in one of the sizes. */
export function isWearable({ genders, sizes }: CatalogueItem, taste: Pick<Taste, 'genders' | 'sizes'>): boolean {
  const isForShopper =
    taste.genders.length === 0 || genders.includes('Unisex') || genders.some((name) => taste.genders.includes(name));
  const letterSizes = listLetterSizes(sizes);
  const isInSize =
    taste.sizes.length === 0 || letterSizes.length === 0 || letterSizes.some((name) => taste.sizes.includes(name));
  return isForShopper && isInSize;
}

function createRating({ styles, savedItems, popularity, seed }: SuggestionWish): (item: CatalogueItem) => number {
  const savedKinds = countShares(savedItems.map(({ kind }) => kind));
  const savedBrands = countShares(savedItems.map(({ brand }) => brand));
  const savedColors = countShares(savedItems.flatMap(({ colors }) => colors));
  const seedHash = hashText(seed);
  return (item) =>
    (item.styles.some((style) => styles.includes(style)) ? STYLE_WEIGHT : 0) +
    SAVED_KIND_WEIGHT * (savedKinds.get(item.kind) ?? 0) +
    SAVED_BRAND_WEIGHT * (savedBrands.get(item.brand) ?? 0) +
    SAVED_COLOR_WEIGHT * Math.max(0, ...item.colors.map((color) => savedColors.get(color) ?? 0)) +
    POPULARITY_WEIGHT * (popularity.get(item.id) ?? 0) +
    NOISE_WEIGHT * drawNoise(seedHash, hashText(item.id));
}

/** Returns how frequent each value is, as a fraction of the most frequent one. */
function countShares(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const maxCount = Math.max(1, ...counts.values());
  return new Map([...counts].map(([value, count]) => [value, count / maxCount]));
}

function chooseVaried(
  ratedItems: readonly { readonly item: CatalogueItem; readonly value: number }[],
  count: number,
): readonly CatalogueItem[] {
  const remainingItems = new Set(ratedItems);
  const timesTaken = new Map<string, number>();
  const chosenItems: CatalogueItem[] = [];
  while (chosenItems.length < count && remainingItems.size > 0) {
    const [bestItem] = [...remainingItems]
      .map((entry) => ({ entry, value: entry.value - applyPenalties(entry.item, timesTaken) }))
      .sort((left, right) => right.value - left.value || (left.entry.item.id < right.entry.item.id ? -1 : 1));
    if (bestItem === undefined) break;
    remainingItems.delete(bestItem.entry);
    chosenItems.push(bestItem.entry.item);
    for (const trait of listTraits(bestItem.entry.item)) timesTaken.set(trait, (timesTaken.get(trait) ?? 0) + 1);
  }
  return chosenItems;
}

function applyPenalties(item: CatalogueItem, timesTaken: ReadonlyMap<string, number>): number {
  const [kind, color] = listTraits(item);
  return SAME_KIND_PENALTY * (timesTaken.get(kind) ?? 0) + SAME_COLOR_PENALTY * (timesTaken.get(color) ?? 0);
}

function listTraits({ kind, colors }: CatalogueItem): readonly [string, string] {
  return [`kind ${kind}`, `color ${colors[0] ?? ''}`];
}
