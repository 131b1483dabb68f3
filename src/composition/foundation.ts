import { BrowserConnection } from '../adapters/browser/BrowserConnection.ts';
import { ConsoleLogger } from '../adapters/browser/ConsoleLogger.ts';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { StorageEvents } from '../adapters/browser/StorageEvents.ts';
import { SystemClock } from '../adapters/browser/SystemClock.ts';
import { HttpClient } from '../adapters/http/HttpClient.ts';
import { HttpClientConfig } from '../adapters/http/HttpClientConfig.ts';
import { HttpProfiles } from '../adapters/http/HttpProfiles.ts';
import { HttpSearches } from '../adapters/http/HttpSearches.ts';
import { HttpSessions } from '../adapters/http/HttpSessions.ts';
import { AccountSession } from '../application/accounts/AccountSession.ts';
import { CachedLogin } from '../application/accounts/CachedLogin.ts';
import { pauseBy } from '../application/accounts/pause.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { prefetchedCall } from './prefetchSearch.ts';
import { lazySignIn } from './lazySignIn.ts';

/** The page that shows the mails of the Auth emulator. */
const DEVELOPMENT_MAILBOX = '/dev/mailbox';

/**
 * What has to stand before anybody is signed in: time, storage, the network, and who is signed in.
 * Composed by hand, because a visitor should not wait for the container (docs/adr/0021).
 */
export function layFoundation(appOrigin: string) {
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const store = new LocalStorageKeyValueStore();
  const cache = new TTLCache(store, clock);
  const http = new HttpClient({ clock, logger, fetch: prefetchedCall.fetch });
  const config = new HttpClientConfig(http);
  const profiles = new HttpProfiles(http);
  const cachedLogin = new CachedLogin(store, cache);
  const { identity, google, prepare } = lazySignIn(async () =>
    (await import('./signingIn.ts')).signingIn({ config, clock, appOrigin }),
  );
  const connection = new BrowserConnection();
  const account = new AccountSession({
    connection,
    identity,
    google,
    profiles,
    cachedLogin,
    logger,
    sessions: new HttpSessions(http),
    storeChanges: new StorageEvents(),
    expiry: http,
    pause: pauseBy(clock),
  });
  const openSeparately = async (signal?: AbortSignal) =>
    new (await import('../adapters/http/HttpSessionManagement.ts')).HttpSessionManagement(http).openSeparately(signal);
  const mailbox = async () => ((await config.load()).firebase.emulatorOrigin === null ? null : DEVELOPMENT_MAILBOX);
  return {
    clock,
    logger,
    cache,
    http,
    profiles,
    cachedLogin,
    account,
    connection,
    searches: new HttpSearches(http),
    prepareSigningIn: prepare,
    loginParts: { account, identity, logger, mailbox, openSeparately },
    passwordResetParts: { identity, clock, logger },
  };
}

export type Foundation = ReturnType<typeof layFoundation>;
