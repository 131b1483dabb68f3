import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { DeletableHistory } from '../history/DeletableHistory.ts';
import type { HistoryLimit } from '../history/HistoryList.ts';
import type { Notices } from '../notices/Notices.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { SearchHistories } from '../ports/SearchHistories.ts';
import type { Attachments } from './Attachments.ts';
import type { SearchSession } from './SearchSession.ts';

export interface SearchHistoryDependencies {
  readonly histories: SearchHistories;
  readonly search: Pick<SearchSession, 'openStored' | 'snapshot' | 'recentSearches' | 'show' | 'clear'>;
  readonly attachments: Attachments;
  /** Chat mode, which is turned off when a stored search is opened. */
  readonly chat: { leaveChatMode(): void };
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly limit: HistoryLimit;
}

/** The shopper's past searches (spec section 4, history selection). One entry or all entries can be deleted. */
export class SearchHistory extends DeletableHistory<SearchHistoryEntry> {
  readonly #dependencies: SearchHistoryDependencies;

  constructor(dependencies: SearchHistoryDependencies) {
    const { histories, shopper, notices, limit } = dependencies;
    super({
      shopper,
      notices,
      limit,
      failureMessage: 'search-not-deleted',
      fetch: (userId, max, signal) => histories.fetchSearchHistory(userId, max, signal),
      remove: (userId, searchId) =>
        searchId === null ? histories.clearSearchHistory(userId) : histories.deleteSearch(userId, searchId),
      onRemoved: (searchId) => this.#forgetSearch(searchId),
    });
    this.#dependencies = dependencies;
  }

  /** Shows the stored search with its filters and attachments, and turns chat mode off; never rejects. */
  open(searchId: string, signal?: AbortSignal): Promise<void> {
    this.#dependencies.chat.leaveChatMode();
    return this.#dependencies.search.openStored(searchId, signal);
  }

  /** Removes deleted searches from the cache. Removes the shown search and its attachments if it was deleted. */
  #forgetSearch(searchId: string | null): void {
    const { search, attachments } = this.#dependencies;
    const searchAttachments = search.recentSearches.get(search.snapshot.searchId)?.input?.attachments ?? [];
    search.recentSearches.clear();
    if (!this.#isOnScreen(searchId)) return;
    // `clear` alone would leave the search in the URL, so an empty result is shown first.
    search.show({ query: '', items: [] });
    search.clear();
    attachments.restore(
      attachments.snapshot.filter(({ id }) =>
        searchAttachments.every((deletedAttachment) => deletedAttachment.id !== id),
      ),
    );
  }

  /** Whether the search of a history entry is on the screen. An entry also stands for repeats of the same query. */
  #isOnScreen(searchId: string | null): boolean {
    const { searchId: shownId, query } = this.#dependencies.search.snapshot;
    if (shownId === null || searchId === null || shownId === searchId) return shownId !== null;
    return query !== '' && this.snapshot.entries.find(({ id }) => id === searchId)?.query === query;
  }
}
