import { CallError } from '../../application/ports/CallError.ts';
import type { SupportMessages } from '../../application/ports/SupportMessages.ts';

export class InMemorySupportMessages implements SupportMessages {
  readonly messages: { readonly userId: string; readonly message: string }[] = [];

  async send(userId: string, message: string): Promise<void> {
    if (message.trim() === '') throw new CallError('Error sending support request', 'rejected');
    this.messages.push({ userId, message });
  }
}
