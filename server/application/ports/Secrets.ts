import { randomBytes, randomUUID } from 'node:crypto';

/**
 * Values nobody can guess, so that tests can foresee them.
 *
 * Without a contract suite: only the system has random values; tests pass a counter.
 */
export interface Secrets {
  /** An id of a stored thing: letters, digits and `-`. */
  id(): string;
  /** 256 random bits, safe in a cookie and in an address. */
  token(): string;
}

export const randomSecrets: Secrets = {
  id: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};
