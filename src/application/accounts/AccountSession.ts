import type { Profile } from '../../domain/accounts/Profile.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { IdentityProvider } from '../ports/IdentityProvider.ts';
import type { Logger } from '../ports/Logger.ts';
import type { Logins } from '../ports/Logins.ts';
import type { SessionExpiry } from '../ports/SessionExpiry.ts';
import type { SignInPopup } from '../ports/SignInPopup.ts';
import type { StoreChanges } from '../ports/StoreChanges.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import {
  CHECKING_SNAPSHOT,
  createSignedInSnapshot,
  createSignedOutSnapshot,
  createUnreachableSnapshot,
  type AccountSnapshot,
  type SignOutCause,
} from './AccountSnapshot.ts';
import { AUTH_KEY } from './CachedLogin.ts';
import { LoginCheck, type LoginCheckDependencies } from './LoginCheck.ts';
import { UnverifiedEmailError } from './UnverifiedEmailError.ts';

export interface AccountDependencies extends LoginCheckDependencies {
  readonly identity: IdentityProvider;
  readonly popup: SignInPopup;
  readonly logins: Logins;
  readonly storeChanges: StoreChanges;
  readonly expiry: SessionExpiry;
  readonly logger: Logger;
}

type OpenSession = () => Promise<Profile>;

/** Delay between a login and the fetch of its profile (spec section 9, login redirect delay). */
const LOGIN_REDIRECT_DELAY_MS = 1_000;

/**
 * Tracks the signed-in shopper (spec section 4: app start, login success, logout). The newest login wins, and a logout
 * during a login also closes the session that the login opens.
 */
export class AccountSession implements Observable<AccountSnapshot> {
  readonly #dependencies: AccountDependencies;
  readonly #state = new SnapshotHolder<AccountSnapshot>(CHECKING_SNAPSHOT);
  readonly #shopper = new SnapshotHolder<Profile | null>(null);
  readonly #newest = new NewestRequest();
  readonly #check: LoginCheck;
  #attempts = 0;
  #sessionClosing: Promise<void> = Promise.resolve();
  #isLogoutPending = false;

  constructor(dependencies: AccountDependencies) {
    this.#dependencies = dependencies;
    this.#check = new LoginCheck(dependencies);
  }

  get snapshot(): AccountSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  get shopper(): CurrentShopper {
    return this.#shopper;
  }

