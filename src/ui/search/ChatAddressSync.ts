import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { readChat, withChat } from './chatAddress.ts';
import { readSearch } from './searchAddress.ts';

export interface SyncedChat {
  /** The id of the conversation on screen; null if there is none. */
  readonly conversation: Observable<string | null>;
  open(chatId: string, keepResults: boolean): Promise<void>;
}

/**
 * Keeps the URL and the conversation in sync: a link opens its conversation, and the URL contains the id of the
 * conversation on screen. If the URL also contains a search, its results stay on screen.
 */
export class ChatAddressSync {
  readonly #chat: SyncedChat;
  readonly #address: AddressStore;
  #named: string | null = null;
  #shown: string | null = null;

  constructor(chat: SyncedChat, address: AddressStore) {
    this.#chat = chat;
    this.#address = address;
  }

  /** Opens the URL's conversation, then observes URL and conversation until the returned function is called. */
  start(): () => void {
    this.#named = null;
    this.#shown = this.#chat.conversation.snapshot;
    const stops = [
      this.#address.subscribe(() => this.#onAddress()),
      this.#chat.conversation.subscribe(() => this.#follow()),
    ];
    this.#onAddress();
    return () => stops.forEach((stop) => stop());
  }

  get #query(): URLSearchParams {
    return new URLSearchParams(this.#address.snapshot.query);
  }

  #onAddress(): void {
    const named = readChat(this.#query);
    if (named === this.#named) return;
    this.#named = named;
    if (named !== null && named !== this.#shown) void this.#chat.open(named, readSearch(this.#query) !== null);
  }

  #follow(): void {
    const shown = this.#chat.conversation.snapshot;
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (shown === readChat(this.#query)) return;
    this.#named = shown;
    this.#address.replace(withChat(this.#query, shown));
  }
}
