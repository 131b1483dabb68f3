import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { ShownMessage } from './ChatSnapshot.ts';
import type { ChatTurns } from './ChatTurns.ts';
import type { Conversation } from './Conversation.ts';
import { canBeEdited } from './shownMessages.ts';

export interface MessageEditingDependencies {
  readonly filters: Pick<FilterManager, 'snapshot'>;
  readonly conversation: Conversation;
  readonly turns: ChatTurns;
}

/** Edits the shopper's earlier messages. */
export class MessageEditing {
  readonly #dependencies: MessageEditingDependencies;

  constructor(dependencies: MessageEditingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Begins to edit one of the shopper's messages. Does nothing while an answer is pending. */
  start(key: string): void {
    const { conversation } = this.#dependencies;
    const { stage, messages } = conversation.snapshot;
    const message = conversation.findMessage(key);
    if (message !== undefined && stage === null && canBeEdited(messages, key))
      conversation.edit({ key, text: message.message });
  }

  /** Whether `text` is a message that differs from the original. */
  hasChanged(text: string): boolean {
    const message = this.#findEdited();
    return message !== undefined && canBeSearched(text.trim(), message.attachments) && text.trim() !== message.message;
  }

  cancel(): void {
    this.#dependencies.conversation.edit(null);
  }

  /**
   * Sends the edited message with `text`, from the conversation state before it. The original message and everything
   * after it leave the screen at once, and return if the turn is stopped or fails.
   */
  async submit(userId: string, text: string, signal?: AbortSignal): Promise<void> {
    const { conversation, turns } = this.#dependencies;
    const { chatId } = conversation.snapshot;
    const message = this.#findEdited();
    const query = text.trim();
    if (!message || !canBeSearched(query, message.attachments)) return;
    if (query === message.message) return this.cancel();
    turns.finish();
    const { filters } = this.#dependencies.filters.snapshot;
    const stateBeforeEdit = { key: message.key, messages: conversation.snapshot.messages, filters };
    const request = {
      userId,
      chatId,
      query,
      filters: message.filters ?? filters,
      attachments: message.attachments,
      shownItemIds: null,
      editedMessageId: message.id,
    };
    await turns.sendTurn(request, stateBeforeEdit, signal);
  }

  #findEdited(): ShownMessage | undefined {
    const { conversation } = this.#dependencies;
    const { edited } = conversation.snapshot;
    return edited === null ? undefined : conversation.findMessage(edited.key);
  }
}
