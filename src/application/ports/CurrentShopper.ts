import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Observable } from '../Snapshots.ts';

/** Who is signed in; null for a visitor. Tells its listeners when that or the profile changes. */
export type CurrentShopper = Observable<Profile | null>;
