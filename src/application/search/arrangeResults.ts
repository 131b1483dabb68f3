import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** Minimum number of picks for a row of their own. */
export const MIN_PICKS = 3;

export interface ArrangedResults {
  /** The row 'Deep Search Results'; empty below three picks. */
  readonly picks: readonly Item[];
  /** The grid below it, without the pieces of the row. */
  readonly items: readonly Item[];
  /** Number of `items` before the divider; all of them without a divider. */
  readonly exactCount: number;
}

/**
 * Places each item once: in the row of picks or in the grid. Too few picks for a row come first in the grid; the picks
 * of an outfit always get the row.
 */
export function arrangeResults(
  { items, deepSearchItems, divider }: Pick<SearchSnapshot, 'items' | 'deepSearchItems' | 'divider'>,
  isOutfit = false,
): ArrangedResults {
  const exactCount = divider?.exactCount ?? items.length;
  if (deepSearchItems.length < MIN_PICKS && !isOutfit) {
    const gridIds = new Set(items.map(({ id }) => id));
    const firstItems = deepSearchItems.filter(({ id }) => !gridIds.has(id));
    return {
      picks: [],
      items: [...firstItems, ...items],
      exactCount: exactCount === 0 ? 0 : exactCount + firstItems.length,
    };
  }
  const pickIds = new Set(deepSearchItems.map(({ id }) => id));
  const isInGrid = ({ id }: Item): boolean => !pickIds.has(id);
  return {
    picks: deepSearchItems,
    items: items.filter(isInGrid),
    exactCount: items.slice(0, exactCount).filter(isInGrid).length,
  };
}
