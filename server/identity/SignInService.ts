import { createHash } from 'node:crypto';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { AuthorisationCode, AuthorisationCodes } from '../application/ports/AuthorisationCodes.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { IdTokenVerifier } from '../application/ports/IdTokenVerifier.ts';
import type { Log } from '../application/ports/Log.ts';
import type { PendingLink, PendingLinks } from '../application/ports/PendingLinks.ts';
import type { Secrets } from '../application/ports/Secrets.ts';
import type { Proof } from '../application/ports/Sessions.ts';
import { AddressInUse, type Provider, type Users, type VerifiedIdentity } from '../application/ports/Users.ts';
import type { Person } from '../domain/accounts/personOf.ts';
import { ClockComplaint } from './ClockComplaint.ts';
import type { Handover } from './Handover.ts';

export type SignInRefusal = 'unverified-email' | 'stale-token' | 'not-offered' | 'nothing-pending';

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
 * The identity is genuine and new, and its address belongs to an account with another identity. `token` can be
 * redeemed once, for a short time: to link the identity with that account, or to open a separate one.
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

/** A shopper who signed in, and by which identity. */
export interface SignedIn {
  readonly profile: Profile;
  readonly proof: Proof;
}

/** An older token is rejected (spec section 9, auth timings). */
export const TOKEN_MAX_AGE_MS = 300_000;
/** How long a new identity waits to be linked. */
export const LINK_WAITS_MS = 600_000;

export interface SignInParts {
  readonly idTokens: IdTokenVerifier;
  /** Null if Google sign-in is not configured. */
  readonly google: AuthorisationCodes | null;
  readonly users: Users;
  /** Judges whether a password account is still the same person's. */
  readonly handover: Pick<Handover, 'settle' | 'note'>;
  readonly pendingLinks: PendingLinks;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Log;
}

/**
 * Maps an identity that a provider vouches for to a shopper, who is identified by provider and subject alone
 * (docs/adr/0061). An unverified address opens no session, and a verified one does not open another identity's
 * account: a shopper who signs in with both identities can link them.
 */
export class SignInService {
  readonly #parts: SignInParts;
  readonly #complaint: ClockComplaint;

  constructor(parts: SignInParts) {
    this.#parts = parts;
    this.#complaint = new ClockComplaint(parts.clock, parts.log);
  }

  /** Rejects with `IdTokenRefused`, `SignInRefused`, `LinkNeeded` or the provider's failure. */
  async withIdToken(idToken: string, signal?: AbortSignal): Promise<SignedIn> {
    const { idTokens, clock, handover } = this.#parts;
    const claims = await idTokens.verify(idToken, signal);
    // The issue time of a token from the future also shows how far the clocks differ.
    const ahead = Math.min(claims.clockAhead, clock.now() - claims.issuedAt);
    this.#complaint.hear(ahead);
    if (clock.now() - ahead - claims.issuedAt > TOKEN_MAX_AGE_MS) throw new SignInRefused('stale-token');
    const { subject, email, name, emailVerified } = claims;
    const identity = { provider: 'firebase', subject, email, name };
    const stands = !emailVerified || (await handover.settle(identity, claims.authenticatedAt));
    if (!stands) throw new SignInRefused('stale-token');
    const entered = await this.#enter('firebase', claims, claims.authenticatedAt);
    await handover.note(identity);
    return entered;
  }

  /** Rejects with `CodeRefused`, `SignInRefused`, `LinkNeeded` or the provider's failure. */
  async withGoogleCode(code: AuthorisationCode, signal?: AbortSignal): Promise<SignedIn> {
    const { google } = this.#parts;
    if (google === null) throw new SignInRefused('not-offered');
    const person = await google.exchange(code, signal);
    return this.#enter('google', person, person.authenticatedAt);
  }

  /**
   * Links the pending identity of one of the tokens to a shopper who has just signed in. False if there is none, or
   * none is the shopper's.
   */
  async link(userId: string, tokens: readonly string[]): Promise<boolean> {
    for (const token of tokens) {
      const pending = await this.#pending(token);
      if (pending !== null && (await this.#parts.users.link(userId, pending.identity))) return true;
    }
    return false;
  }

  /** Opens a separate account for the pending identity of the first token that has one. */
  async apart(tokens: readonly string[]): Promise<SignedIn> {
    const { users, secrets } = this.#parts;
    for (const token of tokens) {
      const pending = await this.#pending(token);
      if (pending === null) continue;
      const { identity, provenAt } = pending;
      return { profile: await users.signedIn(identity, secrets.id(), true), proof: { identity, provenAt } };
    }
    throw new SignInRefused('nothing-pending');
  }

  #pending(token: string): Promise<PendingLink | null> {
    return this.#parts.pendingLinks.take(hashOf(token), this.#parts.clock.now());
  }

  async #enter(
    provider: Provider,
    { subject, email, emailVerified, name }: Person,
    provenAt: number,
  ): Promise<SignedIn> {
    if (!emailVerified) throw new SignInRefused('unverified-email');
    const identity = { provider, subject, email, name };
    try {
      const profile = await this.#parts.users.signedIn(identity, this.#parts.secrets.id());
      return { profile, proof: { identity: { provider, subject }, provenAt } };
    } catch (error) {
      throw error instanceof AddressInUse ? await this.#linkNeeded(identity, provenAt, error.providers) : error;
    }
  }

  async #linkNeeded(identity: VerifiedIdentity, provenAt: number, providers: readonly Provider[]): Promise<LinkNeeded> {
    const { pendingLinks, clock, secrets } = this.#parts;
    const token = secrets.token();
    const now = clock.now();
    const expiresAt = now + LINK_WAITS_MS;
    await pendingLinks.keep({ tokenHash: hashOf(token), identity, provenAt, expiresAt }, now);
    return new LinkNeeded({ providers, token, expiresAt });
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
