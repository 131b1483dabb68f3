import type { ContactMessage } from '../../../src/domain/contacts/contactMessage.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Inbox } from '../ports/Inbox.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { ReceivedCv } from './ReceivedCv.ts';

/** A message from a form of the marketing site. `website` is a hidden field that only spam programs fill in. */
export interface ContactInput extends ContactMessage {
  readonly website: string;
}

export interface ContactDeskDependencies {
  readonly inbox: Pick<Inbox, 'save'>;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'createId'>;
  /** Starts to mail the due messages and returns at once; null if mailing is off. */
  readonly startMailing: (() => void) | null;
}

/** Receives the messages of visitors. A message is stored before the call returns, and mailed later. */
export class ContactDesk {
  readonly #dependencies: ContactDeskDependencies;

  constructor(dependencies: ContactDeskDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a message. Silently drops a message from a spam program. */
  async receive({ name, email, message, website }: ContactInput, receivedCv: ReceivedCv | null): Promise<void> {
    if (website !== '') return;
    const { inbox, clock, secrets, startMailing } = this.#dependencies;
    const now = clock.now();
    const kind = receivedCv === null ? 'contact' : 'career';
    const cv = receivedCv?.release() ?? null;
    const entry = { id: secrets.createId(), kind, userId: null, name, email, text: message, at: now, cv } as const;
    await inbox.save(entry, startMailing === null ? null : now);
    startMailing?.();
  }
}
