import type { ContactMessage } from '../../../src/domain/contacts/contactMessage.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Inbox } from '../ports/Inbox.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { ReceivedCv } from './ReceivedCv.ts';

/** What the forms of the marketing site send. `website` is a hidden field, which only programs fill in. */
export interface ContactInput extends ContactMessage {
  readonly website: string;
}

export interface ContactDeskDependencies {
  readonly inbox: Pick<Inbox, 'save'>;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'id'>;
  /** Starts to mail the due messages and returns at once; null if messages are not mailed. */
  readonly startMailing: (() => void) | null;
}

/** Receives the messages of visitors. A message is stored before the call returns, and mailed later. */
export class ContactDesk {
  readonly #dependencies: ContactDeskDependencies;

  constructor(dependencies: ContactDeskDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a message. Silently drops a message whose hidden field is filled in. */
  async receive({ name, email, message, website }: ContactInput, receivedCv: ReceivedCv | null): Promise<void> {
    if (website !== '') return;
    const { inbox, clock, secrets, startMailing } = this.#dependencies;
    const at = clock.now();
    const kind = receivedCv === null ? 'contact' : 'career';
    const cv = receivedCv?.release() ?? null;
    const entry = { id: secrets.id(), kind, userId: null, name, email, text: message, at, cv } as const;
    await inbox.save(entry, startMailing === null ? null : at);
    startMailing?.();
  }
}
