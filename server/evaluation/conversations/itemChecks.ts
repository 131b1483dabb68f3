import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { meetsPreferences, meetsRequirements } from './acceptable.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { Comparison, ItemExpectations } from './Conversation.ts';
import { haveCommonFact } from './facts.ts';
import type { SeenItems } from './itemReferences.ts';
import { findItemsOnScreen, findReferredItem } from './itemReferences.ts';
import { averageMeasure, measureItem } from './measures.ts';

const DEFAULT_TOP_COUNT = 5;
const DEFAULT_ACCEPTABLE_SHARE = 0.8;
const DEFAULT_PREFERENCE_SHARE = 0.6;
/** The smallest number of results that is enough, if the catalogue has more. */
export const MIN_RESULT_COUNT = 3;
/** A trend is judged only if this many acceptable items are beyond the previous average. */
const MIN_ITEMS_BEYOND = 3;

export function checkItems(
  demands: ItemExpectations,
  items: readonly CatalogueItem[],
  catalogue: readonly CatalogueItem[],
  seenItems: SeenItems,
  exactCount = items.length,
): readonly Check[] {
  const isAccepted = createAcceptance(demands, seenItems);
  if (isAccepted === null)
    return [createCheck('items', false, 'it should be compared with an item, and there was none on the screen')];
  const acceptedItems = catalogue.filter(isAccepted);
  if (acceptedItems.length === 0) return [];
  const top = demands.top ?? DEFAULT_TOP_COUNT;
  const firstItems = items.slice(0, Math.min(top, acceptedItems.length));
  return [
    checkCount(firstItems, acceptedItems, top),
    checkAcceptable(demands, firstItems, isAccepted),
    ...checkPreferences(demands, firstItems, acceptedItems),
    ...checkTrends(demands, items.slice(0, top), acceptedItems, findItemsOnScreen(seenItems).slice(0, top)),
    ...checkOrder(demands, items.slice(0, 2 * top), exactCount),
    ...checkMentioned(demands, items.slice(0, top), seenItems),
  ];
}

/** Checks the picks of a text answer, which only have to be acceptable. */
export function checkPicks(
  demands: ItemExpectations,
  picks: readonly CatalogueItem[],
  seenItems: SeenItems,
): readonly Check[] {
  const isAccepted = createAcceptance(demands, seenItems);
  return isAccepted === null || picks.length === 0 ? [] : [checkAcceptable(demands, picks, isAccepted)];
}

/** Number of acceptable items in the catalogue; null if the expectations compare with missing items. */
export function countAcceptable(
  demands: ItemExpectations,
  catalogue: readonly CatalogueItem[],
  seenItems: SeenItems,
): number | null {
  const isAccepted = createAcceptance(demands, seenItems);
  return isAccepted === null ? null : catalogue.filter(isAccepted).length;
}

export function checkList(list: 'same' | 'changed', items: readonly CatalogueItem[], seenItems: SeenItems): Check {
  const shownIds = new Set(findItemsOnScreen(seenItems).map(({ id }) => id));
  if (list === 'changed')
    return createCheck(
      'items',
      items.slice(0, DEFAULT_TOP_COUNT).some(({ id }) => !shownIds.has(id)),
      'nothing new among the first items',
    );
  const isUnchanged =
    items.length === 0 || (items.length === shownIds.size && items.every(({ id }) => shownIds.has(id)));
  return createCheck('items', isUnchanged, 'the list on the screen should have stayed');
}

function createAcceptance(demands: ItemExpectations, seenItems: SeenItems): ((item: CatalogueItem) => boolean) | null {
  const sameComparison = findComparisons(demands.sameAs, seenItems);
  const comparison = findComparisons(demands.differsFrom, seenItems);
  const prices = (demands.price ?? []).map(({ is, of }) => ({ is, item: findReferredItem(of, seenItems) }));
  if (sameComparison === null || comparison === null || prices.some(({ item }) => item === undefined)) return null;
  return (item) =>
    meetsRequirements(demands.must, item) &&
    sameComparison.every(({ comparedItem, facts }) =>
      facts.every((fact) => haveCommonFact(fact, comparedItem, item)),
    ) &&
    comparison.every(({ comparedItem, facts }) => facts.every((fact) => !haveCommonFact(fact, comparedItem, item))) &&
    prices.every(
      (price) =>
        price.item !== undefined &&
        (price.is === 'below' ? item.priceCents < price.item.priceCents : item.priceCents > price.item.priceCents),
    );
}

function findComparisons(
  comparisons: readonly Comparison[] | undefined,
  seenItems: SeenItems,
): { comparedItem: CatalogueItem; facts: Comparison['facts'] }[] | null {
  const comparedPairs = [];
  for (const { item, facts } of comparisons ?? []) {
    const comparedItem = findReferredItem(item, seenItems);
    if (comparedItem === undefined) return null;
    comparedPairs.push({ comparedItem, facts });
  }
  return comparedPairs;
}

