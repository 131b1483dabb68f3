import { CallError } from '../../application/ports/CallError.ts';
import type { Profiles } from '../../application/ports/Profiles.ts';
import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';

/** Profiles of any number of shoppers. */
export class InMemoryProfiles implements Profiles {
  readonly #profiles = new Map<string, Profile>();

  constructor(profiles: readonly Profile[] = []) {
    for (const profile of profiles) this.put(profile);
  }

  put(profile: Profile): void {
    this.#profiles.set(profile.id, profile);
  }

  findByEmail(email: string): Profile | undefined {
    return [...this.#profiles.values()].find((profile) => profile.email === email);
  }

  async getProfile(userId: string, signal?: AbortSignal): Promise<Profile> {
    signal?.throwIfAborted();
    return this.#findProfile(userId, 'Error retrieving profile');
  }

  async savePreferences(
    userId: string,
    { onboarded, ...preferences }: Partial<Preferences> & { readonly onboarded?: boolean },
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    const knownProfile = this.#findProfile(userId, 'Error saving user preferences');
    this.put({
      ...knownProfile,
      onboarded: onboarded ?? knownProfile.onboarded,
      preferences: { ...knownProfile.preferences, ...preferences },
    });
  }

  #findProfile(userId: string, message: string): Profile {
    const profile = this.#profiles.get(userId);
    if (profile === undefined) throw new CallError(message, 'not-found');
    return profile;
  }
}
