import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { ItemRef, OutfitExpectations } from './Conversation.ts';
import type { SeenItems } from './itemReferences.ts';
import { findReferredItem } from './itemReferences.ts';
import type { TurnAction, TurnResult } from './StylistUnderTest.ts';

const CENTS_PER_DOLLAR = 100;

/** Checks that an outfit is shown, with an item for each expected slot, within the budget. */
export function checkOutfit({ slots, totalMax, not }: OutfitExpectations, { outfit }: TurnResult): readonly Check[] {
  if (outfit === undefined || outfit.length === 0) return [createCheck('items', false, 'no outfit is shown')];
  const totalDollars = outfit.reduce((sum, { priceCents }) => sum + priceCents, 0) / CENTS_PER_DOLLAR;
  const emptySlots = (slots ?? []).filter((kinds) => !outfit.some((item) => isOneOf(item, kinds)));
  const unwanted = outfit.filter((item) => isOneOf(item, not ?? []));
  return [
    createCheck('items', emptySlots.length === 0, `no piece in the outfit for ${emptySlots.join(' and ')}`),
    createCheck('items', unwanted.length === 0, `in the outfit: ${unwanted.map(({ kind }) => kind).join(', ')}`),
    createCheck('items', totalDollars <= (totalMax ?? Infinity), `the outfit costs ${String(totalDollars)}`),
  ];
}

/** Checks that the app performs this action on the item. */
export function checkAction(
  wantedAction: TurnAction,
  itemReference: ItemRef | null,
  result: TurnResult,
  seenItems: SeenItems,
): Check {
  const itemId = itemReference === null ? null : findReferredItem(itemReference, seenItems)?.id;
  const isDone = (result.actions ?? []).some(
    ({ action, itemId: id }) => action === wantedAction && (itemId === null || itemId === id),
  );
  return createCheck('intent', isDone, `${wantedAction} is not done`);
}

function isOneOf({ kind }: CatalogueItem, kinds: readonly string[]): boolean {
  return kinds.includes(kind);
}
