import type { AccountState, AccountStatus } from '../ports/AccountStatus.ts';
import type { Sessions } from '../ports/Sessions.ts';
import type { Identity, KnownWay, Users, VerifiedIdentity } from '../ports/Users.ts';
import { addressKey } from '../../domain/accounts/addressKey.ts';

export interface HandoverParts {
  readonly status: AccountStatus;
  readonly users: Pick<Users, 'wayOf' | 'notePassword' | 'leave' | 'keepOnly'>;
  readonly sessions: Pick<Sessions, 'revokeAllOf' | 'revokeOpenedBy'>;
}

/** How long the provider may take to answer; the sign-in waits for it. */
const PATIENCE_MS = 2_000;

/**
 * Keeps apart what a password account opened for one person from the next (docs/adr/0067). Such an account is
 * whoever's has its password and its address, and both can be set anew by somebody else than before.
 */
export class Handover {
  readonly #parts: HandoverParts;

  constructor(parts: HandoverParts) {
    this.#parts = parts;
  }

  /**
   * Before the identity opens its account; `provenAt` as in `Proof`. False where the proof is of before what the
   * provider counts. Rejects where the provider has to say who it is now, and does not.
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

  /** After it has: the next sign-in is compared with this one. */
  async note(identity: Identity): Promise<void> {
    const setAt = passwordOf(await this.#stateOf(identity).catch(() => null));
    if (setAt !== null) await this.#parts.users.notePassword(identity, setAt);
  }

  /** Another address and perhaps another password: nobody can say that it is the same person. */
  async #part(way: KnownWay): Promise<void> {
    const { users, sessions } = this.#parts;
    await users.leave(way);
    await sessions.revokeOpenedBy(way.userId, way);
  }

  /** Another password: what else led into the account was set by whoever had it before. */
  async #keepOnly(way: KnownWay): Promise<void> {
    const { users, sessions } = this.#parts;
    if (await users.keepOnly(way.userId, way)) await sessions.revokeAllOf(way.userId);
  }

  #stateOf(identity: Identity): Promise<AccountState | null> {
    return this.#parts.status.stateOf(identity, AbortSignal.timeout(PATIENCE_MS));
  }
}

const passwordOf = (state: AccountState | null): number | null =>
  state?.kind === 'active' ? state.passwordSetAt : null;
