/** What came back from Google, and the proof that this page began the flow. */
export interface GoogleCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret behind the challenge that the flow began with (PKCE). */
  readonly codeVerifier: string;
  /** What Google's ID token has to repeat. */
  readonly nonce: string;
}

/** Asks somebody to sign in with Google (spec section 7, code flow in a popup). */
export interface GoogleAuthorisation {
  /**
   * Must be called by a gesture, or the browser blocks the popup. Rejects with an `IdentityError`
   * ('popup-blocked', 'popup-closed-by-user', 'access_denied' ...) or with the signal's reason.
   */
  authorise(signal?: AbortSignal): Promise<GoogleCode>;
}
