import { createHash } from 'node:crypto';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { AccountDeletions } from '../ports/AccountDeletions.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Credential, IdentityVerifier, VerifiedClaims } from '../ports/IdentityVerifier.ts';
import type { Log } from '../ports/Log.ts';
import type { PendingLink, PendingLinks } from '../ports/PendingLinks.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Proof } from '../ports/Sessions.ts';
import { AddressInUse, type Provider, type Users, type VerifiedIdentity } from '../ports/Users.ts';
import type { Person } from '../../domain/accounts/readPerson.ts';
import { ClockSkewWarning } from './ClockSkewWarning.ts';
import type { Handover } from './Handover.ts';
import { verifyCredential } from './verifyCredential.ts';

export type SignInRefusal =
  | 'unverified-email'
  | 'stale-token'
  | 'not-offered'
  | 'nothing-pending'
  | 'being-deleted'
  | 'another-account'
  | 'disabled';

/** The identity is genuine but does not open a session. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly refusal: SignInRefusal;
  constructor(refusal: SignInRefusal) {
    super(`No session: ${refusal}`);
    this.refusal = refusal;
  }
}

/**
 * The identity is genuine and new, but its email address belongs to an account with another identity. `token` can be
 * used once, within a short time, to link the identity or to open a separate account.
 */
export class LinkNeeded extends Error {
  override readonly name = 'LinkNeeded';
  readonly providers: readonly Provider[];
  readonly token: string;
  readonly expiresAt: number;
  constructor({ providers, token, expiresAt }: Pick<LinkNeeded, 'providers' | 'token' | 'expiresAt'>) {
    super('The address belongs to an account with another way in.');
    this.providers = providers;
    this.token = token;
    this.expiresAt = expiresAt;
  }
}

/** A signed-in shopper, with the identity that was used. */
export interface SignedInShopper {
  readonly profile: Profile;
  readonly proof: Proof;
}

/** Maximum age of an ID token (spec section 9, auth timings). */
export const TOKEN_MAX_AGE_MS = 300_000;
/** How long a new identity may wait to be linked. */
export const LINK_LIFETIME_MS = 600_000;

export interface SignInProvider {
  readonly name: Provider;
  readonly verifier: IdentityVerifier;
  /**
   * Whether the account belongs to the person with its password and address, so that its owner may change
   * (docs/adr/0067).
   */
  readonly isByPassword: boolean;
}

export interface SignInDependencies {
  /** The providers that are configured. */
  readonly providers: readonly SignInProvider[];
  readonly users: Users;
  /** Checks whether a password account still has the same owner. */
  readonly handover: Pick<Handover, 'settleAccount' | 'recordPasswordTime'>;
  readonly pendingLinks: PendingLinks;
  /** Tells whether an account is being deleted. Its identities cannot sign in. */
  readonly accountDeletions: Pick<AccountDeletions, 'isUnfinished'>;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Log;
}

/**
 * Finds the shopper of a verified identity, by provider and subject alone (docs/adr/0061). A verified email address
 * does not open another identity's account; a shopper who signs in with both identities can link them.
 */
