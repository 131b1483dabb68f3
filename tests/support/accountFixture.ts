import { InMemoryIdentityProvider } from '../../src/adapters/memory/InMemoryIdentityProvider.ts';
import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { AccountSession } from '../../src/application/accounts/AccountSession.ts';
import { CachedLogin } from '../../src/application/accounts/CachedLogin.ts';
import { createWaitFor } from '../../src/application/accounts/createWaitFor.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import type { Credential } from '../../src/application/ports/Credential.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import { NO_PREFERENCES, type Profile } from '../../src/domain/accounts/Profile.ts';
import { HeldCalls, settlePromises } from './HeldCalls.ts';

export const createProfile = (id: string, overrides: Partial<Profile> = {}): Profile => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@example.test`,
  onboarded: true,
  chatEnabled: false,
  preferences: NO_PREFERENCES,
  ...overrides,
});

export const ADA = createProfile('ada');
export const BEA = createProfile('bea');

/** An event that the test fires with `emit`. */
class TestEvent<EventArguments extends readonly unknown[]> {
  readonly #listeners = new Set<(...values: EventArguments) => void>();
  readonly listen = (listener: (...values: EventArguments) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly emit = (...values: EventArguments): void => {
    for (const listener of [...this.#listeners]) listener(...values);
  };
  get listeners(): number {
    return this.#listeners.size;
  }
}

/** An account session with its dependencies. The test settles their calls. The identity provider answers at once. */
export class AccountFixture {
  readonly clock = new ManualClock();
  readonly store = new InMemoryKeyValueStore();
  readonly cache = new TTLCache(this.store, this.clock);
  readonly cachedLogin = new CachedLogin(this.store, this.cache);
  readonly identity = new InMemoryIdentityProvider();
  readonly logger = new RecordingLogger();
  readonly openCalls = new HeldCalls<[credential: Credential, signal?: AbortSignal, link?: boolean], Profile>();
  readonly restoreCalls = new HeldCalls<[signal?: AbortSignal], Profile | null>();
  readonly closeCalls = new HeldCalls<[signal?: AbortSignal], void>();
  readonly profileCalls = new HeldCalls<[id: string, signal?: AbortSignal], Profile>();
  readonly popupCalls = new HeldCalls<[provider: string, signal?: AbortSignal], Credential>();
  readonly otherTab = new TestEvent<[key: string | null]>();
  readonly expiry = new TestEvent<[]>();

  readonly connection = new SnapshotHolder(true);

  readonly session = new AccountSession({
    identity: this.identity,
    popup: { authorize: this.popupCalls.call },
    logins: { openSession: this.openCalls.call },
    sessions: {
      closeSession: this.closeCalls.call,
      fetchProfile: this.restoreCalls.call,
    },
    profiles: {
      getProfile: this.profileCalls.call,
      savePreferences: () => Promise.reject(new Error('Not asked for here.')),
    },
    cachedLogin: this.cachedLogin,
    storeChanges: { onChange: this.otherTab.listen },
    expiry: { onExpired: this.expiry.listen },
    waitFor: createWaitFor(this.clock),
    connection: this.connection,
    logger: this.logger,
  });

  async startSignedOut(): Promise<void> {
    this.session.start();
    this.restoreCalls.newest.resolve(null);
    await settlePromises();
  }

  /** Creates a verified account with this address. */
  async createAccount(email: string, password = 'linen-blazer'): Promise<void> {
    await this.identity.signUp(email, password);
    this.identity.verifyEmail(this.identity.mails[0]?.oobCode ?? '');
  }

  /** Signs a shopper in and loads the profile. */
  async signInAs(profile: Profile): Promise<void> {
    await this.createAccount(profile.email).catch(() => undefined);
    const login = this.session.signIn(profile.email, 'linen-blazer');
    await this.waitForProfileCall(profile);
    this.profileCalls.newest.resolve(profile);
    await login;
  }

  /** Answers the pending sign-in. Then advances the clock by a second, to the profile request. */
  async waitForProfileCall(profile: Profile): Promise<void> {
    await settlePromises();
    this.openCalls.newest.resolve(profile);
    await settlePromises();
    this.clock.advance(1_000);
    await settlePromises();
  }
}
