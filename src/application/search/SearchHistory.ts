import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import type { ChatSession } from '../chat/ChatSession.ts';
import { HistoryList, type HistoryLimit, type HistorySnapshot } from '../history/HistoryList.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { SearchHistories } from '../ports/SearchHistories.ts';
import type { Observable } from '../Snapshots.ts';
import type { SearchSession } from './SearchSession.ts';

export interface SearchHistoryParts {
  readonly histories: SearchHistories;
  readonly search: Pick<SearchSession, 'openStored'>;
  readonly chat: Pick<ChatSession, 'leave'>;
  readonly shopper: CurrentShopper;
  readonly limit: HistoryLimit;
}

/** The searches of before (spec section 4, history selection). */
export class SearchHistory implements Observable<HistorySnapshot<SearchHistoryEntry>> {
  readonly #parts: SearchHistoryParts;
  readonly #list: HistoryList<SearchHistoryEntry>;

  constructor(parts: SearchHistoryParts) {
    this.#parts = parts;
    const fetch = (userId: string, limit: number, signal: AbortSignal) => parts.histories.fetchSearchHistory(userId, limit, signal);
    this.#list = new HistoryList({ shopper: parts.shopper, limit: parts.limit, fetch });
  }

  get snapshot(): HistorySnapshot<SearchHistoryEntry> {
    return this.#list.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#list.subscribe(listener);
  }

  /** Follows the shopper until the returned function is called. */
  start(): () => void {
    return this.#list.start();
  }

  /** Fetches the list anew; never rejects. */
  load(signal?: AbortSignal): Promise<void> {
    return this.#list.load(signal);
  }

  /** Shows the stored search with its filters and attachments, and turns chat mode off; never rejects. */
  open(searchId: string, signal?: AbortSignal): Promise<void> {
    this.#parts.chat.leave();
    return this.#parts.search.openStored(searchId, signal);
  }
}
