import type { ChatRequest } from '../../domain/chat/Chat.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import { listShownIds } from './shownMessages.ts';

export interface ChatInputParts {
  readonly draft: QueryDraft;
  readonly attachments: Attachments;
  readonly filters: FilterManager;
  readonly search: SearchSession;
}

/** The chat's input box with text and attachment. Text that was not answered returns to the box. */
export class ChatInput {
  readonly #parts: ChatInputParts;

  constructor(parts: ChatInputParts) {
    this.#parts = parts;
  }

  /** Moves the input into a request, with the current filters and shown items; null when the box is empty. */
  takeRequest(userId: string, { chatId, messages }: ChatSnapshot): ChatRequest | null {
    const { draft, attachments, filters, search } = this.#parts;
    const query = draft.snapshot.trim();
    if (!canBeSearched(query, attachments.snapshot)) return null;
    const request = {
      userId,
      chatId,
      query,
      filters: filters.snapshot.filters,
      attachments: attachments.snapshot,
      shownItemIds: listShownIds(messages, search.snapshot.items),
    };
    draft.set('');
    attachments.restore([]);
    return request;
  }

  /** Puts an unanswered message in front of the text typed since; a newer attachment stays. */
  putBack({ query, attachments: attached }: ChatRequest): void {
    const { draft, attachments } = this.#parts;
    draft.restore(query);
    if (attachments.snapshot.length === 0) attachments.restore(attached);
  }

  /** Discards the text, because it belongs to the previous shopper. */
  clear(): void {
    this.#parts.draft.set('');
  }
}
