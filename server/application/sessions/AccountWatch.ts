import type { AccountState, AccountStatus } from '../ports/AccountStatus.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { Proof, Sessions } from '../ports/Sessions.ts';
import type { Identity, Users } from '../ports/Users.ts';

/** Maximum time until a change of an account at its provider affects the account's sessions. */
export const ACCOUNT_CHECK_MS = 60_000;
/** Timeout of the provider, for which a request waits. */
const PROVIDER_TIMEOUT_MS = 2_000;
/** Maximum number of cached checks. Shoppers that are no longer cached are checked again. */
const MAX_CACHED_CHECKS = 10_000;

/** `outdated`: the account was deleted, or its password has changed since the sign-in. */
export type Admission = 'admitted' | 'disabled' | 'outdated';

export interface AccountWatchDependencies {
  readonly status: AccountStatus;
  readonly users: Pick<Users, 'listIdentities'>;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly log: Log;
}

type KnownStates = readonly (readonly [Identity, AccountState])[];

/**
 * Closes the sessions of an account that was disabled or deleted at its identity provider, or whose password changed.
 * Asks the provider at each sign-in, and once a minute while the account is in use. If the provider does not answer,
 * the session stays open until the next check.
 */
export class AccountWatch {
  readonly #dependencies: AccountWatchDependencies;
  /** The time of each shopper's last check, oldest first. */
  readonly #checkedAt = new Map<string, number>();
  readonly #pendingChecks = new Map<string, Promise<KnownStates>>();

  constructor(dependencies: AccountWatchDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Asks the provider if the last check is too old. Resolves to whether the provider was asked, after which sessions
   * may have ended.
   */
  async check(userId: string): Promise<boolean> {
    const now = this.#dependencies.clock.now();
    const ageMs = now - (this.#checkedAt.get(userId) ?? -Infinity);
    // After the clock was set back, check again.
    if (ageMs >= 0 && ageMs < ACCOUNT_CHECK_MS) return false;
    await this.#checkOnce(userId);
    return true;
  }

  /** Closes outdated sessions and resolves to whether this sign-in is accepted. */
  async admit(userId: string, proof: Proof): Promise<Admission> {
    const knownStates = await this.#enforceStatus(userId);
    if (knownStates.some(([, { kind }]) => kind === 'disabled')) return 'disabled';
    const isOutdated = knownStates.some(([identity, state]) => {
      const isSameIdentity =
        identity.provider === proof.identity.provider && identity.subject === proof.identity.subject;
      return (
        isSameIdentity && (state.kind === 'gone' || (state.kind === 'active' && proof.provenAt < state.validSince))
      );
    });
    return isOutdated ? 'outdated' : 'admitted';
  }

  /** Concurrent requests share one check. */
  #checkOnce(userId: string): Promise<KnownStates> {
    const pendingCheck =
      this.#pendingChecks.get(userId) ?? this.#enforceStatus(userId).finally(() => this.#pendingChecks.delete(userId));
    this.#pendingChecks.set(userId, pendingCheck);
    return pendingCheck;
  }

  async #enforceStatus(userId: string): Promise<KnownStates> {
    const { users, clock } = this.#dependencies;
    const now = clock.now();
    const states = await Promise.all((await users.listIdentities(userId)).map((identity) => this.#findState(identity)));
    const knownStates = states.filter((state) => state !== null);
    for (const [identity, state] of knownStates) await this.#closeSessions(userId, identity, state);
    this.#rememberCheck(userId, now);
    return knownStates;
  }

  async #findState(identity: Identity): Promise<readonly [Identity, AccountState] | null> {
    const { status, log } = this.#dependencies;
    try {
      const state = await status.findState(identity, AbortSignal.timeout(PROVIDER_TIMEOUT_MS));
      return state === null ? null : [identity, state];
    } catch (cause) {
      log.warn({ reason: String(cause) }, 'The identity provider did not return the status of an account.');
      return null;
    }
  }

  async #closeSessions(userId: string, identity: Identity, state: AccountState): Promise<void> {
    const { sessions } = this.#dependencies;
    if (state.kind === 'disabled') await sessions.revokeAllOf(userId);
    if (state.kind === 'gone') await sessions.revokeOpenedBy(userId, identity);
    if (state.kind === 'active') {
      // Use the earlier time, so that setting a first password in the second of the sign-in ends no session.
      const openedBefore = Math.min(state.passwordSetAt, state.validSince);
      await sessions.revokeBefore(userId, { provenBefore: state.validSince, openedBefore });
    }
  }

  #rememberCheck(userId: string, now: number): void {
    this.#checkedAt.delete(userId);
    this.#checkedAt.set(userId, now);
    const [oldestUserId] = this.#checkedAt.keys();
    if (this.#checkedAt.size > MAX_CACHED_CHECKS && oldestUserId !== undefined) this.#checkedAt.delete(oldestUserId);
  }
}
