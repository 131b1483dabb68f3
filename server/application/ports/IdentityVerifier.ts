import type { Person } from '../../domain/accounts/readPerson.ts';

/** A token that the identity provider signed for the shopper's browser. */
export interface IdToken {
  readonly token: string;
}

/** The code from the provider's sign-in page, with the secrets that prove that this browser started the flow. */
export interface AuthorizationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret of the flow's PKCE challenge. */
  readonly codeVerifier: string;
  /** The nonce that the ID token must contain. */
  readonly nonce: string;
}

/** A shopper's credential. Each provider accepts one of the two forms. */
export type Credential = IdToken | AuthorizationCode;

/** The verified claims about a person. Times are milliseconds since the epoch, by the provider's clock. */
export interface VerifiedClaims extends Person {
  readonly issuedAt: number;
  /** When the person authenticated. */
  readonly authenticatedAt: number;
  /** The server's clock minus the provider's clock, in milliseconds; 0 if unknown or negative. */
  readonly clockAhead: number;
}

/** The credential is forged, was issued for another product, or has expired. `message` is for the log. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
}

/**
 * Verifies the credentials of an identity provider. Without a contract suite: each adapter accepts its own provider's
 * credentials and has its own tests.
 */
export interface IdentityVerifier {
  /**
   * Verifies a credential. Rejects with `CredentialRefused`, or with another error if the provider cannot be reached.
   */
  verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims>;
}
