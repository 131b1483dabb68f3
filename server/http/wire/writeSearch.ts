import type { FoundSearch } from '../../application/search/SearchService.ts';
import type { WrittenJson } from '../WrittenJson.ts';
import { searchToWire } from './searchToWire.ts';
import { writeItems } from './writeItems.ts';

/** The wire form of a search, written. `more`: what else the answer says, in its wire form. */
export function writeSearch(found: FoundSearch, more: Readonly<Record<string, unknown>> = {}): WrittenJson {
  const { items, deepPicks } = found;
  const { items: _items, deep_search_items: _picks, ...rest } = searchToWire({ ...found, items: [], deepPicks: [] });
  return writeItems({ ...rest, ...more }, { items }, { deep_search_items: deepPicks });
}
