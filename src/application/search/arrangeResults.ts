import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** The minimum number of picks for the row 'Deep Search Results'. */
export const MIN_PICKS = 3;

export interface ArrangedResults {
  /** The items of the row 'Deep Search Results'; empty below three picks. */
  readonly picks: readonly Item[];
  /** The items of the grid below the row. */
  readonly items: readonly Item[];
  /** The number of `items` before the divider; all of them if there is no divider. */
  readonly exactCount: number;
}

/**
 * Puts each item either into the row of picks or into the grid. Fewer than three picks come first in the grid, except
 * the picks of an outfit, which always get the row.
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
