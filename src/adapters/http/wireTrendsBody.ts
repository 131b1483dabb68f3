import type { TrendsRequest } from '../../application/ports/TrendsSource.ts';
import { fromPreferences } from './wireProfile.ts';

/** The body of the call: the user's preferences, location, personality and notes, and the filters (spec section 7). */
export function toTrendsBody({ userId, preferences, filters, timeZone }: TrendsRequest) {
  const wirePreferences = fromPreferences(preferences);
  const { location, personality, user_notes } = wirePreferences;
  return {
    user_id: userId,
    user_profile: { preferences: wirePreferences, location, personality, user_notes },
    filters,
    time_zone: timeZone,
  };
}
