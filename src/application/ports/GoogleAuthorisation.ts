/** Google's authorization code, and the proof that this page started the flow. */
export interface GoogleCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The PKCE code verifier of the flow. */
  readonly codeVerifier: string;
  /** The nonce that Google's ID token must contain. */
  readonly nonce: string;
}

/**
 * Signs in with Google (spec section 7, code flow in a popup).
 *
 * Without a contract suite: its one adapter opens a window of the browser and has its own tests.
 *
 * Without a contract suite: its one adapter opens a window of the browser and has its own tests.
 */
export interface GoogleAuthorisation {
  /**
   * Must be called in a user gesture, or the browser blocks the popup. Rejects with an `IdentityError`
   * ('popup-blocked', 'popup-closed-by-user', 'access_denied' ...) or with the signal's reason.
   */
  authorise(signal?: AbortSignal): Promise<GoogleCode>;
}
