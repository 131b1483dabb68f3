import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';

/** Results for the public website. An item chosen by the deep search has a `reason`. */
export interface ShowcaseResult {
  readonly query: string;
  /** The filters as understood from the words. */
  readonly filters: Filters;
  /** What was understood besides the filters, as in `QueryReading`. */
  readonly understood: readonly string[];
  readonly items: readonly Item[];
}

/**
 * Searches the catalogue for a visitor of the public website, who has no account. Without a contract suite: its only
 * adapter calls the server and is tested against the real route.
 */
export interface ShowcaseSearches {
  /** Rejects with a `CallError` ('Failed to perform search'), or with the signal's reason when aborted. */
  search(query: string, signal?: AbortSignal): Promise<ShowcaseResult>;
}
