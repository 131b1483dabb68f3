import { getSession, loginWithFirebase, loginWithGoogle, logout } from '../../../contract/auth.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { GoogleCode } from '../../application/ports/GoogleAuthorisation.ts';
import { AccountExists, type Sessions } from '../../application/ports/Sessions.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { HttpFailure } from './HttpFailure.ts';
import { toProfile } from './wireProfile.ts';

export class HttpSessions implements Sessions {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async openWithIdToken(token: string, signal?: AbortSignal, link = false): Promise<Profile> {
    const body = { token, ...(link && { link }) };
    return toProfile(
      await this.#client.send(loginWithFirebase, { body, signal }, 'Firebase Login Error').catch(refuseKnownAccount),
    );
  }

  async openWithGoogleCode(
    { code, redirectUri, codeVerifier, nonce }: GoogleCode,
    signal?: AbortSignal,
    link = false,
  ): Promise<Profile> {
    const body = { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce, ...(link && { link }) };
    return toProfile(
      await this.#client.send(loginWithGoogle, { body, signal }, 'Google Login Error').catch(refuseKnownAccount),
    );
  }

  async current(signal?: AbortSignal): Promise<Profile | null> {
    const profile = await this.#client.send(getSession, { signal }, 'Error retrieving profile');
    return profile && toProfile(profile);
  }

  async close(signal?: AbortSignal): Promise<void> {
    await this.#client.send(logout, { body: {}, signal }, 'Error logging out');
  }
}

/** Turns a refusal with sign-in methods into `AccountExists`; rethrows other errors. */
function refuseKnownAccount(error: unknown): never {
  const failure = error instanceof CallError ? error.cause : null;
  const ways = failure instanceof HttpFailure ? failure.problem?.ways : undefined;
  throw ways === undefined ? error : new AccountExists(ways, { cause: error });
}
