import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Divider } from '../../domain/search/Divider.ts';
import type { Facets } from '../../domain/search/Facets.ts';
import type { Attachment, SearchGuidance } from '../../domain/search/Search.ts';
import type { Message } from '../notices/Message.ts';
import type { CallFailure } from '../ports/CallError.ts';

/** What triggered a search: a new query, a filter edit, or opening a past search. */
export type SearchCause = 'query' | 'filters' | 'stored';

export interface SearchFailure {
  /** The popup's message, without the server's own text (spec section 8). */
  readonly message: Message;
  readonly failure: CallFailure;
}

export interface SearchSnapshot {
  /** `idle`: before the first search. */
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** The trigger of the current or last search. */
  readonly cause: SearchCause;
  /** The part of the page that the query came from; null if unknown. */
  readonly widget: string | null;
  /** The last query, even if its search failed. */
  readonly query: string;
  /**
   * Increases with each new query or conversation answer, but not after edits of filters or sort; 0 before the first
   * query.
   */
  readonly sequenceNumber: number;
  /** The backend's id of the shown search; null when it is not stored. */
  readonly searchId: string | null;
  /** The attachments of the shown search; those of the next search may differ. */
  readonly attachments?: readonly Attachment[] | undefined;
  /** The results in the current sort order. */
  readonly items: readonly Item[];
  /** Deep-search picks, each with a `reason`; shown above the other results. Not sorted. */
  readonly deepSearchItems: readonly Item[];
  /** One sentence for each requirement that was relaxed. */
  readonly relaxations: readonly string[];
  /** The query with its spelling corrected; null if the spelling was right. */
  readonly correctedQuery: string | null;
  /** Set if only some items match all words of the query. These items come before the divider in every sort order. */
  readonly divider?: Divider | undefined;
  /** The number of results for each filter value; absent if they were not counted. */
  readonly facets?: Facets | undefined;
  readonly guidance?: SearchGuidance | undefined;
  /** Whether the shopper has edited the query's filters. The server then derives no filters from the query. */
  readonly filtersAreFinal: boolean;
  /** The `key` of the chat answer that has these results; null for results of a search. */
  readonly answerKey: string | null;
  /** The title of the results when `query` is not the shopper's own text; null otherwise. */
  readonly title: string | null;
  readonly error: SearchFailure | null;
  /** The query of a search that waits for a connection, while earlier results stay on the screen. */
  readonly waitingQuery?: string | undefined;
}

export const NO_SEARCH: SearchSnapshot = {
  status: 'idle',
  cause: 'query',
  widget: null,
  query: '',
  sequenceNumber: 0,
  searchId: null,
  items: [],
  deepSearchItems: [],
  relaxations: [],
  correctedQuery: null,
  filtersAreFinal: false,
  answerKey: null,
  title: null,
  error: null,
};

/** The result fields of a snapshot before any results. */
export const NO_RESULTS = {
  searchId: null,
  items: [],
  deepSearchItems: [],
  relaxations: [],
  correctedQuery: null,
  divider: undefined,
  facets: undefined,
  guidance: undefined,
  answerKey: null,
  title: null,
} as const;

/** The number of distinct items on the screen. Counts a deep-search pick that is also among the results once. */
export function countResults({ items, deepSearchItems }: Pick<SearchSnapshot, 'items' | 'deepSearchItems'>): number {
  return new Set([...items, ...deepSearchItems].map(({ id }) => id)).size;
}

/** A request to search (spec section 3, search intent). */
export interface SearchIntent {
  readonly query: string;
  /** Items to show without calling the backend. */
  readonly items?: readonly Item[];
  /** The part of the page that the search comes from. */
  readonly widget?: string;
  /** If true, the current screen stays until the answer arrives. */
  readonly doNotClearScreen?: boolean;
}

/** A search as described by a URL. */
export interface SearchAddress {
  readonly query: string;
  /** The filters in the URL. Null when it has none: the server then derives them from the query again. */
  readonly filters: Filters | null;
  readonly searchId: string | null;
}

/** Results from another source, such as a conversation. */
export interface ResultsFromElsewhere {
  /** The query to search again after a filter edit. */
  readonly query: string;
  readonly items: readonly Item[];
  readonly deepSearchItems?: readonly Item[];
  /** The new filters; if absent, the current filters stay. */
  readonly filters?: Filters;
  /**
   * The filters at the time of the request. If present, `filters` are treated as understood from the query: later
   * edits take precedence over them and trigger a new search.
   */
  readonly requestedFilters?: Filters;
  readonly attachments?: readonly Attachment[];
  readonly divider?: Divider | undefined;
  readonly facets?: Facets | undefined;
  readonly guidance?: SearchGuidance;
  readonly answerKey?: string | null;
  readonly title?: string | null;
}
