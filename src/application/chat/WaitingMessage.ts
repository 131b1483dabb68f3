import type { Attachment } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { Conversation } from './Conversation.ts';

/**
 * A message that was submitted offline. It stays in the box until the device is online; the snapshot has its text
 * meanwhile.
 */
export class WaitingMessage {
  readonly #draft: QueryDraft;
  readonly #conversation: Conversation;

  constructor(draft: QueryDraft, conversation: Conversation) {
    this.#draft = draft;
    this.#conversation = conversation;
  }

  /** Returns false if the box is empty or its message waits already. */
  begin(attachments: readonly Attachment[]): boolean {
    const text = this.#draft.snapshot.trim();
    if (!canBeSearched(text, attachments) || this.#isWaiting(text)) return false;
    this.#conversation.setWaiting(text);
    return true;
  }

  /** Returns whether a message waited and its text is still in the box. */
  end(): boolean {
    const isWaiting = this.#isWaiting(this.#draft.snapshot.trim());
    this.#conversation.setWaiting(null);
    return isWaiting;
  }

  #isWaiting(text: string): boolean {
    return this.#conversation.snapshot.waitingMessage === text;
  }
}
