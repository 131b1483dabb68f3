import type { Preferences, Profile } from '../../../src/domain/accounts/Profile.ts';

/** Names a provider: 'firebase', 'google'. */
export type Provider = string;

/** A lasting way into an account: a provider, and its own id of the person. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
}

/** A way into an account, as it is kept. */
export interface KnownWay extends Identity {
  readonly userId: string;
  /** What it has proved, as an `addressKey`; null once another identity of the provider has proved it. */
  readonly address: string | null;
  /** When the password was set that it was last used with, milliseconds since the epoch; null where nobody knows. */
  readonly passwordSetAt: number | null;
}

/** Who an identity provider says someone is. The caller vouches that the provider verified `email`. */
export interface VerifiedIdentity extends Identity {
  readonly email: string;
  /** Empty where the provider knows none. */
  readonly name: string;
}

export type PreferencesPatch = Partial<Preferences> & { readonly onboarded?: boolean };

/** Nobody is known by this identity, but its address is that of a shopper who signs in through `providers`. */
export class AddressInUse extends Error {
  override readonly name = 'AddressInUse';
  readonly providers: readonly Provider[];
  constructor(providers: readonly Provider[]) {
    super(`The address belongs to an account with another way in: ${providers.join(', ')}`);
    this.providers = providers;
  }
}

/**
 * Shoppers and what they told us about themselves. A shopper is known by identities alone: an address opens
 * nothing, since it may have been claimed by someone else before, or have moved on since. Addresses are
 * compared by `addressKey`.
 */
export interface Users {
  byId(id: string): Promise<Profile | null>;
  /**
   * The shopper of an identity, or a new one with `newId`. Rejects with `AddressInUse` where the identity is
   * new and another provider's identity has proved the same address; not where `apart` is true. An address is
   * one person's at each provider: whoever proves it newly takes it over from the provider's earlier identity.
   * A name that was empty is filled in, and an address that changed is noted.
   */
  signedIn(identity: VerifiedIdentity, newId: string, apart?: boolean): Promise<Profile>;
  /**
   * Adds a way in. False where the identity is someone's already, or where no way into this account has
   * proved the same address.
   */
  link(userId: string, identity: VerifiedIdentity): Promise<boolean>;
  /** Null where nobody is known by the identity. */
  wayOf(identity: Identity): Promise<KnownWay | null>;
  /** Notes with which password a way was used. */
  notePassword(identity: Identity, passwordSetAt: number): Promise<void>;
  /** Takes a way from its account, so that whoever comes by it next is new. */
  leave(identity: Identity): Promise<void>;
  /** Takes all ways from an account but this one. True where there were others. */
  keepOnly(userId: string, identity: Identity): Promise<boolean>;
  /** The ways into an account; none where there is no such shopper. */
  identitiesOf(userId: string): Promise<readonly Identity[]>;
  /** Keys that are left out keep their value. Null where there is no such shopper. */
  savePreferences(id: string, patch: PreferencesPatch): Promise<Profile | null>;
  /** False where there is no such shopper. */
  setChatEnabled(id: string, enabled: boolean): Promise<boolean>;
}
