import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import type { PreferencesPatch, Users, VerifiedIdentity } from '../../application/ports/Users.ts';

export class InMemoryUsers implements Users {
  readonly #users = new Map<string, Profile>();
  readonly #idByIdentity = new Map<string, string>();

  async byId(id: string): Promise<Profile | null> {
    return this.#users.get(id) ?? null;
  }

  async signedIn({ provider, subject, email, name }: VerifiedIdentity, newId: string): Promise<Profile> {
    const identity = JSON.stringify([provider, subject]);
    const known = this.#users.get(this.#idByIdentity.get(identity) ?? '') ?? this.#byEmail(email);
    const profile = known ?? {
      id: newId, email, name: '', onboarded: false, chatEnabled: false, preferences: NO_PREFERENCES,
    };
    this.#idByIdentity.set(identity, profile.id);
    return this.#put({ ...profile, name: profile.name || name });
  }

  async savePreferences(id: string, { onboarded, ...patch }: PreferencesPatch): Promise<Profile | null> {
    const known = this.#users.get(id);
    if (known === undefined) return null;
    return this.#put({
      ...known,
      onboarded: onboarded ?? known.onboarded,
      preferences: { ...known.preferences, ...patch },
    });
  }

  async setChatEnabled(id: string, enabled: boolean): Promise<boolean> {
    const known = this.#users.get(id);
    if (known !== undefined) this.#put({ ...known, chatEnabled: enabled });
    return known !== undefined;
  }

  #byEmail(email: string): Profile | undefined {
    return [...this.#users.values()].find((user) => user.email.toLowerCase() === email.toLowerCase());
  }

  #put(profile: Profile): Profile {
    this.#users.set(profile.id, profile);
    return profile;
  }
}
