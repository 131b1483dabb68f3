import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { DeepPick } from '../../application/ports/SearchEngine.ts';
import { WrittenJson } from '../WrittenJson.ts';
import { itemToWire } from './itemToWire.ts';

/** An object with the members of `head`, one at least, and after them lists of items, written. `rank` counts from 1 in each. */
export function writeItems(
  head: object, lists: Readonly<Record<string, readonly CatalogueItem[]>>, picks: Readonly<Record<string, readonly DeepPick[]>>,
): WrittenJson {
  const parts: Uint8Array[] = [Buffer.from(opened(head))];
  const all = [
    ...Object.entries(lists).map(([name, items]) => [name, items.map((item) => ({ item, reason: null }))] as const),
    ...Object.entries(picks),
  ];
  for (const [name, list] of all) {
    parts.push(Buffer.from(`,${JSON.stringify(name)}:[`));
    list.forEach(({ item, reason }, i) => parts.push(...itemParts(item, i, reason)));
    parts.push(CLOSED);
  }
  return new WrittenJson(Buffer.concat([...parts, Buffer.from('}')]));
}

/** What of an item's JSON is the same in every answer. It goes with the item: an import brings other ones. */
const unchanging = new WeakMap<CatalogueItem, Buffer>();

function itemParts(item: CatalogueItem, place: number, reason: string | null): readonly Uint8Array[] {
  let start = unchanging.get(item);
  if (start === undefined) {
    const { rank: _rank, reason: _reason, ...fixed } = itemToWire(item);
    start = Buffer.from(opened(fixed));
    unchanging.set(item, start);
  }
  const comma = place === 0 ? [] : [COMMA];
  return [...comma, start, Buffer.from(`,"rank":${place + 1},"reason":${JSON.stringify(reason)}}`)];
}

const COMMA = Buffer.from(',');
const CLOSED = Buffer.from(']');

/** An object's JSON to which further members can be added: it lacks its last brace. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
