import type { Item } from './Item.ts';
import type { SortOption } from './vocabulary.ts';

type Sortable = Pick<Item, 'price' | 'rank'>;

const COMPARATORS: Readonly<Record<SortOption, (a: Sortable, b: Sortable) => number>> = {
  Relevance: (a, b) => a.rank - b.rank,
  'Price (low/high)': (a, b) => Math.trunc(a.price) - Math.trunc(b.price),
  'Price (high/low)': (a, b) => Math.trunc(b.price) - Math.trunc(a.price),
};

/**
 * Sorts by price in whole dollars, or by rank (1 is best) for Relevance, the default (spec sections 4 and 9). The
 * sort is stable.
 */
export function sortItems<T extends Sortable>(items: readonly T[], sort: SortOption | null): readonly T[] {
  return [...items].sort(COMPARATORS[sort ?? 'Relevance']);
}
