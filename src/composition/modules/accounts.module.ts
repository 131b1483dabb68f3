import { ContainerModule } from 'inversify';
import { StorageEvents } from '../../adapters/browser/StorageEvents.ts';
import { FirebaseIdentityProvider } from '../../adapters/firebase/FirebaseIdentityProvider.ts';
import { BrowserPopups } from '../../adapters/google/BrowserPopups.ts';
import { GooglePopup } from '../../adapters/google/GooglePopup.ts';
import { HttpProfiles } from '../../adapters/http/HttpProfiles.ts';
import { HttpSessions } from '../../adapters/http/HttpSessions.ts';
import { AccountSession } from '../../application/accounts/AccountSession.ts';
import { CachedLogin } from '../../application/accounts/CachedLogin.ts';
import { pauseBy } from '../../application/accounts/pause.ts';
import { TOKENS } from '../tokens.ts';

/** Where the mails of the Auth emulator can be read. */
const DEVELOPMENT_MAILBOX = '/dev/mailbox';

/** Who is signed in, and how to become so. */
export const accountsModule = new ContainerModule(({ bind }) => {
  const appOrigin = window.location.origin;
  bind(TOKENS.sessions).toResolvedValue((http) => new HttpSessions(http), [TOKENS.http]).inSingletonScope();
  bind(TOKENS.profiles).toResolvedValue((http) => new HttpProfiles(http), [TOKENS.http]).inSingletonScope();
  bind(TOKENS.storeChanges).toResolvedValue(() => new StorageEvents()).inSingletonScope();
  bind(TOKENS.identity).toResolvedValue(
    (config) => new FirebaseIdentityProvider({ settings: async () => (await config.load()).firebase, appOrigin }),
    [TOKENS.config],
  ).inSingletonScope();
  bind(TOKENS.google).toResolvedValue(
    (config, clock) => new GooglePopup({ popups: new BrowserPopups(), clock, settings: async () => (await config.load()).google, appOrigin }),
    [TOKENS.config, TOKENS.clock],
  ).inSingletonScope();
  bind(TOKENS.account).toResolvedValue(
    (identity, google, sessions, profiles, storeChanges, store, cache, http, clock, logger) => new AccountSession({
      identity, google, sessions, profiles, storeChanges, logger,
      cachedLogin: new CachedLogin(store, cache), expiry: http, pause: pauseBy(clock),
    }),
    [
      TOKENS.identity, TOKENS.google, TOKENS.sessions, TOKENS.profiles, TOKENS.storeChanges,
      TOKENS.keyValueStore, TOKENS.cache, TOKENS.http, TOKENS.clock, TOKENS.logger,
    ],
  ).inSingletonScope();
  bind(TOKENS.shopper).toResolvedValue((account) => account.shopper, [TOKENS.account]).inSingletonScope();
  bind(TOKENS.loginParts).toResolvedValue((account, identity, logger, config) => ({
    account, identity, logger,
    mailbox: async () => ((await config.load()).firebase.emulatorOrigin === null ? null : DEVELOPMENT_MAILBOX),
  }), [TOKENS.account, TOKENS.identity, TOKENS.logger, TOKENS.config]);
  bind(TOKENS.passwordResetParts).toResolvedValue(
    (identity, clock, logger) => ({ identity, clock, logger }), [TOKENS.identity, TOKENS.clock, TOKENS.logger],
  );
});
