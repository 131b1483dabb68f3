import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { AuthorisationCode, AuthorisationCodes } from '../application/ports/AuthorisationCodes.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { IdTokenVerifier } from '../application/ports/IdTokenVerifier.ts';
import type { Secrets } from '../application/ports/Secrets.ts';
import type { Users } from '../application/ports/Users.ts';

export type SignInRefusal = 'unverified-email' | 'stale-token' | 'not-offered';

/** The identity is genuine, but does not open a session. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly refusal: SignInRefusal;
  constructor(refusal: SignInRefusal) {
    super(`No session: ${refusal}`);
    this.refusal = refusal;
  }
}

/** A token older than this is not exchanged any more (spec section 9, auth timings). */
export const TOKEN_MAX_AGE_MS = 300_000;

export interface SignInParts {
  readonly idTokens: IdTokenVerifier;
  /** Null where Google sign-in is not set up. */
  readonly google: AuthorisationCodes | null;
  readonly users: Users;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/**
 * Turns what an identity provider vouches for into a shopper. An e-mail address counts only once the
 * provider has verified it, because shoppers of two providers are brought together by it.
 */
export class SignInService {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** Rejects with `IdTokenRefused`, `SignInRefused` or the provider's failure. */
  async withIdToken(idToken: string, signal?: AbortSignal): Promise<Profile> {
    const { idTokens, users, clock, secrets } = this.#parts;
    const claims = await idTokens.verify(idToken, signal);
    if (clock.now() - claims.issuedAt > TOKEN_MAX_AGE_MS) throw new SignInRefused('stale-token');
    if (!claims.emailVerified) throw new SignInRefused('unverified-email');
    const { subject, email, name } = claims;
    return users.signedIn({ provider: 'firebase', subject, email, name }, secrets.id());
  }

  /** Rejects with `CodeRefused`, `SignInRefused` or the provider's failure. */
  async withGoogleCode(code: AuthorisationCode, signal?: AbortSignal): Promise<Profile> {
    const { google, users, secrets } = this.#parts;
    if (google === null) throw new SignInRefused('not-offered');
    const { subject, email, emailVerified, name } = await google.exchange(code, signal);
    if (!emailVerified) throw new SignInRefused('unverified-email');
    return users.signedIn({ provider: 'google', subject, email, name }, secrets.id());
  }
}
