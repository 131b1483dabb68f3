import { ConsoleLogger } from '../../adapters/browser/ConsoleLogger.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import { HttpClient } from '../../adapters/http/HttpClient.ts';
import { HttpContacts } from '../../adapters/http/HttpContacts.ts';
import { HttpShowcaseSearches } from '../../adapters/http/HttpShowcaseSearches.ts';
import type { Contacts } from '../../application/ports/Contacts.ts';
import type { ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';

/**
 * Creates the client of the public calls. This module is imported with a page's first call, because the calls'
 * schemas weigh 10 KiB.
 */
const createClient = () => new HttpClient({ clock: new SystemClock(), logger: new ConsoleLogger() });

export const createContacts = (): Contacts => new HttpContacts(createClient());

export const createShowcaseSearches = (): ShowcaseSearches => new HttpShowcaseSearches(createClient());
