import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Attachment, SearchResult } from '../../domain/search/Search.ts';
import type { FilterMemory } from '../filters/FilterManager.ts';
import { NO_SEARCH, type FoundElsewhere, type SearchFailure, type SearchSnapshot } from './SearchSnapshot.ts';

/** The shopper's input of a search: text and attachments. */
export interface SearchInput {
  readonly query: string;
  readonly attachments: readonly Attachment[];
  /** Whether the server has derived filters from the text. Before that, edited filters are not sent as final. */
  readonly understood: boolean;
}

/** The shown search, and what is needed to sort it or to search again. The functions below return the next screen. */
export interface SearchScreen {
  readonly snapshot: SearchSnapshot;
  /** The input that a filter edit searches again; null before the first search. */
  readonly input: SearchInput | null;
  /** The results in the order of the response. */
  readonly found: readonly Item[];
}

/** A screen together with its filters, so that it can be shown again. */
export interface ShownSearch extends SearchScreen {
  readonly filters: FilterMemory;
}

export const EMPTY_SCREEN: SearchScreen = { snapshot: NO_SEARCH, input: null, found: [] };

/** The screen while a request is pending. */
export function searching(
  screen: SearchScreen,
  input: SearchInput | null,
  pending: Partial<SearchSnapshot>,
): SearchScreen {
  const snapshot = { ...screen.snapshot, ...pending, status: 'searching', error: null } as const;
  return { snapshot, input, found: pending.items ?? screen.found };
}

/** The screen with the answer to the input. */
export function answered(
  { snapshot }: SearchScreen,
  input: SearchInput | null,
  { items: found, searchId, deepSearchItems, relaxations, correctedQuery, facets }: SearchResult,
  more: Partial<SearchSnapshot> = {},
): SearchScreen {
  const results = { searchId, items: found, deepSearchItems, relaxations, correctedQuery, facets };
  return {
    snapshot: { ...snapshot, ...more, ...results, status: 'done', answerKey: null, title: null },
    input: input && { ...input, understood: true },
    found,
  };
}

/** The screen with results from another source, such as a conversation. */
export function shownFromElsewhere({
  query,
  items,
  deepSearchItems = [],
  facets,
  attachments = [],
  answerKey = null,
  title = null,
}: FoundElsewhere): SearchScreen {
  const results = { query, items, deepSearchItems, facets, answerKey, title, filtersAreFinal: true };
  return {
    snapshot: { ...NO_SEARCH, ...results, status: 'done' },
    input: { query, attachments, understood: true },
    found: items,
  };
}

export function failed(
  { snapshot, input, found }: SearchScreen,
  error: SearchFailure,
  shows: Partial<SearchSnapshot> = {},
): SearchScreen {
  return { snapshot: { ...snapshot, ...shows, status: 'failed', error }, input, found: shows.items ?? found };
}

export function withSort(screen: SearchScreen, sort: Filters['sort']): SearchScreen {
  return { ...screen, snapshot: { ...screen.snapshot, items: sortItems(screen.found, sort) } };
}
