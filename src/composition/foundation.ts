import { BrowserConnection } from '../adapters/browser/BrowserConnection.ts';
import { ConsoleLogger } from '../adapters/browser/ConsoleLogger.ts';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { forgetPictures } from '../adapters/browser/pictureCache.ts';
import { StorageEvents } from '../adapters/browser/StorageEvents.ts';
import { SystemClock } from '../adapters/browser/SystemClock.ts';
import { HttpClient } from '../adapters/http/HttpClient.ts';
import { HttpProfiles } from '../adapters/http/HttpProfiles.ts';
import { HttpSearches } from '../adapters/http/HttpSearches.ts';
import { HttpSessions } from '../adapters/http/HttpSessions.ts';
import { AccountSession } from '../application/accounts/AccountSession.ts';
import { CachedLogin } from '../application/accounts/CachedLogin.ts';
import { PendingSignUp } from '../application/accounts/PendingSignUp.ts';
import { createWaitFor } from '../application/accounts/createWaitFor.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { prefetchedCalls } from './prefetchSearch.ts';
import { createLazySignIn } from './createLazySignIn.ts';

/**
 * Composes the services needed before sign-in: clock, storage, HTTP and the session. Uses no container, because a
 * visitor should not wait for its code (docs/adr/0021).
 */
export function createFoundation(appOrigin: string) {
  const clock = new SystemClock();
  const logger = new ConsoleLogger();
  const store = new LocalStorageKeyValueStore();
  const cache = new TTLCache(store, clock);
  const http = new HttpClient({ clock, logger, fetch: prefetchedCalls.fetch });
  const profiles = new HttpProfiles(http);
  const cachedLogin = new CachedLogin(store, cache);
  const { identity, popup, logins, mailbox, prepareServices } = createLazySignIn(async () =>
    (await import('./identityProviders.ts')).createSignInServices({ http, clock, appOrigin }),
  );
  const connection = new BrowserConnection();
  const account = new AccountSession({
    connection,
    identity,
    popup,
    logins,
    profiles,
    cachedLogin,
    logger,
    sessions: new HttpSessions(http),
    storeChanges: new StorageEvents(),
    expiry: http,
    waitFor: createWaitFor(clock),
  });
  account.subscribe(() => {
    if (account.snapshot.status === 'signed-out') forgetPictures();
  });
  const openSeparately = async (signal?: AbortSignal) =>
    new (await import('../adapters/http/HttpSessionManagement.ts')).HttpSessionManagement(http).openSeparateAccount(
      signal,
    );
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
    prepareSigningIn: prepareServices,
    loginParts: { account, identity, logger, mailbox, openSeparately, pendingSignUp: new PendingSignUp(cache) },
    passwordResetParts: { identity, clock, logger },
  };
}

export type Foundation = ReturnType<typeof createFoundation>;
