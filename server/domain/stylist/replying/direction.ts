import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Findings } from '../Turn.ts';
import type { WishPart } from '../wish/WishPart.ts';

/** How a list differs from the previous list. */
export type Direction = 'begun' | 'narrowed' | 'widened' | 'swapped' | 'returned' | 'unchanged' | 'reordered';

/** The number of first pieces that are compared with the previous list. */
const COMPARED_ITEM_COUNT = 12;
const COMPARED_ORDER_LENGTH = 3;

/**
 * Returns how a list differs from the previous list. Considers the changes of the wish, the filters and the results.
 */
export function findDirection({ turn, understood, items }: Pick<Findings, 'turn' | 'understood' | 'items'>): Direction {
  const { changes } = understood.conversation.heard;
  const itemsBefore = turn.shown.quick;
  if (changes.some(({ kind }) => kind === 'returned')) return 'returned';
  if (turn.conversation.turns === 0 || itemsBefore.length === 0 || changes.some(({ kind }) => kind === 'anew'))
    return 'begun';
  if (joinKinds(turn.conversation.wish) !== joinKinds(understood.conversation.wish)) return 'swapped';
  if (holdsTheSame(itemsBefore, items))
    return items.slice(0, COMPARED_ORDER_LENGTH).every(({ id }, index) => itemsBefore[index]?.id === id)
      ? 'unchanged'
      : 'reordered';
  const isLoosened = loosens(turn.filters, understood.filters) || changes.some(({ kind }) => kind === 'forgot');
  const isTightened = loosens(understood.filters, turn.filters) || changes.some(({ kind }) => kind === 'refused');
  if (isLoosened && !isTightened && items.length >= itemsBefore.length) return 'widened';
  const knownIds = new Set(itemsBefore.map(({ id }) => id));
  const hasFewer = items.length < itemsBefore.length && (isTightened || items.every(({ id }) => knownIds.has(id)));
  return hasFewer && !isLoosened ? 'narrowed' : 'swapped';
}

function holdsTheSame(itemsBefore: Findings['items'], itemsNow: Findings['items']): boolean {
  const noticedIds = new Set(itemsBefore.slice(0, COMPARED_ITEM_COUNT).map(({ id }) => id));
  return (
    itemsNow.length === itemsBefore.length &&
    itemsNow.slice(0, COMPARED_ITEM_COUNT).every(({ id }) => noticedIds.has(id))
  );
}

/** Whether the new filters admit pieces that the old ones excluded. */
function loosens(from: Filters, to: Filters): boolean {
  const isWider = <Value>(valuesBefore: readonly Value[], valuesNow: readonly Value[]): boolean =>
    valuesBefore.length > 0 &&
    (valuesNow.length === 0 ||
      (valuesNow.length > valuesBefore.length && valuesBefore.every((value) => valuesNow.includes(value))));
  return (
    isWider(from.color, to.color) ||
    isWider(from.size, to.size) ||
    isWider(from.gender, to.gender) ||
    (from.sale && !to.sale) ||
    (from.priceRangeMax ?? Infinity) < (to.priceRangeMax ?? Infinity) ||
    (from.priceRangeMin ?? 0) > (to.priceRangeMin ?? 0)
  );
}

function joinKinds(wish: readonly WishPart[]): string {
  return wish
    .filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted')
    .map(({ words }) => words)
    .sort()
    .join();
}