export class SignInService {
  readonly #dependencies: SignInDependencies;
  readonly #clockSkewWarning: ClockSkewWarning;

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
    this.#clockSkewWarning = new ClockSkewWarning(dependencies.clock, dependencies.log);
  }

  /** Signs in. Rejects with `CredentialRefused`, `SignInRefused`, `LinkNeeded` or `ProviderUnavailableError`. */
  async signIn(name: Provider, credential: Credential, signal?: AbortSignal): Promise<SignedInShopper> {
    const provider = this.#dependencies.providers.find((candidate) => candidate.name === name);
    if (provider === undefined) throw new SignInRefused('not-offered');
    const claims = await verifyCredential(provider.verifier, credential, signal);
    this.#refuseStaleToken(claims);
    if (await this.#dependencies.accountDeletions.isUnfinished({ provider: name, subject: claims.subject }))
      throw new SignInRefused('being-deleted');
    return provider.isByPassword ? this.#signInByPassword(name, claims) : this.#completeSignIn(name, claims);
  }

  /**
   * Links the pending identity of one of the tokens to a shopper who has just signed in. Resolves to false if no
   * pending identity fits.
   */
  async linkPending(userId: string, tokens: readonly string[]): Promise<boolean> {
    for (const token of tokens) {
      const pendingLink = await this.#takePendingLink(token);
      if (pendingLink !== null && (await this.#dependencies.users.linkIdentity(userId, pendingLink.identity)))
        return true;
    }
    return false;
  }

  /** Opens a separate account for the first token's pending identity. */
  async signInSeparately(tokens: readonly string[]): Promise<SignedInShopper> {
    const { users, secrets } = this.#dependencies;
    for (const token of tokens) {
      const pendingLink = await this.#takePendingLink(token);
      if (pendingLink === null) continue;
      const { identity, provenAt } = pendingLink;
      return { profile: await users.recordSignIn(identity, secrets.createId(), true), proof: { identity, provenAt } };
    }
    throw new SignInRefused('nothing-pending');
  }

  async #takePendingLink(token: string): Promise<PendingLink | null> {
    const now = this.#dependencies.clock.now();
    const pendingLink = await this.#dependencies.pendingLinks.take(hashToken(token), now);
    // Reject a link that was stored while the clock was ahead, because it would last until that time. The factor
    // allows for other nodes' clocks.
    return pendingLink !== null && pendingLink.expiresAt <= now + 2 * LINK_LIFETIME_MS ? pendingLink : null;
  }

  #refuseStaleToken({ clockAhead, issuedAt }: VerifiedClaims): void {
    const now = this.#dependencies.clock.now();
    // An issue time in the future means that the server's clock is behind by at least the difference.
    const aheadMs = Math.min(clockAhead, now - issuedAt);
    this.#clockSkewWarning.report(aheadMs);
    if (now - aheadMs - issuedAt > TOKEN_MAX_AGE_MS) throw new SignInRefused('stale-token');
  }

  async #signInByPassword(provider: Provider, claims: VerifiedClaims): Promise<SignedInShopper> {
    const { handover } = this.#dependencies;
    const identity = toIdentity(provider, claims);
    if (!claims.emailVerified) throw new SignInRefused('unverified-email');
    const admission = await handover.settleAccount(identity, claims.authenticatedAt);
    if (admission !== 'admitted') throw new SignInRefused(admission === 'disabled' ? 'disabled' : 'stale-token');
    const signedIn = await this.#completeSignIn(provider, claims);
    await handover.recordPasswordTime(identity);
    return signedIn;
  }

  async #completeSignIn(provider: Provider, claims: VerifiedClaims): Promise<SignedInShopper> {
    if (!claims.emailVerified) throw new SignInRefused('unverified-email');
    const [identity, provenAt] = [toIdentity(provider, claims), claims.authenticatedAt];
    try {
      const profile = await this.#dependencies.users.recordSignIn(identity, this.#dependencies.secrets.createId());
      return { profile, proof: { identity: { provider, subject: claims.subject }, provenAt } };
    } catch (error) {
      throw error instanceof AddressInUse ? await this.#createLinkNeeded(identity, provenAt, error.providers) : error;
    }
  }

  async #createLinkNeeded(
    identity: VerifiedIdentity,
    provenAt: number,
    providers: readonly Provider[],
  ): Promise<LinkNeeded> {
    const { pendingLinks, clock, secrets } = this.#dependencies;
    const token = secrets.createToken();
    const expiresAt = clock.now() + LINK_LIFETIME_MS;
    await pendingLinks.save({ tokenHash: hashToken(token), identity, provenAt, expiresAt });
    return new LinkNeeded({ providers, token, expiresAt });
  }
}

const toIdentity = (provider: Provider, { subject, email, name }: Person): VerifiedIdentity => ({
  provider,
  subject,
  email,
  name,
});

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
