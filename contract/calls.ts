import type { Call } from './Call.ts';
import * as access from './access.ts';
import * as account from './account.ts';
import * as attachment from './attachment.ts';
import * as auth from './auth.ts';
import * as chat from './chat.ts';
import * as config from './config.ts';
import * as contacts from './contacts.ts';
import * as geocode from './geocode.ts';
import * as health from './health.ts';
import { IDENTITY_PROVIDERS } from './identityProviders.ts';
import * as item from './item.ts';
import * as pose from './pose.ts';
import * as reports from './reports.ts';
import * as search from './search.ts';
import * as searchHistory from './searchHistory.ts';
import * as showcase from './showcase.ts';
import * as support from './support.ts';
import * as trends from './trends.ts';
import * as tryon from './tryon.ts';
import * as user from './user.ts';
import * as wishlist from './wishlist.ts';

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

const logins = Object.values(IDENTITY_PROVIDERS).map(({ login }) => login);

/** Every call of the API, for the OpenAPI document and for tests that cover all calls. */
export const CALLS: readonly Call[] = [
  health,
  config,
  logins,
  auth,
  account,
  access,
  user,
  support,
  search,
  searchHistory,
  showcase,
  trends,
  item,
  attachment,
  wishlist,
  chat,
  pose,
  tryon,
  contacts,
  reports,
  geocode,
].flatMap((resource) => Object.values(resource).filter(isCall));
