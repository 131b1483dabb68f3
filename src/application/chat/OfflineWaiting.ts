import { canBeSearched } from '../../domain/search/searchInput.ts';
import type { Connection } from '../ports/Connection.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { WaitingRequest } from './ChatSnapshot.ts';
import type { Conversation } from './Conversation.ts';

export interface OfflineWaitingDependencies {
  readonly connection: Connection;
  readonly draft: QueryDraft;
  readonly attachments: Attachments;
  readonly conversation: Conversation;
}

/**
 * What was sent offline and waits until the device is online: the message in the box, an edited message or the request
 * of a button. The snapshot has it meanwhile. Only the last one waits.
 */
export class OfflineWaiting {
  readonly #dependencies: OfflineWaitingDependencies;

  constructor(dependencies: OfflineWaitingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns false if the message in the box must be sent now: online, if the box is empty, or if it waits already. */
  holdMessage(): boolean {
    const { draft, attachments } = this.#dependencies;
    const text = draft.snapshot.trim();
    return canBeSearched(text, attachments.snapshot) && this.hold({ kind: 'message', text });
  }

  /** Returns false if the request must be sent now: online, or if it waits already. */
  hold(request: WaitingRequest): boolean {
    const { connection, conversation } = this.#dependencies;
    if (connection.snapshot || isSame(conversation.snapshot.waiting, request)) return false;
    conversation.setWaiting(request);
    return true;
  }

  end(): void {
    this.#dependencies.conversation.setWaiting(null);
  }

  /** Ends the waiting. Returns null if nothing waited, or if the text was edited or its editor closed since. */
  take(): WaitingRequest | null {
    const { draft, conversation } = this.#dependencies;
    const { waiting, edited } = conversation.snapshot;
    this.end();
    if (waiting?.kind === 'message') return draft.snapshot.trim() === waiting.text ? waiting : null;
    return waiting?.kind === 'edit' && edited === null ? null : waiting;
  }
}

function isSame(waiting: WaitingRequest | null, request: WaitingRequest): boolean {
  return waiting?.kind === request.kind && waiting.text === request.text && waiting.itemId === request.itemId;
}
