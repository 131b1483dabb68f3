import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Facets } from '../../domain/search/Facets.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { CallFailure } from '../ports/CallError.ts';

/** What a search starts from: new words, an edited filter, or a search that was made before. */
export type SearchCause = 'wish' | 'filters' | 'stored';

export interface SearchFailure {
  /** The text of the popup (spec section 8). */
  readonly message: string;
  readonly failure: CallFailure;
}

export interface SearchSnapshot {
  /** `idle`: nothing was asked for yet. */
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** What the search that is under way, or was the last one, started from. */
  readonly cause: SearchCause;
  /** The part of the page that the words came from, where it said so. */
  readonly widget: string | null;
  /** The words asked for last; they stay when the search fails. */
  readonly query: string;
  /** The name under which the backend keeps what is shown; null where it keeps none. */
  readonly searchId: string | null;
  /** In the order of the sort in force. */
  readonly items: readonly Item[];
  /** Chosen with care, each with its `reason`; shown above the rest. Not sorted. */
  readonly deepSearchItems: readonly Item[];
  /** Sentences that say what was given up to find something. */
  readonly relaxations: readonly string[];
  /** The query as it was read, where its spelling was mended. */
  readonly correctedQuery: string | null;
  /** Left out where nothing was counted. */
  readonly facets?: Facets | undefined;
  /** True once the shopper edited the filters of this wish; words no longer add to them. */
  readonly filtersAreFinal: boolean;
  /** The answer of a conversation whose results these are; null for those of a search. */
  readonly answerKey: string | null;
  /** What the results are called, where `query` are not the shopper's own words; null where they are. */
  readonly title: string | null;
  readonly error: SearchFailure | null;
}

export const NO_SEARCH: SearchSnapshot = {
  status: 'idle',
  cause: 'wish',
  widget: null,
  query: '',
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

/** What of a snapshot is of its results. */
export const NO_RESULTS = { searchId: null, items: [], deepSearchItems: [], relaxations: [], correctedQuery: null, facets: undefined, answerKey: null, title: null } as const;

/** How many pieces there are to see: those chosen with care stand among the rest as a rule, and count once. */
export function countFound({ items, deepSearchItems }: Pick<SearchSnapshot, 'items' | 'deepSearchItems'>): number {
  return new Set([...items, ...deepSearchItems].map(({ id }) => id)).size;
}

/** Something to search for (spec section 3, search intent). */
export interface SearchIntent {
  readonly query: string;
  /** Items that are known already: they are shown, and nothing is called. */
  readonly items?: readonly Item[];
  /** The part of the page that it comes from. */
  readonly widget?: string;
  /** Leaves what is on the screen there until the answer comes. */
  readonly doNotClearScreen?: boolean;
}

/** What an address says of a search. */
export interface SearchAddress {
  readonly query: string;
  /** Null where the address names no filters: the words are then understood anew. */
  readonly filters: Filters | null;
  readonly searchId: string | null;
}

/** Results that were found elsewhere, such as in a conversation. */
export interface FoundElsewhere {
  /** The words that an edited filter searches for again. */
  readonly query: string;
  readonly items: readonly Item[];
  readonly deepSearchItems?: readonly Item[];
  /** Taken over as the filters in force; left out, those stay. */
  readonly filters?: Filters;
  /**
   * The filters in force when these results were asked for. With them `filters` count as understood, and
   * edits made since are kept and searched for at once.
   */
  readonly requested?: Filters;
  readonly attachments?: readonly Attachment[];
  readonly facets?: Facets | undefined;
  readonly answerKey?: string | null;
  readonly title?: string | null;
}
