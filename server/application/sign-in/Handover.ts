import type { AccountState, AccountStatus } from '../ports/AccountStatus.ts';
import type { Sessions } from '../ports/Sessions.ts';
import type { Identity, StoredIdentity, Users, VerifiedIdentity } from '../ports/Users.ts';
import { addressKey } from '../../domain/accounts/addressKey.ts';

export interface HandoverParts {
  readonly status: AccountStatus;
  readonly users: Pick<Users, 'wayOf' | 'notePassword' | 'leave' | 'keepOnly'>;
  readonly sessions: Pick<Sessions, 'revokeAllOf' | 'revokeOpenedBy'>;
}

/** Timeout of the provider; the sign-in waits for it. */
const PROVIDER_TIMEOUT_MS = 2_000;

/**
 * Separates the data of successive owners of a password account (docs/adr/0067). Such an account belongs to the person
 * who controls its password and its address, and another person may have changed both.
 */
export class Handover {
  readonly #parts: HandoverParts;

  constructor(parts: HandoverParts) {
    this.#parts = parts;
  }

  /**
   * Call before the identity opens its account; `provenAt` as in `Proof`. False if the proof is older than the provider
   * accepts. Rejects if the provider's status is required but unavailable.
   */
  async settle(identity: VerifiedIdentity, provenAt: number): Promise<boolean> {
    const way = await this.#parts.users.wayOf(identity);
    if (way === null) return true;
    const moved = way.address !== addressKey(identity.email);
    const state = await this.#stateOf(identity).catch((error: unknown) => {
      if (moved) throw error;
      return null;
    });
    if (state?.kind === 'active' && provenAt < state.validSince) return false;
    const setAt = passwordOf(state);
    const replaced = setAt !== null && way.passwordSetAt !== null && setAt !== way.passwordSetAt;
    const samePassword = setAt !== null && setAt === way.passwordSetAt;
    if (moved && !samePassword) await this.#part(way);
    else if (replaced) await this.#keepOnly(way);
    return true;
  }

  /** Call after sign-in: records the password's time, which the next sign-in is compared with. */
  async note(identity: Identity): Promise<void> {
    const setAt = passwordOf(await this.#stateOf(identity).catch(() => null));
    if (setAt !== null) await this.#parts.users.notePassword(identity, setAt);
  }

  /** Detaches an identity whose address changed, and perhaps its password too: it may belong to another person now. */
  async #part(way: StoredIdentity): Promise<void> {
    const { users, sessions } = this.#parts;
    await users.leave(way);
    await sessions.revokeOpenedBy(way.userId, way);
  }

  /** Detaches the account's other identities after a password change: a previous owner may have linked them. */
  async #keepOnly(way: StoredIdentity): Promise<void> {
    const { users, sessions } = this.#parts;
    if (await users.keepOnly(way.userId, way)) await sessions.revokeAllOf(way.userId);
  }

  #stateOf(identity: Identity): Promise<AccountState | null> {
    return this.#parts.status.stateOf(identity, AbortSignal.timeout(PROVIDER_TIMEOUT_MS));
  }
}

const passwordOf = (state: AccountState | null): number | null =>
  state?.kind === 'active' ? state.passwordSetAt : null;
