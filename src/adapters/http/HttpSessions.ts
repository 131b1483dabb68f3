import { getSession, loginWithFirebase, loginWithGoogle, logout } from '../../../contract/auth.ts';
import type { GoogleCode } from '../../application/ports/GoogleAuthorisation.ts';
import type { Sessions } from '../../application/ports/Sessions.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { toProfile } from './wireProfile.ts';

export class HttpSessions implements Sessions {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async openWithIdToken(token: string, signal?: AbortSignal): Promise<Profile> {
    return toProfile(await this.#client.send(loginWithFirebase, { body: { token }, signal }, 'Firebase Login Error'));
  }

  async openWithGoogleCode({ code, redirectUri, codeVerifier, nonce }: GoogleCode, signal?: AbortSignal): Promise<Profile> {
    const body = { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce };
    return toProfile(await this.#client.send(loginWithGoogle, { body, signal }, 'Google Login Error'));
  }

  async current(signal?: AbortSignal): Promise<Profile | null> {
    const profile = await this.#client.send(getSession, { signal }, 'Error retrieving profile');
    return profile && toProfile(profile);
  }

  async close(signal?: AbortSignal): Promise<void> {
    await this.#client.send(logout, { body: {}, signal }, 'Error logging out');
  }
}
