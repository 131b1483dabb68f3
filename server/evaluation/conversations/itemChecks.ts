import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { grants, meets } from './acceptable.ts';
import type { Check } from './Check.ts';
import { check } from './Check.ts';
import type { Comparison, ItemDemands } from './Conversation.ts';
import { shareFact } from './facts.ts';
import type { Seen } from './itemReferences.ts';
import { onScreen, referred } from './itemReferences.ts';
import { average, measured } from './measures.ts';

const DEFAULT_TOP = 5;
const DEFAULT_SHARE = 0.8;
const SHARE_OF_WISHES = 0.6;
/** Fewer results than this are too few if the catalogue has more. */
export const FEW = 3;
/** A trend is only judged if at least this many acceptable items lie beyond the previous average. */
const MIN_ITEMS_BEYOND = 3;

export function itemChecks(
  demands: ItemDemands,
  items: readonly CatalogueItem[],
  catalogue: readonly CatalogueItem[],
  seen: Seen,
): readonly Check[] {
  const accepts = acceptance(demands, seen);
  if (accepts === null)
    return [check('items', false, 'it should be compared with an item, and there was none on the screen')];
  const accepted = catalogue.filter(accepts);
  if (accepted.length === 0) return [];
  const top = demands.top ?? DEFAULT_TOP;
  const head = items.slice(0, Math.min(top, accepted.length));
  return [
    countCheck(head, accepted, top),
    acceptable(demands, head, accepts),
    ...wishes(demands, head, accepted),
    ...trends(demands, items.slice(0, top), accepted, onScreen(seen).slice(0, top)),
    ...order(demands, items.slice(0, 2 * top)),
    ...mentioned(demands, items.slice(0, top), seen),
  ];
}

/** Picks that accompany a text answer only have to be acceptable. */
export function pickChecks(demands: ItemDemands, picks: readonly CatalogueItem[], seen: Seen): readonly Check[] {
  const accepts = acceptance(demands, seen);
  return accepts === null || picks.length === 0 ? [] : [acceptable(demands, picks, accepts)];
}

/** Number of acceptable items in the catalogue; null if the items to compare with are missing. */
export function acceptableCount(demands: ItemDemands, catalogue: readonly CatalogueItem[], seen: Seen): number | null {
  const accepts = acceptance(demands, seen);
  return accepts === null ? null : catalogue.filter(accepts).length;
}

export function listCheck(list: 'same' | 'changed', items: readonly CatalogueItem[], seen: Seen): Check {
  const shown = new Set(onScreen(seen).map(({ id }) => id));
  if (list === 'changed')
    return check(
      'items',
      items.slice(0, DEFAULT_TOP).some(({ id }) => !shown.has(id)),
      'nothing new among the first items',
    );
  const stays = items.length === 0 || (items.length === shown.size && items.every(({ id }) => shown.has(id)));
  return check('items', stays, 'the list on the screen should have stayed');
}

function acceptance(demands: ItemDemands, seen: Seen): ((item: CatalogueItem) => boolean) | null {
  const same = compared(demands.sameAs, seen);
  const other = compared(demands.differsFrom, seen);
  const prices = (demands.price ?? []).map(({ is, of }) => ({ is, item: referred(of, seen) }));
  if (same === null || other === null || prices.some(({ item }) => item === undefined)) return null;
  return (item) =>
    meets(demands.must, item) &&
    same.every(({ model, facts }) => facts.every((fact) => shareFact(fact, model, item))) &&
    other.every(({ model, facts }) => facts.every((fact) => !shareFact(fact, model, item))) &&
    prices.every(
      (price) =>
        price.item !== undefined &&
        (price.is === 'below' ? item.priceCents < price.item.priceCents : item.priceCents > price.item.priceCents),
    );
}

function compared(
  comparisons: readonly Comparison[] | undefined,
  seen: Seen,
): { model: CatalogueItem; facts: Comparison['facts'] }[] | null {
  const found = [];
  for (const { item, facts } of comparisons ?? []) {
    const model = referred(item, seen);
    if (model === undefined) return null;
    found.push({ model, facts });
  }
  return found;
}

