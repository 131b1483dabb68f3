import type { Person } from '../../domain/accounts/readPerson.ts';

/** A token that the identity provider signed for the shopper's browser. */
export interface IdToken {
  readonly token: string;
}

/** The result of the provider's sign-in page, with the proof that this browser started the flow. */
export interface AuthorizationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret behind the flow's challenge (PKCE). */
  readonly codeVerifier: string;
  /** The value that the ID token must contain. */
  readonly nonce: string;
}

/** The credential of a shopper; each provider accepts one of the two. */
export type Credential = IdToken | AuthorizationCode;

/** The verified claims about a person. Times are milliseconds since the epoch, by the provider's clock. */
export interface VerifiedClaims extends Person {
  readonly issuedAt: number;
  /** When the person authenticated. */
  readonly authenticatedAt: number;
  /** How many milliseconds the server's clock is ahead of the provider's; 0 if unknown. */
  readonly clockAhead: number;
}

/** The credential is not genuine, was issued for another product, or has expired. `message` is for the log. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
}

/**
 * Verifies the credentials of an identity provider. Without a contract suite: each adapter accepts the credentials of
 * its own provider and has its own tests.
 */
export interface IdentityVerifier {
  /** Rejects with `CredentialRefused`, or with another error if the provider cannot be reached. */
  verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims>;
}
