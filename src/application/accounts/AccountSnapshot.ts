import type { Profile } from '../../domain/accounts/Profile.ts';

/** `nothing`: a visitor who never signed in here; `choice`: they logged out; `expiry`: the session ended by itself. */
export type SignedOutBy = 'nothing' | 'choice' | 'expiry';

export interface AccountSnapshot {
  /** `checking` while the cached login is checked: 'Loading...' (spec 2.1). */
  readonly status: 'checking' | 'signed-out' | 'signed-in';
  /** Of whoever is signed in; null otherwise. */
  readonly profile: Profile | null;
  readonly signedOutBy: SignedOutBy;
  /** True from a login until onboarding is shown, where the shopper has not been through it (section 4). */
  readonly onboardingDue: boolean;
  /** The server does not answer who is signed in: until it does, the cached login counts, if there is one. */
  readonly unreachable: boolean;
}

export const CHECKING: AccountSnapshot = { status: 'checking', profile: null, signedOutBy: 'nothing', onboardingDue: false, unreachable: false };

export const signedOut = (signedOutBy: SignedOutBy): AccountSnapshot => ({ ...CHECKING, status: 'signed-out', signedOutBy });

export const signedIn = (profile: Profile, onboardingDue: boolean): AccountSnapshot =>
  ({ ...CHECKING, status: 'signed-in', profile, onboardingDue });

export const unreachable = (cached: Profile | null): AccountSnapshot =>
  ({ ...(cached ? signedIn(cached, false) : signedOut('nothing')), unreachable: true });
