import { CallError } from '../../application/ports/CallError.ts';
import type { Contacts, SentMessage } from '../../application/ports/Contacts.ts';
import { isCompleteMessage } from '../../domain/contacts/contactMessage.ts';
import { findCvFault } from '../../domain/contacts/cvFile.ts';

export interface StoredContact {
  readonly message: string;
  readonly cvName: string | null;
}

export class InMemoryContacts implements Contacts {
  readonly messages: StoredContact[] = [];

  async sendContact(message: SentMessage): Promise<void> {
    this.#storeMessage(message, null);
  }

  async sendCareer(message: SentMessage, cv: File): Promise<void> {
    if (findCvFault(cv) !== null) throw new CallError('Failed to send message', 'rejected');
    this.#storeMessage(message, cv.name);
  }

  #storeMessage(message: SentMessage, cvName: string | null): void {
    if (!isCompleteMessage(message)) throw new CallError('Failed to send message', 'rejected');
    if (message.website === '') this.messages.push({ message: message.message, cvName });
  }
}
