import type { Preferences, Profile } from '../../../src/domain/accounts/Profile.ts';

/** The name of an identity provider in the contract. */
export type Provider = string;

/** A permanent identity of a person: a provider and its subject. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
}

export interface StoredIdentity extends Identity {
  readonly userId: string;
  /**
   * The verified email address, normalized by `toAddressKey`; null if another identity of the provider has verified
   * it since.
   */
  readonly address: string | null;
  /** When the password of the last sign-in was set, in milliseconds since the epoch; null if unknown. */
  readonly passwordSetAt: number | null;
}

/** A person according to an identity provider, which has verified `email`. */
export interface VerifiedIdentity extends Identity {
  readonly email: string;
  /** The name; empty if the provider knows none. */
  readonly name: string;
}

export type PreferencesPatch = Partial<Preferences> & { readonly onboarded?: boolean };

/** The identity is new, but its email address belongs to a shopper who signs in through `providers`. */
export class AddressInUse extends Error {
  override readonly name = 'AddressInUse';
  readonly providers: readonly Provider[];
  constructor(providers: readonly Provider[]) {
    super(`The address belongs to an account with another way in: ${providers.join(', ')}`);
    this.providers = providers;
  }
}

/**
 * Shoppers and their profiles. A shopper is identified by identities, not by an email address, which may change
 * hands. Addresses are compared by `toAddressKey`.
 */
export interface Users {
  byId(id: string): Promise<Profile | null>;
  /**
   * The shopper of an identity, or a new one with `newId`. Rejects with `AddressInUse` if the identity is new and
   * another provider's identity has verified the same address, unless `mayShareAddress`. An address belongs to the
   * identity that verified it last, at each provider. Fills in an empty name and records a changed address.
   */
  recordSignIn(identity: VerifiedIdentity, newId: string, mayShareAddress?: boolean): Promise<Profile>;
  /**
   * Adds an identity. Resolves to false if it belongs to a shopper, or if no identity of this account has verified
   * the same address.
   */
  linkIdentity(userId: string, identity: VerifiedIdentity): Promise<boolean>;
  /** The stored identity; null if it is unknown. */
  findStoredIdentity(identity: Identity): Promise<StoredIdentity | null>;
  /** Records when the password of an identity was set. */
  recordPasswordTime(identity: Identity, passwordSetAt: number): Promise<void>;
  /** Removes an identity from its account. Its next sign-in creates a new account. */
  removeIdentity(identity: Identity): Promise<void>;
  /** Removes all other identities of an account. Resolves to true if there were any. */
  keepOnlyIdentity(userId: string, identity: Identity): Promise<boolean>;
  /** The identities of an account; empty if the shopper does not exist. */
  listIdentities(userId: string): Promise<readonly StoredIdentity[]>;
  /** Removes an identity from its account. Resolves to false if it is the last one or unknown. */
  unlinkIdentity(userId: string, identity: Identity): Promise<boolean>;
  /** Saves preferences. Missing keys keep their value. Resolves to null if the shopper does not exist. */
  savePreferences(id: string, patch: PreferencesPatch): Promise<Profile | null>;
  /** False if the shopper does not exist. */
  setChatEnabled(id: string, isEnabled: boolean): Promise<boolean>;
}
