import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { DeepPick } from '../../application/ports/SearchEngine.ts';
import { SerializedJson } from '../SerializedJson.ts';
import { itemToWire } from './itemToWire.ts';

/**
 * Serializes an object: the members of `head` (at least one), then lists of items. `rank` counts from 1 in each list.
 */
export function writeItems(
  head: object,
  lists: Readonly<Record<string, readonly CatalogueItem[]>>,
  picks: Readonly<Record<string, readonly DeepPick[]>>,
): SerializedJson {
  const parts: Uint8Array[] = [Buffer.from(openObject(head))];
  const allParts = [
    ...Object.entries(lists).map(([name, items]) => [name, items.map((item) => ({ item, reason: null }))] as const),
    ...Object.entries(picks),
  ];
  for (const [name, list] of allParts) {
    parts.push(Buffer.from(`,${JSON.stringify(name)}:[`));
    list.forEach(({ item, reason }, i) => parts.push(...writeItemParts(item, i, reason)));
    parts.push(CLOSING_BYTES);
  }
  return new SerializedJson(Buffer.concat([...parts, Buffer.from('}')]));
}

/** The serialized parts of items that are the same in all responses. Entries disappear with their items. */
const itemBytesCache = new WeakMap<CatalogueItem, Buffer>();

function writeItemParts(item: CatalogueItem, place: number, reason: string | null): readonly Uint8Array[] {
  let itemBytes = itemBytesCache.get(item);
  if (itemBytes === undefined) {
    const { rank: _rank, reason: _reason, ...sharedFields } = itemToWire(item);
    itemBytes = Buffer.from(openObject(sharedFields));
    itemBytesCache.set(item, itemBytes);
  }
  const separator = place === 0 ? [] : [COMMA_BYTES];
  return [...separator, itemBytes, Buffer.from(`,"rank":${place + 1},"reason":${JSON.stringify(reason)}}`)];
}

const COMMA_BYTES = Buffer.from(',');
const CLOSING_BYTES = Buffer.from(']');

/** An object's JSON without its closing brace, so that members can be appended. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
