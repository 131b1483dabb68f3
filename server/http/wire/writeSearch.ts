import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { FoundSearch } from '../../application/search/SearchService.ts';
import { WrittenJson } from '../WrittenJson.ts';
import { itemToWire } from './itemToWire.ts';
import { searchToWire } from './searchToWire.ts';

/** The wire form of a search, written. `more`: what else the answer says, in its wire form. */
export function writeSearch(found: FoundSearch, more: Readonly<Record<string, unknown>> = {}): WrittenJson {
  const { items, deepPicks } = found;
  const { items: _items, deep_search_items: _picks, ...rest } = searchToWire({ ...found, items: [], deepPicks: [] });
  const parts: Uint8Array[] = [Buffer.from(`${opened({ ...rest, ...more })},"items":[`)];
  items.forEach((item, i) => parts.push(...itemParts(item, i, null)));
  parts.push(Buffer.from('],"deep_search_items":['));
  deepPicks.forEach(({ item, reason }, i) => parts.push(...itemParts(item, i, reason)));
  parts.push(Buffer.from(']}'));
  return new WrittenJson(Buffer.concat(parts));
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

/** An object's JSON to which further members can be added: it lacks its last brace. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
