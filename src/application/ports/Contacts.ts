import type { ContactMessage } from '../../domain/contacts/contactMessage.ts';

/** A message from a form of the marketing site. */
export interface SentMessage extends ContactMessage {
  /** The content of the form field that is hidden from people. Spam programs fill it in. */
  readonly website: string;
}

/** Messages of visitors to the operator of the shop. Both calls reject with a `CallError` 'Failed to send message'. */
export interface Contacts {
  /** Resolves once the message is stored. */
  sendContact(message: SentMessage): Promise<void>;
  /** Resolves once the message and the CV are stored. */
  sendCareer(message: SentMessage, cv: File): Promise<void>;
}
