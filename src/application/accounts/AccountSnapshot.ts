import type { Profile } from '../../domain/accounts/Profile.ts';

/**
 * Why nobody is signed in. `nothing`: never signed in on this device; `choice`: logged out; `expiry`: the server ended
 * the session.
 */
export type SignOutCause = 'nothing' | 'choice' | 'expiry';

export interface AccountSnapshot {
  /** `checking` while the cached login is checked: 'Loading...' (spec 2.1). */
  readonly status: 'checking' | 'signed-out' | 'signed-in';
  /** The signed-in shopper's profile; null otherwise. */
  readonly profile: Profile | null;
  readonly signOutCause: SignOutCause;
  /**
   * Whether to show onboarding. True after the login of a shopper who has not completed onboarding, until onboarding
   * is shown (section 4).
   */
  readonly isOnboardingDue: boolean;
  /** Whether the server fails to answer the session check. The app then uses the cached login, if there is one. */
  readonly isUnreachable: boolean;
}

export const CHECKING_SNAPSHOT: AccountSnapshot = {
  status: 'checking',
  profile: null,
  signOutCause: 'nothing',
  isOnboardingDue: false,
  isUnreachable: false,
};

export const createSignedOutSnapshot = (signOutCause: SignOutCause): AccountSnapshot => ({
  ...CHECKING_SNAPSHOT,
  status: 'signed-out',
  signOutCause,
});

export const createSignedInSnapshot = (profile: Profile, isOnboardingDue: boolean): AccountSnapshot => ({
  ...CHECKING_SNAPSHOT,
  status: 'signed-in',
  profile,
  isOnboardingDue,
});

export const createUnreachableSnapshot = (cachedProfile: Profile | null): AccountSnapshot => ({
  ...(cachedProfile ? createSignedInSnapshot(cachedProfile, false) : createSignedOutSnapshot('nothing')),
  isUnreachable: true,
});
