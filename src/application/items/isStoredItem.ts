import type { Item } from '../../domain/catalogue/Item.ts';

/** Validates a stored item, which another version of the app may have written. */
export function isStoredItem(value: unknown): value is Item {
  const item = value as Partial<Item> | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    typeof item.id === 'string' &&
    typeof item.price === 'number' &&
    Array.isArray(item.images) &&
    Array.isArray(item.colors) &&
    Array.isArray(item.sizes)
  );
}
