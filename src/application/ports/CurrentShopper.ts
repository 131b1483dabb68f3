import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Observable } from '../Snapshots.ts';

/**
 * The signed-in shopper; null for a visitor. Notifies when the shopper or the profile changes. Without a contract
 * suite: it is a view of `AccountSession`, whose tests cover it.
 */
export type CurrentShopper = Observable<Profile | null>;
