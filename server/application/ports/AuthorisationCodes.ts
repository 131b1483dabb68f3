import type { Person } from '../../domain/accounts/personOf.ts';

/** What came back from the provider's sign-in page, and the proof of who began there. */
export interface AuthorisationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret behind the challenge that the flow began with (PKCE). */
  readonly codeVerifier: string;
  /** What the ID token has to repeat. */
  readonly nonce: string;
}

export interface AuthorisedPerson extends Person {
  /** When the person proved who they are, by the provider's clock, milliseconds since the epoch. */
  readonly authenticatedAt: number;
}

/** The code is wrong, used, too old or someone else's. `message` is for the log. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

/**
 * Exchanges an authorization code for who signed in.
 *
 * Without a contract suite: its one adapter speaks OpenID Connect and is tested against a stand-in of the provider.
 *
 * Without a contract suite: its one adapter speaks OpenID Connect and is tested against a stand-in of the provider.
 */
export interface AuthorisationCodes {
  /** Rejects with `CodeRefused`; with any other error where the provider cannot be asked. */
  exchange(code: AuthorisationCode, signal?: AbortSignal): Promise<AuthorisedPerson>;
}
