import type { Item } from '../../domain/catalogue/Item.ts';

/** Whether a value from the device's storage is an item. Another version of the app may have written it. */
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
