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
  CHECKING,
  signedIn,
  signedOut,
  unreachable,
  type AccountSnapshot,
  type SignedOutBy,
} from './AccountSnapshot.ts';
import { AUTH_KEY } from './CachedLogin.ts';
import { LoginCheck, type LoginCheckParts } from './LoginCheck.ts';
import { UnverifiedEmail } from './UnverifiedEmail.ts';

export interface AccountParts extends LoginCheckParts {
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
  readonly #parts: AccountParts;
  readonly #state = new SnapshotHolder<AccountSnapshot>(CHECKING);
  readonly #shopper = new SnapshotHolder<Profile | null>(null);
  readonly #newest = new NewestRequest();
  readonly #check: LoginCheck;
  #attempts = 0;
  #closing: Promise<void> = Promise.resolve();
  #logoutPending = false;

  constructor(parts: AccountParts) {
    this.#parts = parts;
    this.#check = new LoginCheck(parts);
  }

  get snapshot(): AccountSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** The signed-in shopper, for features that need nothing else from the session. */
  get shopper(): CurrentShopper {
    return this.#shopper;
  }

  /**
   * Asks the server who is signed in. Observes the session's expiry and other tabs until the returned function is
   * called.
   */
  start(): () => void {
    const { connection, expiry, storeChanges } = this.#parts;
    this.#restore();
    const stops = [
      connection.subscribe(() => this.#closeOwed()),
      expiry.onExpired(() => this.sessionEnded()),
      storeChanges.onChange((key) => (key === AUTH_KEY ? this.#followOtherTab() : undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#newest.abort();
    };
  }

  /**
   * Resolves to whether this login took effect: false when a newer login, a logout or `signal` ended it.
   * Rejects with `UnverifiedEmail`, with the provider's `IdentityError`, with `AccountExists` or with a `CallError`.
   * `link` adds the sign-in method that was refused with `AccountExists` to this account.
   */
  signIn(email: string, password: string, signal?: AbortSignal, link?: boolean): Promise<boolean> {
    const { identity, logins } = this.#parts;
    return this.#login(async (ended) => {
      const { credential, emailVerified } = await identity.signIn(email, password);
      // From here on only the backend's session is needed, so no provider token is kept.
      await identity.signOut();
      if (!emailVerified) throw new UnverifiedEmail();
      return () => logins.open(credential, ended, link);
    }, signal);
  }

  /** Like `signIn`, in a provider's popup. Must be called in a user gesture, or the browser blocks the popup. */
  signInByPopup(provider: string, signal?: AbortSignal, link?: boolean): Promise<boolean> {
    const { popup, logins } = this.#parts;
    return this.#login(async (ended) => {
      const credential = await popup.authorize(provider, ended);
      return () => logins.open(credential, ended, link);
    }, signal);
  }

  /** Like `signIn`, but `open` creates the session. */
  signInBy(open: (ended: AbortSignal) => Promise<Profile>, signal?: AbortSignal): Promise<boolean> {
    return this.#login(async (ended) => () => open(ended), signal);
  }

  /**
   * Signs out immediately, even offline, and clears the device cache. Resolves when the server call has succeeded or
   * failed.
   */
  async logout(): Promise<void> {
    const { cachedLogin, identity, logger } = this.#parts;
    this.#newest.abort();
    cachedLogin.wipe();
    this.#become(signedOut('choice'));
    cachedLogin.signOutPending = true;
    await Promise.all([
      this.#closeSession(),
      identity.signOut().catch((error: unknown) => logger.warn('The identity provider kept its session', error)),
    ]);
  }

  /** Returns to the login after the backend ended the session. The shopper's input is kept. */
  sessionEnded(): void {
    if (this.snapshot.status === 'signed-out') return;
    this.#newest.abort();
    this.#leave('expiry');
  }

  /** Fetches the profile again, e.g. after onboarding. Rejects with a `CallError`, or with the signal's reason. */
  async refresh(signal?: AbortSignal): Promise<void> {
    const userId = this.snapshot.profile?.id;
    if (userId === undefined) return;
    const profile = await this.#parts.profiles.getProfile(userId, signal);
    if (this.snapshot.profile?.id === userId) this.#enter(profile, this.snapshot.onboardingDue);
  }

  onboardingShown(): void {
    this.#state.update({ onboardingDue: false });
  }

  #restore(): void {
    // A logout that did not reach the server has left its session open.
    if (this.#parts.cachedLogin.signOutPending) {
      this.#leave('nothing');
      void this.#closeSession();
      return;
    }
    this.#become(CHECKING);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#attempts += 1;
    try {
      const outcome = await this.#newest.run((ended) => this.#check.whoIsSignedIn(() => this.#missed(), ended));
      if (outcome.kind !== 'answered') return;
      if (outcome.answer === null) this.#leave('nothing');
      else this.#enter(outcome.answer, false);
    } catch {
      this.#leave('expiry');
    }
  }

  /** A failed check never signs the shopper out; only the server's answer does: docs/adr/0065. */
  #missed(): void {
    if (!this.snapshot.unreachable) this.#become(unreachable(this.#parts.cachedLogin.profile));
  }

  async #login(prove: (ended: AbortSignal) => Promise<OpenSession>, signal?: AbortSignal): Promise<boolean> {
    const attempt = (this.#attempts += 1);
    try {
      const outcome = await this.#newest.run((ended) => this.#signedInBy(prove, attempt, ended), signal);
      if (outcome.kind === 'answered') this.#enter(outcome.answer, !outcome.answer.onboarded);
      return outcome.kind === 'answered';
    } finally {
      // The failed login had aborted the session check, so start the check again.
      if (attempt === this.#attempts && this.snapshot.unreachable) void this.#ask();
    }
  }

  async #signedInBy(
    prove: (ended: AbortSignal) => Promise<OpenSession>,
    attempt: number,
    ended: AbortSignal,
  ): Promise<Profile> {
    const open = await prove(ended);
    // Wait for a pending logout, because it would end the new session.
    await this.#closing;
    ended.throwIfAborted();
    this.#logoutPending = false;
    try {
      return await this.#profileAfter(open, ended);
    } catch (error) {
      if (attempt === this.#attempts) void this.#closeSession();
      throw error;
    }
  }

  async #profileAfter(open: OpenSession, ended: AbortSignal): Promise<Profile> {
    const { pause, profiles } = this.#parts;
    const { id } = await open();
    await pause(LOGIN_REDIRECT_DELAY_MS, ended);
    return profiles.getProfile(id, ended);
  }

  #followOtherTab(): void {
    const { cachedLogin } = this.#parts;
    const { userId } = cachedLogin;
    if (userId !== null && userId !== this.snapshot.profile?.id) this.#restore();
    if (!cachedLogin.isRemoved || this.snapshot.status === 'signed-out') return;
    this.#newest.abort();
    this.#become(signedOut('choice'));
  }

  #enter(profile: Profile, onboardingDue: boolean): void {
    this.#parts.cachedLogin.write(profile);
    this.#become(signedIn(profile, onboardingDue));
  }

  #leave(by: SignedOutBy): void {
    this.#parts.cachedLogin.remove();
    this.#become(signedOut(by));
  }

  #become(next: AccountSnapshot): void {
    this.#shopper.set(next.profile);
    this.#state.set(next);
  }

  /** Retries a logout that did not reach the server. */
  #closeOwed(): void {
    if (this.#logoutPending && this.#parts.connection.snapshot) void this.#closeSession();
  }

  #closeSession(): Promise<void> {
    const { cachedLogin, sessions, logger } = this.#parts;
    this.#closing = sessions.close().then(
      () => {
        cachedLogin.signOutPending = false;
        this.#logoutPending = false;
      },
      (error: unknown) => {
        this.#logoutPending = true;
        logger.warn('The server was not told of the logout', error);
      },
    );
    return this.#closing;
  }
}
