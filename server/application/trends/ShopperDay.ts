import { NO_PREFERENCES, type Preferences } from '../../../src/domain/accounts/Profile.ts';
import { GENDERS, SIZES, type Gender, type Size } from '../../../src/domain/catalogue/vocabulary.ts';
import { describeClimate, type CalendarDay, type Climate } from '../../domain/climate/Climate.ts';
import type { OutfitSeason } from '../../domain/outfits/OutfitWish.ts';
import type { Place } from '../../domain/places/Place.ts';
import { findLocalDay, formatDay, readCityOfTimeZone } from '../../domain/trends/localDay.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Users } from '../ports/Users.ts';
import type { TrendPlace, TrendsRequest } from './ComposedTrends.ts';
import type { ShopperPlaces } from './ShopperPlaces.ts';

/** The shopper and the day to compose trends for. */
export interface ShopperDay {
  readonly userId: string;
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  readonly styles: readonly string[];
  readonly personality: readonly string[];
  readonly day: CalendarDay;
  /** The date, as 2026-11-23. */
  readonly dayKey: string;
  /** The climate; null if the location is unknown. */
  readonly climate: Climate | null;
  /** A season of the catalogue; null without a climate. */
  readonly season: OutfitSeason | null;
  readonly place: TrendPlace | null;
  /** Whether the place could not be looked up now, so that season and weather are missing. */
  readonly isPlacePending: boolean;
}

interface Parts {
  readonly users: Pick<Users, 'byId'>;
  readonly places: ShopperPlaces;
  readonly clock: Clock;
}

/** Combines the request with the stored profile and the place. */
export async function readShopperDay(request: TrendsRequest, { users, places, clock }: Parts): Promise<ShopperDay> {
  const preferences = await completePreferences(request, users);
  const location = preferences.location.trim();
  // Without a location, use the city of the time zone. It is not shown as the shopper's place.
  const placeText = location === '' ? readCityOfTimeZone(request.timeZone) : location;
  const place = placeText === '' ? null : await places.find(placeText);
  const day = findLocalDay(clock.now(), request.timeZone || place?.timeZone || null);
  const climate = place ? describeClimate({ ...place, elevationMeters: place.elevation ?? 0 }, day) : null;
  const { filters, userId } = request;
  return {
    userId,
    genders: filters.gender.length > 0 ? filters.gender : keepListed(preferences.genderPreference, GENDERS),
    sizes: filters.size.length > 0 ? filters.size : keepListed(preferences.sizePreference, SIZES),
    styles: preferences.stylePreference,
    personality: preferences.personality,
    day,
    dayKey: formatDay(day),
    climate,
    season: climate === null ? null : findCatalogueSeason(climate),
    place: location === '' ? null : describePlace(location, place, climate),
    isPlacePending: place === undefined,
  };
}

async function completePreferences(
  { userId, preferences }: TrendsRequest,
  users: Parts['users'],
): Promise<Preferences> {
  const isComplete = Object.keys(NO_PREFERENCES).every((key) => key in preferences);
  const storedProfile = isComplete ? null : await users.byId(userId);
  return { ...NO_PREFERENCES, ...storedProfile?.preferences, ...preferences };
}

function describePlace(location: string, place: Place | null | undefined, climate: Climate | null): TrendPlace | null {
  if (place === null) return { name: location, isUnknown: true };
  return place && climate ? { name: place.formatted, isUnknown: false, ...climate } : null;
}

/** The season of the catalogue. In tropical places it is summer in hot and warm weather, otherwise spring. */
function findCatalogueSeason({ season, weather }: Climate): OutfitSeason {
  if (season !== 'tropical') return season;
  return weather === 'hot' || weather === 'warm' ? 'summer' : 'spring';
}

function keepListed<Value extends string>(values: readonly string[], list: readonly Value[]): readonly Value[] {
  return list.filter((value) => values.includes(value));
}
