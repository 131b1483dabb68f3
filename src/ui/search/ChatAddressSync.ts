import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { readChatId, setChatId } from './chatAddress.ts';
import { readSearch } from './searchAddress.ts';

export interface SyncedChat {
  /** The id of the conversation on screen; null if there is none. */
  readonly openChatId: Observable<string | null>;
  openChat(chatId: string, keepsResults: boolean): Promise<void>;
}

/**
 * Keeps the URL and the conversation in sync: a link opens its conversation, and the URL has the id of the
 * conversation on screen. The results of a search in the URL stay on screen.
 */
export class ChatAddressSync {
  readonly #chat: SyncedChat;
  readonly #address: AddressStore;
  #chatIdInUrl: string | null = null;
  #openChatId: string | null = null;

  constructor(chat: SyncedChat, address: AddressStore) {
    this.#chat = chat;
    this.#address = address;
  }

  /** Opens the URL's conversation, then keeps both in sync until the returned function is called. */
  start(): () => void {
    this.#openChatId = this.#chat.openChatId.snapshot;
    this.#chatIdInUrl = this.#openChatId;
    const stopFunctions = [
      this.#address.subscribe(() => this.#onAddress()),
      this.#chat.openChatId.subscribe(() => this.#writeAddress()),
    ];
    this.#onAddress();
    return () => stopFunctions.forEach((stop) => stop());
  }

  get #query(): URLSearchParams {
    return new URLSearchParams(this.#address.snapshot.query);
  }

  #onAddress(): void {
    const chatIdInUrl = readChatId(this.#query);
    if (chatIdInUrl === this.#chatIdInUrl) return;
    this.#chatIdInUrl = chatIdInUrl;
    // Reopen the conversation even if it is on screen, because a search may have replaced its results.
    if (chatIdInUrl !== null) void this.#chat.openChat(chatIdInUrl, readSearch(this.#query) !== null);
  }

  #writeAddress(): void {
    const openChatId = this.#chat.openChatId.snapshot;
    if (openChatId === this.#openChatId) return;
    this.#openChatId = openChatId;
    if (openChatId === readChatId(this.#query)) return;
    this.#chatIdInUrl = openChatId;
    this.#address.replace(setChatId(this.#query, openChatId));
  }
}