function countCheck(head: readonly CatalogueItem[], accepted: readonly CatalogueItem[], top: number): Check {
  const wanted = Math.min(FEW, top, accepted.length);
  return check(
    'items',
    head.length >= wanted,
    `${String(head.length)} items shown where the catalogue has ${String(accepted.length)}`,
  );
}

function acceptable(
  demands: ItemDemands,
  head: readonly CatalogueItem[],
  accepts: (item: CatalogueItem) => boolean,
): Check {
  const wrong = head.filter((item) => !accepts(item));
  const needed = atLeast(demands.share ?? DEFAULT_SHARE, head.length);
  return check(
    'items',
    head.length - wrong.length >= needed,
    `wrong among the first ${String(head.length)}: ${wrong.map(named).join('; ')}`,
  );
}

function wishes(
  demands: ItemDemands,
  head: readonly CatalogueItem[],
  accepted: readonly CatalogueItem[],
): readonly Check[] {
  if (demands.should === undefined) return [];
  const possible = Math.min(head.length, accepted.filter((item) => grants(demands.should, item)).length);
  const granted = head.filter((item) => grants(demands.should, item)).length;
  const message = `${String(granted)} of the first ${String(head.length)} grant ${JSON.stringify(demands.should)}: ${head.map(named).join('; ')}`;
  return [check('items', granted >= atLeast(demands.shareOfWishes ?? SHARE_OF_WISHES, possible), message)];
}

/**
 * Checks that averages rise or fall as expected. Skips a measure if the screen was empty, or if the catalogue has
 * hardly anything beyond the previous average.
 */
function trends(
  demands: ItemDemands,
  now: readonly CatalogueItem[],
  accepted: readonly CatalogueItem[],
  before: readonly CatalogueItem[],
): readonly Check[] {
  return (demands.trend ?? []).flatMap(({ measure, direction }) => {
    const old = average(measure, before);
    const sign = direction === 'up' ? 1 : -1;
    const beyond = (value: number | null): boolean => value !== null && old !== null && sign * value > sign * old;
    if (old === null || accepted.filter((item) => beyond(measured(measure, item))).length < MIN_ITEMS_BEYOND) return [];
    const value = average(measure, now);
    return [
      check(
        'items',
        beyond(value),
        `${measure} should go ${direction} from ${old.toFixed(2)}, is ${value?.toFixed(2) ?? 'unknown'}`,
      ),
    ];
  });
}

function order(demands: ItemDemands, items: readonly CatalogueItem[]): readonly Check[] {
  if (demands.ordered === undefined) return [];
  const sign = demands.ordered === 'cheapest first' ? 1 : -1;
  const prices = items.map((item) => sign * Math.floor(item.priceCents / 100));
  return [
    check(
      'items',
      prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? price)),
      `not ${demands.ordered}`,
    ),
  ];
}

function mentioned(demands: ItemDemands, head: readonly CatalogueItem[], seen: Seen): readonly Check[] {
  const holds = (item: CatalogueItem | undefined): boolean => head.some(({ id }) => id === item?.id);
  return [
    ...(demands.includes ?? []).map((ref) =>
      check('items', holds(referred(ref, seen)), `misses ${JSON.stringify(ref)}`),
    ),
    ...(demands.excludes ?? []).map((ref) =>
      check('items', !holds(referred(ref, seen)), `still shows ${JSON.stringify(ref)}`),
    ),
  ];
}

/**
 * The share as a number of items. Rounded down, so that one item of a short list may always fail if the share is below
 * 1.
 */
function atLeast(share: number, count: number): number {
  return count === 0 ? 0 : Math.max(1, Math.floor(share * count + 1e-9));
}

function named(item: CatalogueItem): string {
  return `${item.shortDescription} (${[item.kind, ...item.genders, ...item.colors, ...item.materials, item.pattern, `$${String(item.priceCents / 100)}`].join(', ')})`;
}
