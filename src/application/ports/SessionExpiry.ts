/**
 * Reports that the backend ended the session, so that the app can end it on the client. Without a contract suite: its
 * only adapter is the HTTP client, which has its own tests.
 */
export interface SessionExpiry {
  /** Calls `listener` each time a call that needs a session is answered 'unauthorized', until unsubscribed. */
  onExpired(listener: () => void): () => void;
}
