import { sendSupportMessage } from '../../../contract/support.ts';
import type { SupportMessages } from '../../application/ports/SupportMessages.ts';
import type { HttpClient } from './HttpClient.ts';

export class HttpSupportMessages implements SupportMessages {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async send(id: string, message: string): Promise<void> {
    await this.#client.send(sendSupportMessage, { params: { id }, body: { message } }, 'Error sending support request');
  }
}
