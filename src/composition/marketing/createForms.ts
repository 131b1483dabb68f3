import { ConsoleLogger } from '../../adapters/browser/ConsoleLogger.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import { MessageForm } from '../../application/contacts/MessageForm.ts';
import type { Contacts } from '../../application/ports/Contacts.ts';

export interface Forms {
  readonly contact: MessageForm;
  readonly career: MessageForm;
}

const loadCalls = () => import('./publicCalls.ts');

/** Sends messages. The code of the calls loads with the first message. */
const lateContacts: Contacts = {
  sendContact: async (message) => (await loadCalls()).createContacts().sendContact(message),
  sendCareer: async (message, cv) => (await loadCalls()).createContacts().sendCareer(message, cv),
};

/** Creates the forms of a marketing page. Also runs during prerendering, where there is no `window`. */
export function createForms(): Forms {
  const parts = { contacts: lateContacts, clock: new SystemClock(), logger: new ConsoleLogger() };
  return { contact: new MessageForm('contact', parts), career: new MessageForm('career', parts) };
}
