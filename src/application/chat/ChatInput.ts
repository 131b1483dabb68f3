import type { ChatRequest } from '../../domain/chat/Chat.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager, FilterMemory } from '../filters/FilterManager.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import type { ShownItems } from './ShownItems.ts';

export interface ChatInputDependencies {
  readonly draft: QueryDraft;
  readonly attachments: Attachments;
  readonly filters: FilterManager;
  readonly search: Pick<SearchSession, 'snapshot'>;
  readonly shownItems: Pick<ShownItems, 'listIds' | 'listRemovedWords'>;
}

/** The text and attachments of the input box. */
export interface BoxContent {
  readonly query: string;
  readonly attachments: readonly Attachment[];
}

/** The chat's input box with text and attachment. Text that was not answered returns to the box. */
export class ChatInput {
  readonly #dependencies: ChatInputDependencies;
  /** The filters that the first message of the conversation dropped; null for later messages. */
  #filtersBeforeConversation: FilterMemory | null = null;

  constructor(dependencies: ChatInputDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Moves the box's text and attachment into a request, with the current filters and shown items. Returns null when
   * the box is empty. The first message of a conversation drops the filters of the previous search or conversation.
   */
  takeRequest(userId: string, { chatId, messages }: ChatSnapshot): ChatRequest | null {
    const { draft, attachments, filters, shownItems } = this.#dependencies;
    if (!canBeSearched(draft.snapshot.trim(), attachments.snapshot)) return null;
    this.#filtersBeforeConversation = messages.length === 0 ? filters.createMemory() : null;
    if (messages.length === 0) this.#dropEarlierFilters();
    const shownItemIds = shownItems.listIds();
    const removedWords = shownItems.listRemovedWords();
    return {
      ...{ userId, chatId, ...this.empty(), filters: filters.snapshot.filters, shownItemIds },
      ...(removedWords.length > 0 && { removedWords }),
    };
  }

  /** Creates the request of a button. `swappedItemId` is the piece to replace. Leaves the text in the box. */
  createButtonRequest(userId: string, chatId: string | null, query: string, swappedItemId?: string): ChatRequest {
    const { filters, shownItems } = this.#dependencies;
    this.#filtersBeforeConversation = null;
    const shownItemIds = shownItems.listIds();
    return {
      ...{ userId, chatId, query, filters: filters.snapshot.filters, attachments: [], shownItemIds, isOfButton: true },
      ...(swappedItemId !== undefined && { swappedItemId }),
    };
  }

  /** Drops the filters of the previous query. Filters that were chosen before the first query stay for that query. */
  #dropEarlierFilters(): void {
    const { search, filters } = this.#dependencies;
    if (search.snapshot.status === 'idle') filters.forgetUnderstood();
    else filters.startQuery();
  }

  /** Empties the box and returns what was in it. */
  empty(): BoxContent {
    const { draft, attachments } = this.#dependencies;
    const content = { query: draft.snapshot.trim(), attachments: attachments.snapshot };
    draft.set('');
    attachments.restore([]);
    return content;
  }

  /**
   * Returns an unanswered message to the box and restores the filters that it dropped. Does nothing for a message that
   * a button wrote.
   */
  cancelRequest(request: ChatRequest): void {
    if (request.isOfButton) return;
    const { filters } = this.#dependencies;
    const areFiltersUnedited = filters.snapshot.filters === request.filters;
    if (this.#filtersBeforeConversation !== null && areFiltersUnedited)
      filters.restoreMemory(this.#filtersBeforeConversation);
    this.#filtersBeforeConversation = null;
    this.putBack(request);
  }

  /**
   * Inserts the text before anything typed since the request. Restores the attachment unless the box has a newer one.
   */
  putBack({ query, attachments: returnedAttachments }: BoxContent): void {
    const { draft, attachments } = this.#dependencies;
    draft.restore(query);
    if (attachments.snapshot.length === 0) attachments.restore(returnedAttachments);
  }

  clear(): void {
    this.#dependencies.draft.set('');
  }
}
