/** A token that the identity provider signed. */
export interface IdToken {
  readonly token: string;
}

/** The code from the provider's sign-in window, with the secrets that prove that this page started the flow. */
export interface AuthorizationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The PKCE code verifier of the flow. */
  readonly codeVerifier: string;
  /** The nonce that the provider's ID token must contain. */
  readonly nonce: string;
}

/**
 * A proof of identity that the backend exchanges for its own session. Needs no contract suite, because it is a
 * parameter of `Logins` and not a port.
 */
export interface Credential {
  /** The provider's name in the contract. */
  readonly provider: string;
  readonly proof: IdToken | AuthorizationCode;
}
