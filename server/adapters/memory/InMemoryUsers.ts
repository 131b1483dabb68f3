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
import { toAddressKey } from '../../domain/accounts/toAddressKey.ts';

export class InMemoryUsers implements Users {
  readonly #users = new Map<string, Profile>();
  #storedIdentities: readonly StoredIdentity[] = [];

  async byId(id: string): Promise<Profile | null> {
    return this.#users.get(id) ?? null;
  }

  async recordSignIn(identity: VerifiedIdentity, newId: string, mayShareAddress = false): Promise<Profile> {
    const knownIdentity = this.#lookUpIdentity(identity);
    if (knownIdentity === undefined && !mayShareAddress) this.#refuseKnownAddress(identity);
    const profile = this.#users.get(knownIdentity?.userId ?? '') ?? {
      id: newId,
      email: identity.email,
      name: '',
      onboarded: false,
      chatEnabled: false,
      preferences: NO_PREFERENCES,
    };
    const hasAddressChanged = knownIdentity !== undefined && this.#hasAddressChanged(profile, knownIdentity);
    this.#storeIdentity(identity, profile.id);
    return this.#storeProfile({
      ...profile,
      name: profile.name || identity.name,
      email: hasAddressChanged ? identity.email : profile.email,
    });
  }

  async linkIdentity(userId: string, identity: VerifiedIdentity): Promise<boolean> {
    const address = toAddressKey(identity.email);
    const isAddressProven = this.#storedIdentities.some(
      (storedIdentity) => storedIdentity.userId === userId && storedIdentity.address === address,
    );
    if (!isAddressProven || this.#lookUpIdentity(identity) !== undefined) return false;
    this.#storeIdentity(identity, userId);
    return true;
  }

  async findStoredIdentity(identity: Identity): Promise<StoredIdentity | null> {
    return this.#lookUpIdentity(identity) ?? null;
  }

  async recordPasswordTime(identity: Identity, passwordSetAt: number): Promise<void> {
    this.#storedIdentities = this.#storedIdentities.map((storedIdentity) =>
      isSameIdentity(storedIdentity, identity) ? { ...storedIdentity, passwordSetAt } : storedIdentity,
    );
  }

  async removeIdentity(identity: Identity): Promise<void> {
    this.#storedIdentities = this.#storedIdentities.filter(
      (storedIdentity) => !isSameIdentity(storedIdentity, identity),
    );
  }

  async keepOnlyIdentity(userId: string, identity: Identity): Promise<boolean> {
    const countBefore = this.#storedIdentities.length;
    this.#storedIdentities = this.#storedIdentities.filter(
      (storedIdentity) => storedIdentity.userId !== userId || isSameIdentity(storedIdentity, identity),
    );
    return this.#storedIdentities.length < countBefore;
  }

  async listIdentities(userId: string): Promise<readonly StoredIdentity[]> {
    return this.#storedIdentities
      .filter((storedIdentity) => storedIdentity.userId === userId)
      .toSorted((a, b) => (`${a.provider} ${a.subject}` < `${b.provider} ${b.subject}` ? -1 : 1));
  }

  async unlinkIdentity(userId: string, identity: Identity): Promise<boolean> {
    const ownIdentities = this.#storedIdentities.filter((storedIdentity) => storedIdentity.userId === userId);
    const isRemovable =
      ownIdentities.length > 1 && ownIdentities.some((storedIdentity) => isSameIdentity(storedIdentity, identity));
    if (isRemovable) await this.removeIdentity(identity);
    return isRemovable;
  }

  listOwned(userId: string): readonly unknown[] {
    return [
      this.#users.get(userId) ?? [],
      this.#storedIdentities.filter((storedIdentity) => storedIdentity.userId === userId),
    ].flat();
  }

  removeOwned(userId: string): void {
    this.#users.delete(userId);
    this.#storedIdentities = this.#storedIdentities.filter((storedIdentity) => storedIdentity.userId !== userId);
  }

  async savePreferences(id: string, { onboarded, ...patch }: PreferencesPatch): Promise<Profile | null> {
    const knownUser = this.#users.get(id);
    if (knownUser === undefined) return null;
    return this.#storeProfile({
      ...knownUser,
      onboarded: onboarded ?? knownUser.onboarded,
      preferences: { ...knownUser.preferences, ...patch },
    });
  }

  async setChatEnabled(id: string, isEnabled: boolean): Promise<boolean> {
    const knownUser = this.#users.get(id);
    if (knownUser !== undefined) this.#storeProfile({ ...knownUser, chatEnabled: isEnabled });
    return knownUser !== undefined;
  }

  #lookUpIdentity(identity: Identity): StoredIdentity | undefined {
    return this.#storedIdentities.find((storedIdentity) => isSameIdentity(storedIdentity, identity));
  }

  /**
   * Whether the profile's address was the one of this identity, or no longer belongs to any identity of the account.
   */
  #hasAddressChanged({ id, email }: Profile, { address }: StoredIdentity): boolean {
    const addressKey = toAddressKey(email);
    const isOwn = this.#storedIdentities.some(
      ({ userId, address: ownAddress }) => userId === id && ownAddress === addressKey,
    );
    return address === addressKey || !isOwn;
  }

  #refuseKnownAddress({ provider, email }: VerifiedIdentity): void {
    const otherIdentities = this.#storedIdentities.filter(
      (storedIdentity) => storedIdentity.address === toAddressKey(email) && storedIdentity.provider !== provider,
    );
    if (otherIdentities.length > 0)
      throw new AddressInUse([...new Set(otherIdentities.map((storedIdentity) => storedIdentity.provider))].sort());
  }

  /** Stores the identity. An email address belongs to the identity that verified it last, at each provider. */
  #storeIdentity({ provider, subject, email }: VerifiedIdentity, userId: string): void {
    const address = toAddressKey(email);
    const passwordSetAt = this.#lookUpIdentity({ provider, subject })?.passwordSetAt ?? null;
    const otherIdentities = this.#storedIdentities.filter(
      (storedIdentity) => storedIdentity.provider !== provider || storedIdentity.subject !== subject,
    );
    this.#storedIdentities = [
      ...otherIdentities.map((storedIdentity) =>
        storedIdentity.provider === provider && storedIdentity.address === address
          ? { ...storedIdentity, address: null }
          : storedIdentity,
      ),
      { provider, subject, userId, address, passwordSetAt },
    ];
  }

  #storeProfile(profile: Profile): Profile {
    this.#users.set(profile.id, profile);
    return profile;
  }
}

const isSameIdentity = (storedIdentity: Identity, { provider, subject }: Identity): boolean =>
  storedIdentity.provider === provider && storedIdentity.subject === subject;
