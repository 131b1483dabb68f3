/** Tells when the backend no longer knows the shopper, so that the app can end the session on its side. */
export interface SessionExpiry {
  /** Calls `listener` each time a call that needs a session is answered 'unauthorised', until unsubscribed. */
  onExpired(listener: () => void): () => void;
}
