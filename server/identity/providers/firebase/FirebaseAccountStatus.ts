import type { AccountState, AccountStatus } from '../../../application/ports/AccountStatus.ts';
import type { Identity } from '../../../application/ports/Users.ts';
import type { Account, IdentityToolkit } from './IdentityToolkit.ts';

/** The status of accounts in a Firebase project; null for other providers' accounts. */
export class FirebaseAccountStatus implements AccountStatus {
  readonly #toolkit: Pick<IdentityToolkit, 'lookUp'>;

  constructor(toolkit: Pick<IdentityToolkit, 'lookUp'>) {
    this.#toolkit = toolkit;
  }

  async findState({ provider, subject }: Identity, signal?: AbortSignal): Promise<AccountState | null> {
    if (provider !== 'firebase') return null;
    const account = await this.#toolkit.lookUp(subject, signal);
    if (account === null) return { kind: 'gone' };
    if (account.disabled) return { kind: 'disabled' };
    return { kind: 'active', validSince: computeValidSince(account), passwordSetAt: account.passwordUpdatedAt };
  }
}

/**
 * The time from which tokens are valid: the second after a password change. Tokens have whole seconds, so a token
 * from the second of the change may be older. Setting a first password is no change.
 */
function computeValidSince({ validSince, passwordUpdatedAt, createdAt }: Account): number {
  const validSinceMs = validSince * 1_000;
  const isPasswordReplaced = passwordUpdatedAt - createdAt >= 1_000;
  return isPasswordReplaced
    ? Math.max(validSinceMs, (Math.floor(passwordUpdatedAt / 1_000) + 1) * 1_000)
    : validSinceMs;
}
