import type { Profile } from '../../domain/accounts/Profile.ts';

/** `nothing`: a visitor who never signed in here; `choice`: they logged out; `expiry`: the session ended by itself. */
export type SignedOutBy = 'nothing' | 'choice' | 'expiry';

export interface AccountSnapshot {
  /** `checking` while the cached login is checked: 'Loading...' (spec 2.1). */
  readonly status: 'checking' | 'signed-out' | 'signed-in';
  /** The signed-in shopper's profile; null otherwise. */
  readonly profile: Profile | null;
  readonly signedOutBy: SignedOutBy;
  /**
   * Whether to show onboarding: true after the login of a shopper who has not completed it, until it is shown (section
   * 4).
   */
  readonly onboardingDue: boolean;
  /** Whether the server fails to answer the session check; the cached login, if any, is used meanwhile. */
  readonly unreachable: boolean;
}

export const CHECKING: AccountSnapshot = {
  status: 'checking',
  profile: null,
  signedOutBy: 'nothing',
  onboardingDue: false,
  unreachable: false,
};

export const signedOut = (signedOutBy: SignedOutBy): AccountSnapshot => ({
  ...CHECKING,
  status: 'signed-out',
  signedOutBy,
});

export const signedIn = (profile: Profile, onboardingDue: boolean): AccountSnapshot => ({
  ...CHECKING,
  status: 'signed-in',
  profile,
  onboardingDue,
});

export const unreachable = (cached: Profile | null): AccountSnapshot => ({
  ...(cached ? signedIn(cached, false) : signedOut('nothing')),
  unreachable: true,
});
