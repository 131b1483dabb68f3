import { CallError } from '../../application/ports/CallError.ts';
import type { GoogleCode } from '../../application/ports/GoogleAuthorisation.ts';
import type { Sessions } from '../../application/ports/Sessions.ts';
import { NO_PREFERENCES, type Profile } from '../../domain/accounts/Profile.ts';
import type { InMemoryProfiles } from './InMemoryProfiles.ts';

/** Sessions for the tokens of `InMemoryIdentityProvider`; a new shopper gets a profile. */
export class InMemorySessions implements Sessions {
  readonly #profiles: InMemoryProfiles;
  readonly #emailOfCode: (code: string) => string | undefined;
  #userId: string | null = null;

  /** `emailOfCode` maps a Google code to an email address; by default every code is invalid. */
  constructor(profiles: InMemoryProfiles, emailOfCode: (code: string) => string | undefined = () => undefined) {
    this.#profiles = profiles;
    this.#emailOfCode = emailOfCode;
  }

  /** The id of the shopper with a session; null without a session. */
  get userId(): string | null {
    return this.#userId;
  }

  async openWithIdToken(idToken: string, signal?: AbortSignal): Promise<Profile> {
    signal?.throwIfAborted();
    return this.#open(/^token-of-([^@]+@[^@]+)$/.exec(idToken)?.[1], 'Firebase Login Error');
  }

  async openWithGoogleCode({ code }: GoogleCode, signal?: AbortSignal): Promise<Profile> {
    signal?.throwIfAborted();
    return this.#open(this.#emailOfCode(code), 'Google Login Error');
  }

  async current(signal?: AbortSignal): Promise<Profile | null> {
    signal?.throwIfAborted();
    return this.#userId === null ? null : this.#profiles.getProfile(this.#userId);
  }

  async close(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#userId = null;
  }

  #open(email: string | undefined, message: string): Profile {
    if (email === undefined) throw new CallError(message, 'unauthorised');
    const profile = this.#profiles.byEmail(email) ?? {
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
