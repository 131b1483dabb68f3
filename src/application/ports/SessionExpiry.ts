/** Reports that the backend ended the session, so that the app can end it on the client. */
export interface SessionExpiry {
  /** Calls `listener` each time a call that needs a session is answered 'unauthorised', until unsubscribed. */
  onExpired(listener: () => void): () => void;
}
