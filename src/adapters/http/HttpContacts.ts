import { sendCareer, sendContact } from '../../../contract/contacts.ts';
import type { Contacts, SentMessage } from '../../application/ports/Contacts.ts';
import type { HttpClient } from './HttpClient.ts';

const SHORT_MESSAGE = 'Failed to send message';
/** Upload timeout: long enough for the largest CV over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

export class HttpContacts implements Contacts {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async sendContact(message: SentMessage): Promise<void> {
    await this.#client.send(sendContact, { body: message }, SHORT_MESSAGE);
  }

  async sendCareer(message: SentMessage, cv: File): Promise<void> {
    const form = new FormData();
    // Fields come before the file, so that the server can refuse them before it reads the file.
    for (const [name, text] of Object.entries(message)) form.set(name, text);
    form.set('cv', cv, cv.name);
    await this.#client.send(sendCareer, { body: message, form, timeoutMs: UPLOAD_TIMEOUT_MS }, SHORT_MESSAGE);
  }
}
