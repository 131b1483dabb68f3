/** A token that the identity provider signed. */
export interface IdToken {
  readonly token: string;
}

/** The code that the provider's sign-in window returned, and the proof that this page started the flow. */
export interface AuthorizationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The PKCE code verifier of the flow. */
  readonly codeVerifier: string;
  /** The nonce that the provider's ID token must contain. */
  readonly nonce: string;
}

/**
 * What the backend exchanges for its own session.
 *
 * Without a contract suite: no port, but what `Logins` takes.
 */
export interface Credential {
  /** The provider's name in the contract. */
  readonly provider: string;
  readonly proof: IdToken | AuthorizationCode;
}
