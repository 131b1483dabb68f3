import type { Person } from '../../domain/accounts/personOf.ts';

/** A token that the identity provider signed for the shopper's browser. */
export interface IdToken {
  readonly token: string;
}

/** What came back from the provider's sign-in page, and the proof of who began there. */
export interface AuthorisationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret behind the challenge that the flow began with (PKCE). */
  readonly codeVerifier: string;
  /** What the ID token has to repeat. */
  readonly nonce: string;
}

/** How a shopper proves who they are; each provider takes one of the two. */
export type Credential = IdToken | AuthorisationCode;

/** What a provider vouches for. Times are milliseconds since the epoch, by the provider's clock. */
export interface VerifiedClaims extends Person {
  readonly issuedAt: number;
  /** When the person proved who they are. */
  readonly authenticatedAt: number;
  /** By how many milliseconds the server's clock is ahead of the provider's; 0 where nobody knows. */
  readonly clockAhead: number;
}

/** The credential is not genuine, not for this product, or no longer valid. `message` is for the log. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
}

/**
 * Tells a genuine credential of an identity provider from anything else.
 *
 * Without a contract suite: each adapter accepts the credentials of its own provider and has its own tests.
 */
export interface IdentityVerifier {
  /** Rejects with `CredentialRefused`; with any other error where the provider cannot be asked. */
  verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims>;
}
