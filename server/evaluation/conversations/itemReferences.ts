import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { grants, meets } from './acceptable.ts';
import type { ConversationTurn, ItemRef, OnlyFact, Sought } from './Conversation.ts';
import { ONLY_FACTS } from './Conversation.ts';

/** Items that a message can refer to. */
export interface Seen {
  /** The list on the screen after each turn so far, best first. */
  readonly lists: readonly (readonly CatalogueItem[])[];
  readonly attachment: CatalogueItem | null;
}

/** Number of items among which "the striped one" is looked up. */
const VISIBLE_ITEMS = 6;

export function onScreen(seen: Seen): readonly CatalogueItem[] {
  return seen.lists.at(-1) ?? [];
}

/** The referenced item, or undefined if there is none. */
export function referred(ref: ItemRef, seen: Seen): CatalogueItem | undefined {
  if ('attached' in ref) return seen.attachment ?? undefined;
  const list = listOf(ref, seen);
  if ('position' in ref) return list[ref.position - 1];
  const near = list.slice(0, VISIBLE_ITEMS);
  if ('only' in ref) return onlyOne(ref.only, near);
  if ('where' in ref) return near.find((item) => meets(ref.where.must, item) && grants(ref.where.should, item));
  const among = ref.among === undefined ? list : ref.among.flatMap((position) => list[position - 1] ?? []);
  const byPrice = among.toSorted((a, b) => a.priceCents - b.priceCents);
  return ref.extreme === 'cheapest' ? byPrice[0] : byPrice.at(-1);
}

export function listOf(ref: ItemRef, seen: Seen): readonly CatalogueItem[] {
  if ('attached' in ref) return seen.attachment === null ? [] : [seen.attachment];
  return ref.turn === undefined ? onScreen(seen) : (seen.lists[ref.turn - 1] ?? []);
}

/** The message with each placeholder filled from the screen, or null if no item fits. */
export function wordingOf(turn: ConversationTurn, seen: Seen): string | null {
  let text = turn.say;
  for (const fact of ONLY_FACTS) {
    if (!text.includes(`{${fact}}`)) continue;
    const item = referred({ only: fact }, seen);
    if (item === undefined) return null;
    text = text.replaceAll(`{${fact}}`, spoken(fact, item) ?? '');
  }
  return text;
}

/** Whether every item that the expectations refer to exists. References to an empty list pass here. */
export function canPointAt(turn: ConversationTurn, seen: Seen): boolean {
  return referencesIn(turn.expect).every((ref) => listOf(ref, seen).length === 0 || referred(ref, seen) !== undefined);
}

/** The best matching item, the first by id among equals. */
export function soughtIn(catalogue: readonly CatalogueItem[], sought: Sought): CatalogueItem | undefined {
  const fitting = catalogue.filter((item) => meets(sought.must, item)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return fitting.find((item) => grants(sought.should, item)) ?? fitting[0];
}

function onlyOne(fact: OnlyFact, items: readonly CatalogueItem[]): CatalogueItem | undefined {
  const counts = new Map<string, number>();
  for (const item of items) for (const value of allSpoken(fact, item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return items.find((item) => {
    const value = spoken(fact, item);
    return value !== null && counts.get(value) === 1;
  });
}

/**
 * The word for an item's attribute. Null if it would not identify the item in speech, as with two colors or no pattern.
 */
function spoken(fact: OnlyFact, item: CatalogueItem): string | null {
  const values = allSpoken(fact, item);
  return values.length === 1 && values[0] !== 'plain' ? (values[0] ?? null) : null;
}

function allSpoken(fact: OnlyFact, item: CatalogueItem): readonly string[] {
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

function referencesIn(value: unknown): readonly ItemRef[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if ('position' in value || 'extreme' in value || 'only' in value || 'where' in value || 'attached' in value)
    return [value as ItemRef];
  return Object.values(value).flatMap(referencesIn);
}
