import type { Person } from '../../domain/accounts/personOf.ts';

/** What a token that was found genuine says about the person who signed in. Times are milliseconds since the epoch. */
export interface IdTokenClaims extends Person {
  /** When the token was issued, by the provider's clock. */
  readonly issuedAt: number;
  /** When the person proved who they are, by the provider's clock. */
  readonly authenticatedAt: number;
  /** By how many milliseconds the server's clock is ahead of the provider's; 0 where nobody knows. */
  readonly clockAhead: number;
}

/** The token is not genuine, not for this project, or no longer valid. `message` is for the log. */
export class IdTokenRefused extends Error {
  override readonly name = 'IdTokenRefused';
}

/**
 * Tells a genuine ID token of the identity provider from anything else.
 *
 * Without a contract suite: its adapters accept different tokens, signed and unsigned ones, and have their own tests.
 *
 * Without a contract suite: its adapters accept different tokens, signed and unsigned ones, and have their own tests.
 */
export interface IdTokenVerifier {
  /** Rejects with `IdTokenRefused`; with any other error where the provider cannot be asked. */
  verify(idToken: string, signal?: AbortSignal): Promise<IdTokenClaims>;
}
