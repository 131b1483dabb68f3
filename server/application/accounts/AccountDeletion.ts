import type { BlobSweep } from '../attachments/BlobSweep.ts';
import type { AccountDeletions } from '../ports/AccountDeletions.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { ProviderAccounts } from '../ports/ProviderAccounts.ts';
import type { Identity, Users } from '../ports/Users.ts';
import type { PhotosInUse } from '../poses/PhotosInUse.ts';
import type { SessionService } from '../sessions/SessionService.ts';

/** Timeout of the identity provider, for which the shopper waits. */
const PROVIDER_TIMEOUT_MS = 5_000;

export interface AccountDeletionDependencies {
  readonly users: Pick<Users, 'listIdentities'>;
  readonly sessions: Pick<SessionService, 'closeAllSessions'>;
  readonly accountDeletions: AccountDeletions;
  readonly providerAccounts: ProviderAccounts;
  readonly photosInUse: Pick<PhotosInUse, 'endForbidden'>;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Deletes accounts (docs/adr/0145). The store's records are deleted at once. Files and accounts at identity providers
 * are listed in the store and deleted next; a later run retries.
 */
export class AccountDeletion {
  readonly #dependencies: AccountDeletionDependencies;

  constructor(dependencies: AccountDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Deletes an account. Resolves to whether the deletion is complete. Rejects only if the store could not delete the
   * account; then nothing has changed.
   */
  async remove(userId: string): Promise<boolean> {
    const { users, accountDeletions, photosInUse, sweep, clock } = this.#dependencies;
    const identities = await users.listIdentities(userId);
    await accountDeletions.begin(userId, clock.now());
    await this.#forgetSessions(userId);
    await photosInUse.endForbidden(userId);
    await sweep.run();
    const outcomes = await Promise.all(identities.map((identity) => this.#removeAtProvider(identity)));
    return outcomes.every((isDone) => isDone);
  }

  /** Continues at most `limit` interrupted deletions. Resolves to the number of finished ones. */
  async resume(limit: number): Promise<number> {
    const identities = await this.#dependencies.accountDeletions.listUnfinished(limit);
    let finishedCount = 0;
    for (const identity of identities) if (await this.#removeAtProvider(identity)) finishedCount += 1;
    return finishedCount;
  }

  /** Removes the shopper's sessions from this node's cache. The store has deleted them with the account. */
  async #forgetSessions(userId: string): Promise<void> {
    const { sessions, log } = this.#dependencies;
    await sessions
      .closeAllSessions(userId)
      .catch((cause: unknown) => log.warn({ cause: String(cause) }, 'The store failed after an account was deleted.'));
  }

  /** Deletes the account at the provider. Resolves to false after a failure; the record then stays. */
  async #removeAtProvider({ provider, subject }: Identity): Promise<boolean> {
    const { accountDeletions, providerAccounts, clock, log } = this.#dependencies;
    const identity: Identity = { provider, subject };
    try {
      await providerAccounts.remove(identity, AbortSignal.timeout(PROVIDER_TIMEOUT_MS));
      await accountDeletions.finish(identity);
      return true;
    } catch (cause) {
      log.warn(
        { provider, cause: String(cause) },
        'An account is still at its identity provider; the next run tries again.',
      );
      await accountDeletions.recordAttempt(identity, clock.now()).catch(() => undefined);
      return false;
    }
  }
}
