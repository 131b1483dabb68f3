import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

/** The number of first items that a shopper probably looks at. */
const SEEN_COUNT = 12;
/** Only items among the first ones are moved up, so that all moved items fit the wish well. */
const POOL_COUNT = 24;

/** The number of items that are shown without scrolling. If both wearers are among them, the order stays. */
const VISIBLE_COUNT = 6;

/**
 * Lets women's and men's pieces alternate at the beginning of a list, because nobody said who wears them. The best
 * piece stays first, and pieces for everybody keep their place.
 */
export function mixWearers(items: readonly CatalogueItem[]): CatalogueItem[] {
  const visibleItems = items.slice(0, VISIBLE_COUNT).map(rateWearer);
  if (visibleItems.includes(1) && visibleItems.includes(-1)) return [...items];
  const pool = items.slice(0, POOL_COUNT);
  const mixed: CatalogueItem[] = [];
  let lead = 0;
  while (mixed.length < SEEN_COUNT && pool.length > 0) {
    const chosen = pool.findIndex((item) => Math.abs(lead + rateWearer(item)) <= 1);
    const [item] = pool.splice(Math.max(chosen, 0), 1);
    lead += rateWearer(item!);
    mixed.push(item!);
  }
  return [...mixed, ...pool, ...items.slice(POOL_COUNT)];
}

/** 1 for a women's piece, -1 for a men's piece, 0 for a piece that both wear. */
const rateWearer = ({ genders }: CatalogueItem): number =>
  Number(genders.includes('Women')) - Number(genders.includes('Men'));
