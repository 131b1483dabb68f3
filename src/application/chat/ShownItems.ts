import type { SearchSession } from '../search/SearchSession.ts';
import type { Conversation } from './Conversation.ts';
import { listShownIds } from './shownMessages.ts';

/**
 * The items on the screen that belong to the conversation. Items that an earlier conversation or search left there do
 * not.
 */
export class ShownItems {
  readonly #search: Pick<SearchSession, 'snapshot' | 'newestOrigin'>;
  readonly #conversation: Pick<Conversation, 'snapshot'>;
  /** Results up to this origin were found before the conversation. */
  #lastForeignOrigin = 0;

  constructor(search: Pick<SearchSession, 'snapshot' | 'newestOrigin'>, conversation: Pick<Conversation, 'snapshot'>) {
    this.#search = search;
    this.#conversation = conversation;
  }

  /** Call when another conversation begins. `areKept`: the results on the screen are part of it. */
  beginConversation(areKept = false): void {
    const { newestOrigin, snapshot } = this.#search;
    this.#lastForeignOrigin = areKept ? snapshot.origin - 1 : newestOrigin;
  }

  /** The understood words removed from the results since the last answer; empty for results of another conversation. */
  listRemovedWords(): readonly string[] {
    const { origin, outlook } = this.#search.snapshot;
    return origin > this.#lastForeignOrigin ? (outlook?.reading?.removed ?? []) : [];
  }

  /** The ids for the next request; null when the server knows them, or when they are not of this conversation. */
  listIds(): readonly string[] | null {
    const { messages } = this.#conversation.snapshot;
    const { origin, items } = this.#search.snapshot;
    if (messages.length === 0) this.beginConversation();
    return origin > this.#lastForeignOrigin ? listShownIds(messages, items) : null;
  }
}
