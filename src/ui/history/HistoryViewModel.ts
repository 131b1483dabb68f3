import { makeAutoObservable } from 'mobx';
import type { ChatHistory } from '../../application/chat/ChatHistory.ts';
import type { DeletableSnapshot, PendingDeletion } from '../../application/history/DeletableHistory.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { SearchHistory } from '../../application/search/SearchHistory.ts';
import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import { groupHistory, type HistoryGroup } from '../../domain/history/historyGroups.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { observed } from '../shared/observed.ts';
import { historyText } from '../text/history.ts';

export interface HistoryDependencies {
  readonly chats: ChatHistory;
  readonly searches: SearchHistory;
  readonly clock: Clock;
  /** The shopper's time zone (an IANA name), which decides the day of an entry. */
  readonly timeZone: string;
}

/** The selected list: conversations with the stylist, or searches. */
export type HistoryKind = 'chats' | 'searches';

/** An entry of the panel. */
export interface HistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly timestamp: string;
  /** The photo or item that was attached to a search. */
  readonly pictureUrl?: string | undefined;
}

/** The view-model of the Chat History panel (spec 2.13): both histories grouped by day, and the deletion dialog. */
export class HistoryViewModel {
  kind: HistoryKind = 'chats';
  readonly #dependencies: HistoryDependencies;
  readonly #chats;
  readonly #searches;

  constructor(dependencies: HistoryDependencies) {
    this.#dependencies = dependencies;
    this.#chats = observed(dependencies.chats);
    this.#searches = observed(dependencies.searches);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    const { chats, searches } = this.#dependencies;
    const stopFunctions = [chats.start(), searches.start()];
    return () => stopFunctions.forEach((stop) => stop());
  }

  get chats(): DeletableSnapshot<ChatHistoryEntry> {
    return this.#chats.snapshot;
  }

  get searches(): DeletableSnapshot<SearchHistoryEntry> {
    return this.#searches.snapshot;
  }

  get status(): DeletableSnapshot<unknown>['status'] {
    return this[this.kind].status;
  }

  get groups(): readonly HistoryGroup<HistoryEntry>[] {
    const { clock, timeZone } = this.#dependencies;
    return groupHistory(this.entries, clock.now(), timeZone);
  }

  get entries(): readonly HistoryEntry[] {
    return this.kind === 'chats'
      ? this.chats.entries.map((entry) => ({ ...entry, title: entry.title || historyText.untitled }))
      : this.searches.entries.map(({ id, query, ...entry }) => ({
          ...entry,
          id,
          title: query || historyText.wordless,
        }));
  }

  get deletion(): PendingDeletion | null {
    return this[this.kind].deletion;
  }

  /** The title of the entry whose Actions dialog is open; null for all searches. */
  get titleToDelete(): string | null {
    const id = this.deletion?.entryId;
    return id === null ? null : (this.entries.find((entry) => entry.id === id)?.title ?? '');
  }

  /** Reloads both histories. Loaded entries stay visible meanwhile. */
  load(): void {
    void this.#dependencies.chats.load();
    void this.#dependencies.searches.load();
  }

  showKind(kind: HistoryKind): void {
    this.kind = kind;
  }

  open(id: string): void {
    void this.#dependencies[this.kind].open(id);
  }

  offerActions(id: string): void {
    this.#dependencies[this.kind].offerActions(id);
  }

  askToConfirm(): void {
    this.#dependencies[this.kind].askToConfirm();
  }

  /** Opens 'Please Confirm' for deleting all searches. */
  askToClear(): void {
    this.#dependencies.searches.askToClear();
  }

  confirm(): void {
    void this.#dependencies[this.kind].confirmDeletion();
  }

  closeActions(): void {
    this.#dependencies[this.kind].closeActions();
  }
}
