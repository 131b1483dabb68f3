import type { Preferences, Profile } from '../../../src/domain/accounts/Profile.ts';

/** Who an identity provider says somebody is. The caller vouches that the provider verified `email`. */
export interface VerifiedIdentity {
  /** Names the provider: 'firebase', 'google'. */
  readonly provider: string;
  /** The provider's own lasting id of the person. */
  readonly subject: string;
  readonly email: string;
  /** Empty where the provider knows none. */
  readonly name: string;
}

export type PreferencesPatch = Partial<Preferences> & { readonly onboarded?: boolean };

/** Shoppers and what they told us about themselves. E-mail addresses are compared without regard to case. */
export interface Users {
  byId(id: string): Promise<Profile | null>;
  /**
   * The shopper behind an identity: known by it, or by its e-mail (one shopper may sign in through two
   * providers), or else created with `newId`. A name that was empty is filled in.
   */
  signedIn(identity: VerifiedIdentity, newId: string): Promise<Profile>;
  /** Keys that are left out keep their value. Null where there is no such shopper. */
  savePreferences(id: string, patch: PreferencesPatch): Promise<Profile | null>;
  /** False where there is no such shopper. */
  setChatEnabled(id: string, enabled: boolean): Promise<boolean>;
}