  /**
   * Asks the server who is signed in. Observes the session's expiry and other tabs until the returned function is
   * called.
   */
  start(): () => void {
    const { connection, expiry, storeChanges } = this.#dependencies;
    this.#restoreCachedLogin();
    const stopFunctions = [
      connection.subscribe(() => this.#closePendingLogout()),
      expiry.onExpired(() => this.endSession()),
      storeChanges.onChange((key) => (key === AUTH_KEY ? this.#adoptOtherTabLogin() : undefined)),
    ];
    return () => {
      for (const stop of stopFunctions) stop();
      this.#newest.abort();
    };
  }

  /**
   * Resolves to true if this login took effect; to false if a newer login, a logout or `signal` ended it. Rejects
   * with `UnverifiedEmailError`, the provider's `IdentityError`, `AccountExistsError` or a `CallError`. With `link`,
   * the sign-in method that was refused with `AccountExistsError` is added to this account.
   */
  signIn(email: string, password: string, signal?: AbortSignal, link?: boolean): Promise<boolean> {
    const { identity, logins } = this.#dependencies;
    return this.#runLogin(async (endSignal) => {
      const { credential, emailVerified } = await identity.signIn(email, password);
      // The app needs only the backend's session from here on, so it drops the provider's token.
      await identity.signOut();
      if (!emailVerified) throw new UnverifiedEmailError();
      return () => logins.openSession(credential, endSignal, link);
    }, signal);
  }

  /** Like `signIn`, in a provider's popup. Must be called in a user gesture, or the browser blocks the popup. */
  signInByPopup(provider: string, signal?: AbortSignal, link?: boolean, onClosed?: () => void): Promise<boolean> {
    const { popup, logins } = this.#dependencies;
    return this.#runLogin(async (endSignal) => {
      const credential = await popup.authorize(provider, endSignal, onClosed);
      return () => logins.openSession(credential, endSignal, link);
    }, signal);
  }

  /** Like `signIn`, but `open` creates the session. */
  signInBy(open: (endSignal: AbortSignal) => Promise<Profile>, signal?: AbortSignal): Promise<boolean> {
    return this.#runLogin(async (endSignal) => () => open(endSignal), signal);
  }

  /**
   * Signs out immediately, even offline, and clears the device cache. Resolves when the server call has succeeded or
   * failed.
   */
  async logout(): Promise<void> {
    const { cachedLogin, identity, logger } = this.#dependencies;
    this.#newest.abort();
    cachedLogin.clearForSignOut();
    this.#setState(createSignedOutSnapshot('choice'));
    await Promise.all([
      this.#closeSession(),
      identity.signOut().catch((error: unknown) => logger.warn('The identity provider kept its session', error)),
    ]);
  }

  /** Shows the login screen after the backend ended the session. The shopper's unsent input is kept. */
  endSession(): void {
    if (this.snapshot.status === 'signed-out') return;
    this.#newest.abort();
    this.#signOut('expiry');
  }

  /**
   * Asks the server who is signed in. The shown shopper stays until the answer. `cause`: why nobody is signed in if the
   * server knows no session. Never rejects.
   */
  async checkLogin(cause: SignOutCause = 'nothing'): Promise<void> {
    this.#attempts += 1;
    try {
      const outcome = await this.#newest.run((endSignal) =>
        this.#check.findSignedInProfile(() => this.#reportUnreachable(), endSignal),
      );
      if (outcome.kind !== 'answered') return;
      if (outcome.answer === null) this.#signOut(cause);
      else this.#signInAs(outcome.answer, false);
    } catch {
      this.#signOut('expiry');
    }
  }

  /** Fetches the profile again, e.g. after onboarding. Rejects with a `CallError`, or with the signal's reason. */
  async refresh(signal?: AbortSignal): Promise<void> {
    const userId = this.snapshot.profile?.id;
    if (userId === undefined) return;
    const profile = await this.#dependencies.profiles.getProfile(userId, signal);
    if (this.snapshot.profile?.id === userId) this.#signInAs(profile, this.snapshot.isOnboardingDue);
  }

  markOnboardingShown(): void {
    this.#state.update({ isOnboardingDue: false });
  }

  #restoreCachedLogin(): void {
    // A logout that did not reach the server has left its session open.
    if (this.#dependencies.cachedLogin.isSignOutPending) {
      this.#signOut('nothing');
      void this.#closeSession();
      return;
    }
    this.#setState(CHECKING_SNAPSHOT);
    void this.checkLogin();
  }

  /** A failed check does not sign the shopper out (docs/adr/0065). */
  #reportUnreachable(): void {
    if (!this.snapshot.isUnreachable) this.#setState(createUnreachableSnapshot(this.#dependencies.cachedLogin.profile));
  }

  async #runLogin(
    obtainCredential: (endSignal: AbortSignal) => Promise<OpenSession>,
    signal?: AbortSignal,
  ): Promise<boolean> {
    const attempt = (this.#attempts += 1);
    try {
      const outcome = await this.#newest.run(
        (endSignal) => this.#signInWith(obtainCredential, attempt, endSignal),
        signal,
      );
      if (outcome.kind === 'answered') this.#signInAs(outcome.answer, !outcome.answer.onboarded);
      return outcome.kind === 'answered';
    } finally {
      // The failed login had aborted the session check, so start the check again.
      if (attempt === this.#attempts && this.snapshot.isUnreachable) void this.checkLogin();
    }
  }

  async #signInWith(
    obtainCredential: (endSignal: AbortSignal) => Promise<OpenSession>,
    attempt: number,
    endSignal: AbortSignal,
  ): Promise<Profile> {
    const open = await obtainCredential(endSignal);
    // Wait for a pending logout, because it would end the new session.
    await this.#sessionClosing;
    endSignal.throwIfAborted();
    this.#isLogoutPending = false;
    try {
      return await this.#openProfile(open, endSignal);
    } catch (error) {
      if (attempt === this.#attempts) void this.#closeSession();
      throw error;
    }
  }

  async #openProfile(open: OpenSession, endSignal: AbortSignal): Promise<Profile> {
    const { waitFor, profiles } = this.#dependencies;
    const { id } = await open();
    await waitFor(LOGIN_REDIRECT_DELAY_MS, endSignal);
    return profiles.getProfile(id, endSignal);
  }

  #adoptOtherTabLogin(): void {
    const { cachedLogin } = this.#dependencies;
    const { userId } = cachedLogin;
    if (userId !== null && userId !== this.snapshot.profile?.id) this.#restoreCachedLogin();
    if (!cachedLogin.isRemoved || this.snapshot.status === 'signed-out') return;
    // A full storage can also remove the login. Only the server knows whether the shopper logged out in another tab.
    if (!cachedLogin.isSignOutPending) return void this.checkLogin('choice');
    this.#newest.abort();
    this.#setState(createSignedOutSnapshot('choice'));
  }

  #signInAs(profile: Profile, isOnboardingDue: boolean): void {
    this.#dependencies.cachedLogin.write(profile);
    this.#setState(createSignedInSnapshot(profile, isOnboardingDue));
  }

  #signOut(cause: SignOutCause): void {
    this.#dependencies.cachedLogin.remove();
    this.#setState(createSignedOutSnapshot(cause));
  }

  #setState(next: AccountSnapshot): void {
    this.#shopper.set(next.profile);
    this.#state.set(next);
  }

  /** Retries a logout that did not reach the server. */
  #closePendingLogout(): void {
    if (this.#isLogoutPending && this.#dependencies.connection.snapshot) void this.#closeSession();
  }

  #closeSession(): Promise<void> {
    const { cachedLogin, sessions, logger } = this.#dependencies;
    this.#sessionClosing = sessions.closeSession().then(
      () => {
        cachedLogin.isSignOutPending = false;
        this.#isLogoutPending = false;
      },
      (error: unknown) => {
        this.#isLogoutPending = true;
        logger.warn('The server was not told of the logout', error);
      },
    );
    return this.#sessionClosing;
  }
}
