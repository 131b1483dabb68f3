import type { ChatRequest } from '../../domain/chat/Chat.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { ChatDraft } from './ChatDraft.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import { idsOnScreen } from './shownMessages.ts';

export interface ChatBoxParts {
  readonly draft: ChatDraft;
  readonly attachments: Attachments;
  readonly filters: FilterManager;
  readonly search: SearchSession;
}

/** The box that the shopper writes in, with what is attached: nothing that was in it is ever lost. */
export class ChatBox {
  readonly #parts: ChatBoxParts;

  constructor(parts: ChatBoxParts) {
    this.#parts = parts;
  }

  /** Empties the box into a request, with filters and items as they are on the screen; null where there is nothing to say. */
  take(userId: string, { chatId, messages }: ChatSnapshot): ChatRequest | null {
    const { draft, attachments, filters, search } = this.#parts;
    const query = draft.snapshot.trim();
    if (!canBeSearched(query, attachments.snapshot)) return null;
    const asked = {
      userId, chatId, query, filters: filters.snapshot.filters, attachments: attachments.snapshot,
      shownItemIds: idsOnScreen(messages, search.snapshot.items),
    };
    draft.set('');
    attachments.restore([]);
    return asked;
  }

  /** What was not answered comes back, before what has been typed since; a photo attached since stays. */
  putBack({ query, attachments: attached }: ChatRequest): void {
    const { draft, attachments } = this.#parts;
    draft.putBack(query);
    if (attachments.snapshot.length === 0) attachments.restore(attached);
  }

  /** Throws away what is in it: it was another shopper's. */
  empty(): void {
    this.#parts.draft.set('');
  }
}
