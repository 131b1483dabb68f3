import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import { HistoryList, type HistoryLimit, type HistorySnapshot } from '../history/HistoryList.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { ChatSession } from './ChatSession.ts';

/** Spec 2.13: 'Delete', then 'Please Confirm', then 'Deleted!'; `failed` can be confirmed again. */
export interface ChatDeletion {
  readonly chatId: string;
  readonly stage: 'offered' | 'confirming' | 'deleting' | 'deleted' | 'failed';
}

export interface ChatHistorySnapshot extends HistorySnapshot<ChatHistoryEntry> {
  /** The Actions dialog of an entry; null while none is open. */
  readonly deletion: ChatDeletion | null;
}

export interface ChatHistoryParts {
  readonly chats: Pick<Chats, 'fetchChatHistory' | 'deleteChat'>;
  readonly session: Pick<ChatSession, 'open' | 'forget'>;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly limit: HistoryLimit;
}

/** The conversations of before (spec 2.13, and section 4, history selection and chat history delete). */
export class ChatHistory implements Observable<ChatHistorySnapshot> {
  readonly #parts: ChatHistoryParts;
  readonly #list: HistoryList<ChatHistoryEntry>;
  readonly #state: SnapshotHolder<ChatHistorySnapshot>;

  constructor(parts: ChatHistoryParts) {
    this.#parts = parts;
    const fetch = (userId: string, limit: number, signal: AbortSignal) => parts.chats.fetchChatHistory(userId, limit, signal);
    this.#list = new HistoryList({ shopper: parts.shopper, limit: parts.limit, fetch });
    this.#state = new SnapshotHolder({ ...this.#list.snapshot, deletion: null });
  }

  get snapshot(): ChatHistorySnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Follows the shopper until the returned function is called. */
  start(): () => void {
    const stops = [this.#list.subscribe(() => this.#followList()), this.#list.start()];
    return () => {
      for (const stop of stops) stop();
      this.closeActions();
    };
  }

  /** Fetches the list anew; never rejects. */
  load(signal?: AbortSignal): Promise<void> {
    return this.#list.load(signal);
  }

  /** Shows an entry's conversation and its last results, and turns chat mode on; never rejects. */
  open(chatId: string, signal?: AbortSignal): Promise<void> {
    return this.#parts.session.open(chatId, {}, signal);
  }

  /** Opens the Actions dialog of an entry. */
  offerActions(chatId: string): void {
    this.closeActions();
    this.#state.update({ deletion: { chatId, stage: 'offered' } });
  }

  /** 'Delete' was chosen: asks 'Please Confirm'. */
  askToConfirm(): void {
    const { deletion } = this.snapshot;
    if (deletion?.stage === 'offered') this.#state.update({ deletion: { ...deletion, stage: 'confirming' } });
  }

  /**
   * Confirmed, or tried again after it failed: deletes, takes the conversation off the screen where it is the
   * open one, and loads the list anew. A failure says 'Error deleting chat history': in the
   * dialog, or by a popup where that was closed meanwhile. Never rejects.
   */
  async confirm(): Promise<void> {
    const { deletion } = this.snapshot;
    const userId = this.#parts.shopper.snapshot?.id;
    if (userId === undefined || (deletion?.stage !== 'confirming' && deletion?.stage !== 'failed')) return;
    const deleting: ChatDeletion = { chatId: deletion.chatId, stage: 'deleting' };
    this.#state.update({ deletion: deleting });
    try {
      // Closing the dialog does not call back what was confirmed, so the call has no signal.
      await this.#parts.chats.deleteChat(userId, deleting.chatId);
    } catch (error) {
      return this.#fail(deleting, userId, error);
    }
    this.#show(deleting, 'deleted');
    this.#forget(userId, deleting.chatId);
  }

  /** Closes the Actions dialog. */
  closeActions(): void {
    if (this.snapshot.deletion !== null) this.#state.update({ deletion: null });
  }

  /** The next stage, unless the dialog was closed meanwhile, which `false` tells. */
  #show(deletion: ChatDeletion, stage: ChatDeletion['stage']): boolean {
    if (this.snapshot.deletion !== deletion) return false;
    this.#state.update({ deletion: { ...deletion, stage } });
    return true;
  }

  #fail(deletion: ChatDeletion, userId: string, error: unknown): void {
    const dialogOpen = this.#show(deletion, 'failed');
    const isTheirs = this.#parts.shopper.snapshot?.id === userId;
    if (isTheirs && !dialogOpen) this.#parts.notices.showFailure('Error deleting chat history', error);
  }

  #forget(userId: string, chatId: string): void {
    if (this.#parts.shopper.snapshot?.id !== userId) return;
    this.#parts.session.forget(chatId);
    void this.#list.load();
  }

  #followList(): void {
    const { status, entries } = this.#list.snapshot;
    if (status === 'idle') this.closeActions();
    this.#state.update({ status, entries });
  }
}
