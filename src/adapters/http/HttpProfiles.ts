import { getProfile, savePreferences } from '../../../contract/user.ts';
import type { Profiles } from '../../application/ports/Profiles.ts';
import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { fromPreferences, toProfile } from './wireProfile.ts';

export class HttpProfiles implements Profiles {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async getProfile(id: string, signal?: AbortSignal): Promise<Profile> {
    return toProfile(await this.#client.send(getProfile, { params: { id }, signal }, 'Error retrieving profile'));
  }

  async savePreferences(
    id: string,
    { onboarded, ...preferences }: Partial<Preferences> & { readonly onboarded?: boolean },
    signal?: AbortSignal,
  ): Promise<void> {
    const wirePreferences = { ...fromPreferences(preferences), ...(onboarded === undefined ? {} : { onboarded }) };
    await this.#client.send(
      savePreferences,
      { params: { id }, body: { preferences: wirePreferences }, signal },
      'Error saving user preferences',
    );
  }
}
