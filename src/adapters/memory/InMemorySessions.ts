import { CallError } from '../../application/ports/CallError.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import type { Logins } from '../../application/ports/Logins.ts';
import type { Sessions } from '../../application/ports/Sessions.ts';
import { NO_PREFERENCES, type Profile } from '../../domain/accounts/Profile.ts';
import type { InMemoryProfiles } from './InMemoryProfiles.ts';

/** Sessions for tokens of `InMemoryIdentityProvider`. Creates a profile for a new shopper. */
export class InMemorySessions implements Sessions, Logins {
  readonly #profiles: InMemoryProfiles;
  readonly #getEmailForCode: (code: string) => string | undefined;
  #userId: string | null = null;

  /** `getEmailForCode` maps an authorization code to an email address; by default every code is invalid. */
  constructor(profiles: InMemoryProfiles, getEmailForCode: (code: string) => string | undefined = () => undefined) {
    this.#profiles = profiles;
    this.#getEmailForCode = getEmailForCode;
  }

  /** The id of the shopper with a session; null without a session. */
  get userId(): string | null {
    return this.#userId;
  }

  async openSession({ provider, proof }: Credential, signal?: AbortSignal): Promise<Profile> {
    signal?.throwIfAborted();
    const email =
      'token' in proof ? /^token-of-([^@]+@[^@]+)$/.exec(proof.token)?.[1] : this.#getEmailForCode(proof.code);
    if (email === undefined) throw new CallError(`${capitalize(provider)} Login Error`, 'unauthorized');
    return this.#openForEmail(email);
  }

  async fetchProfile(signal?: AbortSignal): Promise<Profile | null> {
    signal?.throwIfAborted();
    return this.#userId === null ? null : this.#profiles.getProfile(this.#userId);
  }

  async closeSession(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#userId = null;
  }

  #openForEmail(email: string): Profile {
    const profile = this.#profiles.findByEmail(email) ?? {
      id: email,
      name: '',
      email,
      onboarded: false,
      chatEnabled: false,
      preferences: NO_PREFERENCES,
    };
    this.#profiles.put(profile);
    this.#userId = profile.id;
    return profile;
  }
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