function checkCount(firstItems: readonly CatalogueItem[], acceptedItems: readonly CatalogueItem[], top: number): Check {
  const requiredCount = Math.min(MIN_RESULT_COUNT, top, acceptedItems.length);
  return createCheck(
    'items',
    firstItems.length >= requiredCount,
    `${String(firstItems.length)} items shown where the catalogue has ${String(acceptedItems.length)}`,
  );
}

function checkAcceptable(
  demands: ItemExpectations,
  firstItems: readonly CatalogueItem[],
  isAccepted: (item: CatalogueItem) => boolean,
): Check {
  const wrongItems = firstItems.filter((item) => !isAccepted(item));
  const requiredCount = findMinCount(demands.share ?? DEFAULT_ACCEPTABLE_SHARE, firstItems.length);
  return createCheck(
    'items',
    firstItems.length - wrongItems.length >= requiredCount,
    `wrong among the first ${String(firstItems.length)}: ${wrongItems.map(describeItem).join('; ')}`,
  );
}

function checkPreferences(
  demands: ItemExpectations,
  firstItems: readonly CatalogueItem[],
  acceptedItems: readonly CatalogueItem[],
): readonly Check[] {
  if (demands.should === undefined) return [];
  const possibleCount = Math.min(
    firstItems.length,
    acceptedItems.filter((item) => meetsPreferences(demands.should, item)).length,
  );
  const metCount = firstItems.filter((item) => meetsPreferences(demands.should, item)).length;
  const message = `${String(metCount)} of the first ${String(firstItems.length)} grant ${JSON.stringify(demands.should)}: ${firstItems.map(describeItem).join('; ')}`;
  return [
    createCheck(
      'items',
      metCount >= findMinCount(demands.shareOfWishes ?? DEFAULT_PREFERENCE_SHARE, possibleCount),
      message,
    ),
  ];
}

/**
 * Checks that averages rise or fall as expected. Skips a measure if the screen was empty, or if hardly any item is
 * beyond the previous average.
 */
function checkTrends(
  demands: ItemExpectations,
  newAverage: readonly CatalogueItem[],
  acceptedItems: readonly CatalogueItem[],
  oldAverage: readonly CatalogueItem[],
): readonly Check[] {
  return (demands.trend ?? []).flatMap(({ measure, direction }) => {
    const previousValue = averageMeasure(measure, oldAverage);
    const sign = direction === 'up' ? 1 : -1;
    const isBeyondAverage = (value: number | null): boolean =>
      value !== null && previousValue !== null && sign * value > sign * previousValue;
    if (
      previousValue === null ||
      acceptedItems.filter((item) => isBeyondAverage(measureItem(measure, item))).length < MIN_ITEMS_BEYOND
    )
      return [];
    const value = averageMeasure(measure, newAverage);
    return [
      createCheck(
        'items',
        isBeyondAverage(value),
        `${measure} should go ${direction} from ${previousValue.toFixed(2)}, is ${value?.toFixed(2) ?? 'unknown'}`,
      ),
    ];
  });
}

/** Checks the order of the items before the divider, and of those after it. */
function checkOrder(demands: ItemExpectations, items: readonly CatalogueItem[], exactCount: number): readonly Check[] {
  if (demands.ordered === undefined) return [];
  const sign = demands.ordered === 'cheapest first' ? 1 : -1;
  const prices = items.map((item) => sign * Math.floor(item.priceCents / 100));
  return [
    createCheck(
      'items',
      prices.every((price, index) => index === 0 || index === exactCount || price >= (prices[index - 1] ?? price)),
      `not ${demands.ordered}`,
    ),
  ];
}

function checkMentioned(
  demands: ItemExpectations,
  firstItems: readonly CatalogueItem[],
  seenItems: SeenItems,
): readonly Check[] {
  const isListed = (item: CatalogueItem | undefined): boolean => firstItems.some(({ id }) => id === item?.id);
  return [
    ...(demands.includes ?? []).map((ref) =>
      createCheck('items', isListed(findReferredItem(ref, seenItems)), `misses ${JSON.stringify(ref)}`),
    ),
    ...(demands.excludes ?? []).map((ref) =>
      createCheck('items', !isListed(findReferredItem(ref, seenItems)), `still shows ${JSON.stringify(ref)}`),
    ),
  ];
}

/** Converts a fraction to a number of items. Rounds down, so that one item of a short list may fail. */
function findMinCount(share: number, count: number): number {
  return count === 0 ? 0 : Math.max(1, Math.floor(share * count + 1e-9));
}

function describeItem(item: CatalogueItem): string {
  return `${item.shortDescription} (${[item.kind, ...item.genders, ...item.colors, ...item.materials, item.pattern, `$${String(item.priceCents / 100)}`].join(', ')})`;
}
