import type { HttpClient } from '../adapters/http/HttpClient.ts';
import type { AccountSession } from '../application/accounts/AccountSession.ts';
import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { Notices } from '../application/notices/Notices.ts';
import type { Clipboard } from '../application/ports/Clipboard.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Connection } from '../application/ports/Connection.ts';
import type { CurrentShopper } from '../application/ports/CurrentShopper.ts';
import type { Logger } from '../application/ports/Logger.ts';
import type { Profiles } from '../application/ports/Profiles.ts';
import type { Searches } from '../application/ports/Searches.ts';
import type { PulseStatus } from '../application/pulse/PulseStatus.ts';
import type { FeatureModules } from './FeatureModules.ts';
import { token } from './token.ts';

/** Tokens that every feature may use. */
export const BASE = {
  clock: token<Clock>('Clock'),
  logger: token<Logger>('Logger'),
  clipboard: token<Clipboard>('Clipboard'),
  connection: token<Connection>('Connection'),
  cache: token<TTLCache>('TTLCache'),
  http: token<HttpClient>('HttpClient'),
  notices: token<Notices>('Notices'),
  pulse: token<PulseStatus>('PulseStatus'),
  account: token<AccountSession>('AccountSession'),
  /** The id of the shopper that the screens are composed for. Known before the login is checked. */
  userId: token<string>('UserId'),
  shopper: token<CurrentShopper>('CurrentShopper'),
  profiles: token<Profiles>('Profiles'),
  searches: token<Searches>('Searches'),
  /** Fetches the code of a feature that is not part of the first screen. */
  modules: token<FeatureModules>('FeatureModules'),
} as const;
