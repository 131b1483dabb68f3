import type { AccountState, AccountStatus } from '../ports/AccountStatus.ts';
import type { Sessions } from '../ports/Sessions.ts';
import type { Identity, StoredIdentity, Users, VerifiedIdentity } from '../ports/Users.ts';
import type { Admission } from '../sessions/AccountWatch.ts';
import { toAddressKey } from '../../domain/accounts/toAddressKey.ts';
import { ProviderUnavailableError } from './verifyCredential.ts';

export interface HandoverDependencies {
  readonly status: AccountStatus;
  readonly users: Pick<Users, 'findStoredIdentity' | 'recordPasswordTime' | 'removeIdentity' | 'keepOnlyIdentity'>;
  readonly sessions: Pick<Sessions, 'revokeAllOf' | 'revokeOpenedBy'>;
}

/** Timeout of the provider, for which the sign-in waits. */
const PROVIDER_TIMEOUT_MS = 2_000;

/**
 * Separates the data of successive owners of a password account (docs/adr/0067). The account belongs to the person
 * who knows its password and controls its email address, and both can change.
 */
export class Handover {
  readonly #dependencies: HandoverDependencies;

  constructor(dependencies: HandoverDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Call this before storing anything about the identity. `provenAt` is when the provider authenticated the person,
   * in milliseconds since the epoch. Resolves to `outdated` if that is too long ago or the account was deleted.
   * Rejects with a `ProviderUnavailableError` if the provider's status is required but unavailable.
   */
  async settleAccount(identity: VerifiedIdentity, provenAt: number): Promise<Admission> {
    const storedIdentity = await this.#dependencies.users.findStoredIdentity(identity);
    const hasAddressChanged = storedIdentity !== null && storedIdentity.address !== toAddressKey(identity.email);
    const state = await this.#findState(identity).catch((error: unknown) => {
      if (hasAddressChanged)
        throw new ProviderUnavailableError('The status of the account could not be asked.', { cause: error });
      return null;
    });
    if (state?.kind === 'disabled') return 'disabled';
    if (state?.kind === 'gone' || (state?.kind === 'active' && provenAt < state.validSince)) return 'outdated';
    if (storedIdentity !== null) await this.#separateOwners(storedIdentity, state, hasAddressChanged);
    return 'admitted';
  }

  async #separateOwners(
    storedIdentity: StoredIdentity,
    state: AccountState | null,
    hasAddressChanged: boolean,
  ): Promise<void> {
    const passwordSetAt = getPasswordSetAt(state);
    const isPasswordReplaced =
      passwordSetAt !== null && storedIdentity.passwordSetAt !== null && passwordSetAt !== storedIdentity.passwordSetAt;
    const isSamePassword = passwordSetAt !== null && passwordSetAt === storedIdentity.passwordSetAt;
    if (hasAddressChanged && !isSamePassword) await this.#separateIdentity(storedIdentity);
    else if (isPasswordReplaced) await this.#keepOnlyIdentity(storedIdentity);
  }

  /** Call this after the sign-in. Records the time of the password for the next sign-in. */
  async recordPasswordTime(identity: Identity): Promise<void> {
    const passwordSetAt = getPasswordSetAt(await this.#findState(identity).catch(() => null));
    if (passwordSetAt !== null) await this.#dependencies.users.recordPasswordTime(identity, passwordSetAt);
  }

  /** Unlinks an identity with a changed address, because it may belong to another person. */
  async #separateIdentity(storedIdentity: StoredIdentity): Promise<void> {
    const { users, sessions } = this.#dependencies;
    await users.removeIdentity(storedIdentity);
    await sessions.revokeOpenedBy(storedIdentity.userId, storedIdentity);
  }

  /**
   * Unlinks the account's other identities after a change of the password, because a previous owner may have linked
   * them.
   */
  async #keepOnlyIdentity(storedIdentity: StoredIdentity): Promise<void> {
    const { users, sessions } = this.#dependencies;
    if (await users.keepOnlyIdentity(storedIdentity.userId, storedIdentity))
      await sessions.revokeAllOf(storedIdentity.userId);
  }

  #findState(identity: Identity): Promise<AccountState | null> {
    return this.#dependencies.status.findState(identity, AbortSignal.timeout(PROVIDER_TIMEOUT_MS));
  }
}

const getPasswordSetAt = (state: AccountState | null): number | null =>
  state?.kind === 'active' ? state.passwordSetAt : null;
