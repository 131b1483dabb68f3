import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { AddressInUse } from '../../application/ports/Users.ts';
import type {
  Identity,
  StoredIdentity,
  PreferencesPatch,
  Users,
  VerifiedIdentity,
} from '../../application/ports/Users.ts';
import { addressKey } from '../../domain/accounts/addressKey.ts';

export class InMemoryUsers implements Users {
  readonly #users = new Map<string, Profile>();
  #ways: readonly StoredIdentity[] = [];

  async byId(id: string): Promise<Profile | null> {
    return this.#users.get(id) ?? null;
  }

  async recordSignIn(identity: VerifiedIdentity, newId: string, apart = false): Promise<Profile> {
    const known = this.#wayOf(identity);
    if (known === undefined && !apart) this.#refuseKnownAddress(identity);
    const profile = this.#users.get(known?.userId ?? '') ?? {
      id: newId,
      email: identity.email,
      name: '',
      onboarded: false,
      chatEnabled: false,
      preferences: NO_PREFERENCES,
    };
    this.#keepWay(identity, profile.id);
    const moved = known !== undefined && addressKey(profile.email) === known.address;
    return this.#put({
      ...profile,
      name: profile.name || identity.name,
      email: moved ? identity.email : profile.email,
    });
  }

  async linkIdentity(userId: string, identity: VerifiedIdentity): Promise<boolean> {
    const address = addressKey(identity.email);
    const proved = this.#ways.some((way) => way.userId === userId && way.address === address);
    if (!proved || this.#wayOf(identity) !== undefined) return false;
    this.#keepWay(identity, userId);
    return true;
  }

  async findStoredIdentity(identity: Identity): Promise<StoredIdentity | null> {
    return this.#wayOf(identity) ?? null;
  }

  async recordPasswordTime(identity: Identity, passwordSetAt: number): Promise<void> {
    this.#ways = this.#ways.map((way) => (isOf(way, identity) ? { ...way, passwordSetAt } : way));
  }

  async removeIdentity(identity: Identity): Promise<void> {
    this.#ways = this.#ways.filter((way) => !isOf(way, identity));
  }

  async keepOnlyIdentity(userId: string, identity: Identity): Promise<boolean> {
    const before = this.#ways.length;
    this.#ways = this.#ways.filter((way) => way.userId !== userId || isOf(way, identity));
    return this.#ways.length < before;
  }

  async listIdentities(userId: string): Promise<readonly Identity[]> {
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

  #wayOf(identity: Identity): StoredIdentity | undefined {
    return this.#ways.find((way) => isOf(way, identity));
  }

  #refuseKnownAddress({ provider, email }: VerifiedIdentity): void {
    const others = this.#ways.filter((way) => way.address === addressKey(email) && way.provider !== provider);
    if (others.length > 0) throw new AddressInUse([...new Set(others.map((way) => way.provider))].sort());
  }

  /** Stores the identity. At each provider an email address belongs to the identity that verified it last. */
  #keepWay({ provider, subject, email }: VerifiedIdentity, userId: string): void {
    const address = addressKey(email);
    const passwordSetAt = this.#wayOf({ provider, subject })?.passwordSetAt ?? null;
    const others = this.#ways.filter((way) => way.provider !== provider || way.subject !== subject);
    this.#ways = [
      ...others.map((way) => (way.provider === provider && way.address === address ? { ...way, address: null } : way)),
      { provider, subject, userId, address, passwordSetAt },
    ];
  }

  #put(profile: Profile): Profile {
    this.#users.set(profile.id, profile);
    return profile;
  }
}

const isOf = (way: Identity, { provider, subject }: Identity): boolean =>
  way.provider === provider && way.subject === subject;
