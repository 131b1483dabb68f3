import type { Clock } from '../ports/Clock.ts';
import type { Credential, VerifiedClaims } from '../ports/IdentityVerifier.ts';
import type { Proof, Sessions } from '../ports/Sessions.ts';
import type { Identity, Provider, StoredIdentity, Users } from '../ports/Users.ts';
import type { Handover } from '../sign-in/Handover.ts';
import { SignInRefused, TOKEN_MAX_AGE_MS } from '../sign-in/SignInService.ts';
import type { SignInProvider } from '../sign-in/SignInService.ts';
import { verifyCredential } from '../sign-in/verifyCredential.ts';

export interface AccountAccessDependencies {
  /** The providers that are configured. */
  readonly providers: readonly SignInProvider[];
  readonly users: Pick<Users, 'findStoredIdentity' | 'linkIdentity' | 'unlinkIdentity' | 'listIdentities'>;
  readonly handover: Pick<Handover, 'recordPasswordTime'>;
  readonly sessions: Pick<Sessions, 'revokeOpenedBy'>;
  readonly clock: Clock;
}

/** A provider's credential, given by a shopper who is already signed in. */
export interface ProviderCredential {
  readonly provider: Provider;
  readonly credential: Credential;
}

/**
 * `in-use`: the identity belongs to another account. `another-address`: no identity of this account has the same
 * address.
 */
export type LinkOutcome = 'linked' | 'in-use' | 'another-address';

/** `last`: the account would have no identity. `proof-needed`: the shopper must authenticate with another provider. */
export type UnlinkOutcome = 'unlinked' | 'last' | 'proof-needed';

/**
 * Lists, adds and removes the identities of an account. Changes require that the owner has just authenticated
 * (docs/adr/0146).
 */
export class AccountAccess {
  readonly #dependencies: AccountAccessDependencies;

  constructor(dependencies: AccountAccessDependencies) {
    this.#dependencies = dependencies;
  }

  listIdentities(userId: string): Promise<readonly StoredIdentity[]> {
    return this.#dependencies.users.listIdentities(userId);
  }

  /**
   * Checks that the shopper has authenticated in the last minutes with an identity of the account. Rejects with
   * `CredentialRefused`, `SignInRefused` or the provider's failure.
   */
  async prove(userId: string, proofCredential: ProviderCredential, signal?: AbortSignal): Promise<Proof> {
    const claims = await this.#verify(proofCredential, signal);
    const identity: Identity = { provider: proofCredential.provider, subject: claims.subject };
    const storedIdentity = await this.#dependencies.users.findStoredIdentity(identity);
    if (storedIdentity?.userId !== userId) throw new SignInRefused('another-account');
    return { identity, provenAt: claims.authenticatedAt };
  }

  /** Adds an identity to the account. Call `prove` first. Rejects like `prove`. */
  async link(userId: string, proofCredential: ProviderCredential, signal?: AbortSignal): Promise<LinkOutcome> {
    const { users } = this.#dependencies;
    const { subject, email, name } = await this.#verify(proofCredential, signal);
    const identity = { provider: proofCredential.provider, subject, email, name };
    const isKnown = (await users.findStoredIdentity(identity)) !== null;
    if (!isKnown && (await users.linkIdentity(userId, identity))) return 'linked';
    // Another call may have linked the identity meanwhile, e.g. after a double click.
    const storedIdentity = await users.findStoredIdentity(identity);
    if (storedIdentity === null) return 'another-address';
    return storedIdentity.userId === userId ? 'linked' : 'in-use';
  }

  /** Removes the identities of a provider and closes the sessions that they opened. */
  async unlink(userId: string, provider: Provider, proof: Proof): Promise<UnlinkOutcome> {
    const { users, sessions } = this.#dependencies;
    if (proof.identity.provider === provider) return 'proof-needed';
    const removedIdentities = (await users.listIdentities(userId)).filter((identity) => identity.provider === provider);
    for (const identity of removedIdentities) {
      if (!(await users.unlinkIdentity(userId, identity))) return 'last';
      await sessions.revokeOpenedBy(userId, identity);
    }
    return 'unlinked';
  }

  /**
   * Records the time of a new password, after the shopper has signed in with it. Otherwise the next sign-in would
   * look like that of a new owner and unlink the other identities (docs/adr/0067).
   */
  async acceptNewPassword({ identity }: Proof): Promise<void> {
    await this.#dependencies.handover.recordPasswordTime(identity);
  }

  async #verify({ provider: name, credential }: ProviderCredential, signal?: AbortSignal): Promise<VerifiedClaims> {
    const provider = this.#dependencies.providers.find((candidate) => candidate.name === name);
    if (provider === undefined) throw new SignInRefused('not-offered');
    const claims = await verifyCredential(provider.verifier, credential, signal);
    const now = this.#dependencies.clock.now();
    const aheadMs = Math.min(claims.clockAhead, now - claims.issuedAt);
    // Check the time of the sign-in, not the time of the token, because a token can be renewed without the shopper.
    if (now - aheadMs - claims.authenticatedAt > TOKEN_MAX_AGE_MS) throw new SignInRefused('stale-token');
    if (!claims.emailVerified) throw new SignInRefused('unverified-email');
    return claims;
  }
}
