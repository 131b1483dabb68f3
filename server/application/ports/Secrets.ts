import { randomBytes, randomUUID } from 'node:crypto';

/**
 * Unguessable values, injected so that tests can predict them. Without a contract suite: only the system has random
 * values; tests use a counter.
 */
export interface Secrets {
  /** A new id: letters, digits and `-`. */
  createId(): string;
  /** 256 random bits, encoded for cookies and URLs. */
  createToken(): string;
}

export const randomSecrets: Secrets = {
  createId: () => randomUUID(),
  createToken: () => randomBytes(32).toString('base64url'),
};
