import type { SearchSession } from '../search/SearchSession.ts';
import type { Conversation } from './Conversation.ts';
import { listShownIds } from './shownMessages.ts';

/** The items on the screen that belong to the current conversation. */
export class ShownItems {
  readonly #search: Pick<SearchSession, 'snapshot' | 'newestSequenceNumber'>;
  readonly #conversation: Pick<Conversation, 'snapshot'>;
  /** The sequence number of the newest results from before the conversation. */
  #lastEarlierNumber = 0;

  constructor(
    search: Pick<SearchSession, 'snapshot' | 'newestSequenceNumber'>,
    conversation: Pick<Conversation, 'snapshot'>,
  ) {
    this.#search = search;
    this.#conversation = conversation;
  }

  /**
   * Call when another conversation begins. `areKept`: whether the results on the screen belong to the new
   * conversation.
   */
  beginConversation(areResultsKept = false): void {
    const { newestSequenceNumber, snapshot } = this.#search;
    this.#lastEarlierNumber = areResultsKept ? snapshot.sequenceNumber - 1 : newestSequenceNumber;
  }

  /**
   * The understood words that the shopper removed since the last answer; empty if the results belong to another
   * conversation.
   */
  listRemovedWords(): readonly string[] {
    const { sequenceNumber, guidance } = this.#search.snapshot;
    return sequenceNumber > this.#lastEarlierNumber ? (guidance?.reading?.removed ?? []) : [];
  }

  /** The ids for the next request; null if the server knows them or if they do not belong to the conversation. */
  listIds(): readonly string[] | null {
    const { messages } = this.#conversation.snapshot;
    const { sequenceNumber, items } = this.#search.snapshot;
    if (messages.length === 0) this.beginConversation();
    return sequenceNumber > this.#lastEarlierNumber ? listShownIds(messages, items) : null;
  }
}
