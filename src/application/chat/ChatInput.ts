import type { ChatRequest } from '../../domain/chat/Chat.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager, FilterMemory } from '../filters/FilterManager.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import type { ShownItems } from './ShownItems.ts';

export interface ChatInputParts {
  readonly draft: QueryDraft;
  readonly attachments: Attachments;
  readonly filters: FilterManager;
  readonly search: Pick<SearchSession, 'snapshot'>;
  readonly shown: Pick<ShownItems, 'listIds' | 'listRemovedWords'>;
}

/** Text and attachments that were taken out of the box. */
export interface BoxContent {
  readonly query: string;
  readonly attachments: readonly Attachment[];
}

/** The chat's input box with text and attachment. Text that was not answered returns to the box. */
export class ChatInput {
  readonly #parts: ChatInputParts;
  /** The filters as they were before the first message of a conversation dropped those of what came before. */
  #filtersBefore: FilterMemory | null = null;

  constructor(parts: ChatInputParts) {
    this.#parts = parts;
  }

  /**
   * Moves the input into a request, with the current filters and shown items; null when the box is empty. The first
   * message of a conversation drops the filters of the search or conversation before it.
   */
  takeRequest(userId: string, { chatId, messages }: ChatSnapshot): ChatRequest | null {
    const { draft, attachments, filters, shown } = this.#parts;
    if (!canBeSearched(draft.snapshot.trim(), attachments.snapshot)) return null;
    this.#filtersBefore = messages.length === 0 ? filters.createMemory() : null;
    if (messages.length === 0) this.#startWish();
    const shownItemIds = shown.listIds();
    const removedWords = shown.listRemovedWords();
    return {
      ...{ userId, chatId, ...this.empty(), filters: filters.snapshot.filters, shownItemIds },
      ...(removedWords.length > 0 && { removedWords }),
    };
  }

  /** The request of a button; the content of the box stays there. */
  createSwap(userId: string, chatId: string | null, swappedItemId: string, query: string): ChatRequest {
    const { filters, shown } = this.#parts;
    this.#filtersBefore = null;
    const shownItemIds = shown.listIds();
    return { userId, chatId, query, filters: filters.snapshot.filters, attachments: [], shownItemIds, swappedItemId };
  }

  /** Drops filters of earlier words. Filters that were chosen before any words belong to the first ones. */
  #startWish(): void {
    const { search, filters } = this.#parts;
    if (search.snapshot.status === 'idle') filters.forgetUnderstood();
    else filters.startWish();
  }

  /** Empties the box and returns what was in it. */
  empty(): BoxContent {
    const { draft, attachments } = this.#parts;
    const content = { query: draft.snapshot.trim(), attachments: attachments.snapshot };
    draft.set('');
    attachments.restore([]);
    return content;
  }

  /**
   * Takes an unanswered request back: its message returns to the box, and filters that it dropped return. The request
   * of a button returns nothing to the box.
   */
  takeBack(request: ChatRequest): void {
    if (request.swappedItemId !== undefined) return;
    const { filters } = this.#parts;
    const areFiltersUnedited = filters.snapshot.filters === request.filters;
    if (this.#filtersBefore !== null && areFiltersUnedited) filters.restoreMemory(this.#filtersBefore);
    this.#filtersBefore = null;
    this.putBack(request);
  }

  /** Puts text in front of the text typed since; a newer attachment stays. */
  putBack({ query, attachments: attached }: BoxContent): void {
    const { draft, attachments } = this.#parts;
    draft.restore(query);
    if (attachments.snapshot.length === 0) attachments.restore(attached);
  }

  /** Discards the text, because it belongs to the previous shopper. */
  clear(): void {
    this.#parts.draft.set('');
  }
}
