import type { Item } from '../../domain/catalogue/Item.ts';
import { sortItems } from '../../domain/catalogue/sortItems.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Attachment, SearchResult } from '../../domain/search/Search.ts';
import type { FilterMemory } from '../filters/FilterManager.ts';
import { NO_SEARCH, type ResultsFromElsewhere, type SearchFailure, type SearchSnapshot } from './SearchSnapshot.ts';

export interface SearchInput {
  readonly query: string;
  readonly attachments: readonly Attachment[];
  /** Whether the server has derived filters from the text. Until then, edited filters are not sent as final. */
  readonly isUnderstood: boolean;
}

/** The shown search with everything needed to sort it or repeat it. The functions below return the next screen. */
export interface SearchScreen {
  readonly snapshot: SearchSnapshot;
  /** The input that is searched again after a filter edit; null before the first search. */
  readonly input: SearchInput | null;
  /** The results in the order of the response. */
  readonly resultsInServerOrder: readonly Item[];
}

/** A screen and its filters, stored to be shown again. */
export interface ShownSearch extends SearchScreen {
  readonly filters: FilterMemory;
}

export const EMPTY_SCREEN: SearchScreen = { snapshot: NO_SEARCH, input: null, resultsInServerOrder: [] };

/** The screen while a request is pending. */
export function showPending(
  screen: SearchScreen,
  input: SearchInput | null,
  pendingFields: Partial<SearchSnapshot>,
): SearchScreen {
  const snapshot = {
    ...screen.snapshot,
    ...pendingFields,
    attachments: input?.attachments,
    status: 'searching',
    error: null,
    waitingQuery: undefined,
  } as const;
  return { snapshot, input, resultsInServerOrder: pendingFields.items ?? screen.resultsInServerOrder };
}

/** Returns the screen that shows the answer to `input`. */
export function showAnswer(
  { snapshot }: SearchScreen,
  input: SearchInput | null,
  { items, searchId, deepSearchItems, relaxations, correctedQuery, divider, facets, guidance }: SearchResult,
  changes: Partial<SearchSnapshot> = {},
): SearchScreen {
  const results = { items, searchId, deepSearchItems, relaxations, correctedQuery, divider, facets, guidance };
  return {
    snapshot: {
      ...snapshot,
      ...changes,
      ...results,
      attachments: input?.attachments,
      status: 'done',
      answerKey: null,
      title: null,
    },
    input: input && { ...input, isUnderstood: true },
    resultsInServerOrder: items,
  };
}

/** Returns a screen with results from another source, such as a conversation. */
export function createScreenFromElsewhere(
  {
    query,
    items,
    deepSearchItems = [],
    divider,
    facets,
    guidance,
    attachments = [],
    answerKey = null,
    title = null,
  }: ResultsFromElsewhere,
  sequenceNumber: number,
): SearchScreen {
  const results = {
    query,
    attachments,
    sequenceNumber,
    items,
    deepSearchItems,
    divider,
    facets,
    guidance,
    answerKey,
    title,
    filtersAreFinal: true,
  };
  return {
    snapshot: { ...NO_SEARCH, ...results, status: 'done' },
    input: { query, attachments, isUnderstood: true },
    resultsInServerOrder: items,
  };
}

export function showFailure(
  { snapshot, input, resultsInServerOrder }: SearchScreen,
  error: SearchFailure,
  changes: Partial<SearchSnapshot> = {},
): SearchScreen {
  return {
    snapshot: { ...snapshot, ...changes, status: 'failed', error },
    input,
    resultsInServerOrder: changes.items ?? resultsInServerOrder,
  };
}

/** Sorts the items before and after the divider separately. */
export function sortScreen(screen: SearchScreen, sort: Filters['sort']): SearchScreen {
  const { snapshot, resultsInServerOrder } = screen;
  const exactCount = snapshot.divider?.exactCount ?? 0;
  const parts = [resultsInServerOrder.slice(0, exactCount), resultsInServerOrder.slice(exactCount)];
  return { ...screen, snapshot: { ...snapshot, items: parts.flatMap((items) => sortItems(items, sort)) } };
}
