import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { meetsPreferences, meetsRequirements } from './acceptable.ts';
import type { ConversationTurn, ItemRef, UniqueFact, ItemDescription } from './Conversation.ts';
import { UNIQUE_FACTS } from './Conversation.ts';

/** Items that a message can refer to. */
export interface SeenItems {
  /** The list on the screen after each turn, best first. */
  readonly lists: readonly (readonly CatalogueItem[])[];
  readonly attachment: CatalogueItem | null;
}

/** Number of items from the top in which a phrase such as "the striped one" is looked up. */
const VISIBLE_ITEMS = 6;

export function findItemsOnScreen(seenItems: SeenItems): readonly CatalogueItem[] {
  return seenItems.lists.at(-1) ?? [];
}

/** The referenced item, or undefined if there is none. */
export function findReferredItem(ref: ItemRef, seenItems: SeenItems): CatalogueItem | undefined {
  if ('attached' in ref) return seenItems.attachment ?? undefined;
  const list = findReferredList(ref, seenItems);
  if ('position' in ref) return list[ref.position - 1];
  const visibleItems = list.slice(0, VISIBLE_ITEMS);
  if ('only' in ref) return findOnlyItem(ref.only, visibleItems);
  if ('where' in ref)
    return visibleItems.find(
      (item) => meetsRequirements(ref.where.must, item) && meetsPreferences(ref.where.should, item),
    );
  const listedItems = ref.among === undefined ? list : ref.among.flatMap((position) => list[position - 1] ?? []);
  const itemsByPrice = listedItems.toSorted((a, b) => a.priceCents - b.priceCents);
  return ref.extreme === 'cheapest' ? itemsByPrice[0] : itemsByPrice.at(-1);
}

export function findReferredList(ref: ItemRef, seenItems: SeenItems): readonly CatalogueItem[] {
  if ('attached' in ref) return seenItems.attachment === null ? [] : [seenItems.attachment];
  return ref.turn === undefined ? findItemsOnScreen(seenItems) : (seenItems.lists[ref.turn - 1] ?? []);
}

/** The message with filled placeholders; null if no item fits. */
export function fillPlaceholders(turn: ConversationTurn, seenItems: SeenItems): string | null {
  let text = turn.say;
  for (const fact of UNIQUE_FACTS) {
    if (!text.includes(`{${fact}}`)) continue;
    const item = findReferredItem({ only: fact }, seenItems);
    if (item === undefined) return null;
    text = text.replaceAll(`{${fact}}`, findUniqueWord(fact, item) ?? '');
  }
  return text;
}

/** Whether every item that the expectations refer to exists. References to an empty list are not checked. */
export function areReferencesValid(turn: ConversationTurn, seenItems: SeenItems): boolean {
  return collectReferences(turn.expect).every(
    (ref) => findReferredList(ref, seenItems).length === 0 || findReferredItem(ref, seenItems) !== undefined,
  );
}

/** The best matching item; among equals, the first by id. */
export function findDescribedItem(
  catalogue: readonly CatalogueItem[],
  description: ItemDescription,
): CatalogueItem | undefined {
  const matchingItems = catalogue
    .filter((item) => meetsRequirements(description.must, item))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return matchingItems.find((item) => meetsPreferences(description.should, item)) ?? matchingItems[0];
}

function findOnlyItem(fact: UniqueFact, items: readonly CatalogueItem[]): CatalogueItem | undefined {
  const counts = new Map<string, number>();
  for (const item of items) for (const value of listWords(fact, item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return items.find((item) => {
    const value = findUniqueWord(fact, item);
    return value !== null && counts.get(value) === 1;
  });
}

/** The word for an item's attribute; null if it would not identify the item, e.g. because it has two colors. */
function findUniqueWord(fact: UniqueFact, item: CatalogueItem): string | null {
  const values = listWords(fact, item);
  return values.length === 1 && values[0] !== 'plain' ? (values[0] ?? null) : null;
}

function listWords(fact: UniqueFact, item: CatalogueItem): readonly string[] {
  switch (fact) {
    case 'brand':
      return [item.brand];
    case 'color':
      return item.colors.map((color) => color.toLowerCase());
    case 'kind':
      return [item.kind];
    case 'pattern':
      return [item.pattern];
    case 'material':
      return item.materials;
    case 'price':
      return [`$${String(Math.floor(item.priceCents / 100))}`];
  }
}

function collectReferences(value: unknown): readonly ItemRef[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(collectReferences);
  if ('position' in value || 'extreme' in value || 'only' in value || 'where' in value || 'attached' in value)
    return [value as ItemRef];
  return Object.values(value).flatMap(collectReferences);
}
