import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { AddressInUse } from '../../application/ports/Users.ts';
import type { Identity, PreferencesPatch, Users, VerifiedIdentity } from '../../application/ports/Users.ts';
import { addressKey } from '../../domain/accounts/addressKey.ts';

/** `address` is null once another identity at the same provider has verified it. */
interface WayIn extends Identity {
  readonly userId: string;
  readonly address: string | null;
}

export class InMemoryUsers implements Users {
  readonly #users = new Map<string, Profile>();
  #ways: readonly WayIn[] = [];

  async byId(id: string): Promise<Profile | null> {
    return this.#users.get(id) ?? null;
  }

  async signedIn(identity: VerifiedIdentity, newId: string, apart = false): Promise<Profile> {
    const known = this.#wayOf(identity);
    if (known === undefined && !apart) this.#refuseKnownAddress(identity);
    const profile = this.#users.get(known?.userId ?? '') ?? {
      id: newId, email: identity.email, name: '', onboarded: false, chatEnabled: false, preferences: NO_PREFERENCES,
    };
    this.#keepWay(identity, profile.id);
    const moved = known !== undefined && addressKey(profile.email) === known.address;
    return this.#put({ ...profile, name: profile.name || identity.name, email: moved ? identity.email : profile.email });
  }

  async link(userId: string, identity: VerifiedIdentity): Promise<boolean> {
    const address = addressKey(identity.email);
    const proved = this.#ways.some((way) => way.userId === userId && way.address === address);
    if (!proved || this.#wayOf(identity) !== undefined) return false;
    this.#keepWay(identity, userId);
    return true;
  }

  async identitiesOf(userId: string): Promise<readonly Identity[]> {
    return this.#ways.filter((way) => way.userId === userId).map(({ provider, subject }) => ({ provider, subject }));
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

  #wayOf({ provider, subject }: Identity): WayIn | undefined {
    return this.#ways.find((way) => way.provider === provider && way.subject === subject);
  }

  #refuseKnownAddress({ provider, email }: VerifiedIdentity): void {
    const others = this.#ways.filter((way) => way.address === addressKey(email) && way.provider !== provider);
    if (others.length > 0) throw new AddressInUse([...new Set(others.map((way) => way.provider))].sort());
  }

  /** At each provider an email address belongs to one person: the identity that verified it last. */
  #keepWay({ provider, subject, email }: VerifiedIdentity, userId: string): void {
    const address = addressKey(email);
    const others = this.#ways.filter((way) => way.provider !== provider || way.subject !== subject);
    this.#ways = [
      ...others.map((way) => (way.provider === provider && way.address === address ? { ...way, address: null } : way)),
      { provider, subject, userId, address },
    ];
  }

  #put(profile: Profile): Profile {
    this.#users.set(profile.id, profile);
    return profile;
  }
}
