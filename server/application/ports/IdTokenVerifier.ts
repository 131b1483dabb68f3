/** What a token that was found genuine says about the person who signed in. */
export interface IdTokenClaims {
  /** The provider's own lasting id of the person. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Empty where the provider knows none. */
  readonly name: string;
  /** When the token was issued, milliseconds since the epoch. */
  readonly issuedAt: number;
}

/** The token is not genuine, not for this project, or no longer valid. `message` is for the log. */
export class IdTokenRefused extends Error {
  override readonly name = 'IdTokenRefused';
}

/** Tells a genuine ID token of the identity provider from anything else. */
export interface IdTokenVerifier {
  /** Rejects with `IdTokenRefused`; with any other error where the provider cannot be asked. */
  verify(idToken: string, signal?: AbortSignal): Promise<IdTokenClaims>;
}
