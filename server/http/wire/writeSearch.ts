import type { FoundSearch } from '../../application/search/SearchService.ts';
import type { SerializedJson } from '../SerializedJson.ts';
import { searchToWire } from './searchToWire.ts';
import { writeItems } from './writeItems.ts';

/** Serializes a search. `otherMembers` has further members of the response, in wire format. */
export function writeSearch(
  foundSearch: FoundSearch,
  otherMembers: Readonly<Record<string, unknown>> = {},
): SerializedJson {
  const { items, deepPicks } = foundSearch;
  const {
    items: _items,
    deep_search_items: _picks,
    ...rest
  } = searchToWire({ ...foundSearch, items: [], deepPicks: [] });
  return writeItems({ ...rest, ...otherMembers }, { items }, { deep_search_items: deepPicks });
}
