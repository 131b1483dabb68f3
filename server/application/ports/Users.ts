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
  /** Its verified address, normalized by `toAddressKey`; null once another identity of the provider has verified it. */
  readonly address: string | null;
  /** When the password of its last sign-in was set, milliseconds since the epoch; null if unknown. */
  readonly passwordSetAt: number | null;
}

/** A person as an identity provider describes them. The provider must have verified `email`. */
export interface VerifiedIdentity extends Identity {
  readonly email: string;
  /** Empty if the provider knows none. */
  readonly name: string;
}

export type PreferencesPatch = Partial<Preferences> & { readonly onboarded?: boolean };

/** The identity is unknown, but its address belongs to a shopper who signs in through `providers`. */
export class AddressInUse extends Error {
  override readonly name = 'AddressInUse';
  readonly providers: readonly Provider[];
  constructor(providers: readonly Provider[]) {
    super(`The address belongs to an account with another way in: ${providers.join(', ')}`);
    this.providers = providers;
  }
}

/**
 * Shoppers and their profiles. A shopper is identified by identities only, never by an address, since another person
 * may have claimed it before or may own it now. Addresses are compared by `toAddressKey`.
 */
export interface Users {
  byId(id: string): Promise<Profile | null>;
  /**
   * The shopper of an identity, or a new one with `newId`. Rejects with `AddressInUse` if the identity is new and
   * another provider's identity has verified the same address, unless `mayShareAddress` is true. At each provider an
   * address belongs to one person: verifying it takes it from the provider's earlier identity. Fills in an empty name
   * and records a changed address.
   */
  recordSignIn(identity: VerifiedIdentity, newId: string, mayShareAddress?: boolean): Promise<Profile>;
  /**
   * Adds an identity. False if it already belongs to a shopper, or if no identity of this account has verified the same
   * address.
   */
  linkIdentity(userId: string, identity: VerifiedIdentity): Promise<boolean>;
  /** Null for an unknown identity. */
  findStoredIdentity(identity: Identity): Promise<StoredIdentity | null>;
  /** Records when the password of an identity's sign-in was set. */
  recordPasswordTime(identity: Identity, passwordSetAt: number): Promise<void>;
  /** Removes an identity from its account; its next sign-in creates a new account. */
  removeIdentity(identity: Identity): Promise<void>;
  /** Removes all identities of an account except this one. True if there were others. */
  keepOnlyIdentity(userId: string, identity: Identity): Promise<boolean>;
  /** The identities of the account; none if the shopper does not exist. */
  listIdentities(userId: string): Promise<readonly StoredIdentity[]>;
  /** Removes an identity from its account, unless it is the account's last one; false then, and for an unknown one. */
  unlinkIdentity(userId: string, identity: Identity): Promise<boolean>;
  /** Omitted keys keep their value. Null if the shopper does not exist. */
  savePreferences(id: string, patch: PreferencesPatch): Promise<Profile | null>;
  /** False if the shopper does not exist. */
  setChatEnabled(id: string, enabled: boolean): Promise<boolean>;
}
