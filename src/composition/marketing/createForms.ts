import { ConsoleLogger } from '../../adapters/browser/ConsoleLogger.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import { HttpClient } from '../../adapters/http/HttpClient.ts';
import { HttpContacts } from '../../adapters/http/HttpContacts.ts';
import { MessageForm } from '../../application/contacts/MessageForm.ts';

export interface Forms {
  readonly contact: MessageForm;
  readonly career: MessageForm;
}

/** The forms of a marketing page. Also runs where the page is prerendered, which has no window. */
export function createForms(): Forms {
  const [clock, logger] = [new SystemClock(), new ConsoleLogger()];
  const parts = { contacts: new HttpContacts(new HttpClient({ clock, logger })), clock, logger };
  return { contact: new MessageForm('contact', parts), career: new MessageForm('career', parts) };
}
