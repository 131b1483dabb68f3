import { getSession, logout } from '../../../contract/auth.ts';
import type { Sessions } from '../../application/ports/Sessions.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { toProfile } from './wireProfile.ts';

export class HttpSessions implements Sessions {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetchProfile(signal?: AbortSignal): Promise<Profile | null> {
    const profile = await this.#client.send(getSession, { signal }, 'Error retrieving profile');
    return profile && toProfile(profile);
  }

  async closeSession(signal?: AbortSignal): Promise<void> {
    await this.#client.send(logout, { body: {}, signal }, 'Error logging out');
  }
}
