import type { AccountState, AccountStatus } from '../../application/ports/AccountStatus.ts';
import type { Identity } from '../../application/ports/Users.ts';
import type { IdentityToolkit } from './IdentityToolkit.ts';

/** Status of accounts in a Firebase project; null for accounts of other providers. */
export class FirebaseAccountStatus implements AccountStatus {
  readonly #toolkit: Pick<IdentityToolkit, 'lookUp'>;

  constructor(toolkit: Pick<IdentityToolkit, 'lookUp'>) {
    this.#toolkit = toolkit;
  }

  async stateOf({ provider, subject }: Identity, signal?: AbortSignal): Promise<AccountState | null> {
    if (provider !== 'firebase') return null;
    const account = await this.#toolkit.lookUp(subject, signal);
    if (account === null) return { kind: 'gone' };
    if (account.disabled) return { kind: 'disabled' };
    return { kind: 'active', validSince: account.validSince * 1_000, passwordSetAt: account.passwordUpdatedAt };
  }
}
