import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatHistory, ChatHistorySnapshot } from '../../application/chat/ChatHistory.ts';
import type { HistorySnapshot } from '../../application/history/HistoryList.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { SearchHistory } from '../../application/search/SearchHistory.ts';
import { groupHistory, type HistoryGroup } from '../../domain/history/historyGroups.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { historyText } from '../text/history.ts';

export interface HistoryParts {
  readonly chats: ChatHistory;
  readonly searches: SearchHistory;
  readonly clock: Clock;
  /** An IANA name: days begin where the shopper is. */
  readonly timeZone: string;
}

/** Conversations with the stylist, or searches. */
export type HistoryKind = 'chats' | 'searches';

/** One line of the panel. */
export interface HistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly timestamp: string;
}

/** The Chat History panel on screen (spec 2.13): both histories in groups of days, and the dialog that deletes. */
export class HistoryViewModel {
  kind: HistoryKind = 'chats';
  chats: ChatHistorySnapshot;
  searches: HistorySnapshot<SearchHistoryEntry>;
  readonly #parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
    this.chats = parts.chats.snapshot;
    this.searches = parts.searches.snapshot;
    makeAutoObservable(this, { chats: observableRef, searches: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const { chats, searches } = this.#parts;
    const stops = [chats.subscribe(this.follow), searches.subscribe(this.follow), chats.start(), searches.start()];
    return () => stops.forEach((stop) => stop());
  }

  get status(): HistorySnapshot<unknown>['status'] {
    return this[this.kind].status;
  }

  get groups(): readonly HistoryGroup<HistoryEntry>[] {
    const { clock, timeZone } = this.#parts;
    const entries: readonly HistoryEntry[] = this.kind === 'chats' ? this.chats.entries : this.searches.entries.map(entryOf);
    return groupHistory(entries, clock.now(), timeZone);
  }

  /** The title of the conversation whose Actions dialog is open. */
  get titleToDelete(): string {
    const { deletion, entries } = this.chats;
    return entries.find(({ id }) => id === deletion?.chatId)?.title || historyText.untitled;
  }

  /** Both anew; what is known stays on the screen meanwhile. */
  load(): void {
    void this.#parts.chats.load();
    void this.#parts.searches.load();
  }

  list(kind: HistoryKind): void {
    this.kind = kind;
  }

  open(id: string): void {
    void (this.kind === 'chats' ? this.#parts.chats.open(id) : this.#parts.searches.open(id));
  }

  offerActions(chatId: string): void {
    this.#parts.chats.offerActions(chatId);
  }

  askToConfirm(): void {
    this.#parts.chats.askToConfirm();
  }

  confirm(): void {
    void this.#parts.chats.confirm();
  }

  closeActions(): void {
    this.#parts.chats.closeActions();
  }

  follow(): void {
    this.chats = this.#parts.chats.snapshot;
    this.searches = this.#parts.searches.snapshot;
  }
}

function entryOf({ id, query, timestamp }: SearchHistoryEntry): HistoryEntry {
  return { id, title: query, timestamp };
}
