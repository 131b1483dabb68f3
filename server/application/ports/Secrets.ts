import { randomBytes, randomUUID } from 'node:crypto';

/**
 * Unguessable values, injected so that tests can predict them. Without a contract suite: only the system has random
 * values; tests use a counter.
 */
export interface Secrets {
  /** A new id: letters, digits and `-`. */
  id(): string;
  /** 256 random bits, encoded for cookies and URLs. */
  token(): string;
}

export const randomSecrets: Secrets = {
  id: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};
