import type { AddressStore } from '../../application/ports/AddressStore.ts';
import { QUERY, SEARCH_TAB } from './paths.ts';

/** Opens the Search tab, and closes panels and viewers over it. */
export function openSearchTab(address: AddressStore): void {
  const { query: text } = address.snapshot;
  const query = new URLSearchParams(text);
  for (const name of [QUERY.item, QUERY.pose, QUERY.panel]) query.delete(name);
  query.set(QUERY.tab, SEARCH_TAB);
  if (query.toString() !== text) address.push(query);
}
