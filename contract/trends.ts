import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Text, Timestamp, UserId } from './fields.ts';
import { Filters } from './filters.ts';
import { TRENDS } from './firstPaths.ts';
import { Item } from './item.ts';
import { Preferences, Words } from './user.ts';

/** A piece of an outfit. `item_id` is the id of an item of the catalogue, for the item viewer and the fitting room. */
export const OutfitItem = z.object({
  item_id: z.optional(z.string()),
  name: z._default(z.string(), ''),
  short_description: z._default(z.string(), ''),
  images: z._default(z.array(z.string()), []),
  price: z.optional(z.number()),
  try_on_category: z.optional(z.nullable(z.string())),
});
export type OutfitItem = z.infer<typeof OutfitItem>;

/** The seasons. Tropical places only have `tropical`. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter', 'tropical'] as const;
/** The usual temperatures of days at a place, from the coldest to the hottest. */
export const WEATHER_BANDS = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot'] as const;

/** The shopper's location. `name` is the shopper's own text if the place is unknown. */
export const TrendsPlace = z.union([
  z.object({ name: z.string(), season: z.enum(SEASONS), weather: z.enum(WEATHER_BANDS) }),
  z.object({ name: z.string(), unknown: z.literal(true) }),
]);
export type TrendsPlace = z.infer<typeof TrendsPlace>;

/**
 * The content of the home screen (spec section 3, trends payload). Optional fields are additions to the
 * specification.
 */
export const Trends = z.object({
  glamour_trends: z.array(
    z.object({
      trend: z.string(),
      description: z.string(),
      /** The query that finds items of this trend. */
      query: z.optional(z.string()),
      images: z.optional(z.array(z.string())),
    }),
  ),
  outfits: z.array(
    z.object({
      id: z.optional(z.string()),
      name: z.string(),
      reason: z.optional(z.string()),
      items: z.array(OutfitItem),
    }),
  ),
  outfit_for_the_day: z.object({
    intro: z.string(),
    title: z.optional(z.string()),
    /** Why this outfit was chosen for this shopper and day. */
    reason: z.optional(z.string()),
    outfit: z.object({ items: z.array(OutfitItem) }),
    recommendations: z.string(),
  }),
  trending_searches: z.object({
    search: z.array(z.string()),
    /** `shoppers`: counted from many shoppers' searches; `catalogue`: composed from the catalogue and the season. */
    source: z.optional(z.enum(['shoppers', 'catalogue'])),
  }),
  suggested_items: z.array(Item),
  /** Why the items were suggested. */
  picks_reason: z.optional(z.string()),
  /** The shopper's location; absent if the shopper entered none. */
  place: z.optional(TrendsPlace),
  /**
   * True if the place could not be looked up yet. Season and weather are then missing, and the client should soon ask
   * again.
   */
  place_pending: z.optional(z.boolean()),
  timestamp: Timestamp,
});
export type Trends = z.infer<typeof Trends>;

export const getTrends = defineCall({
  name: 'getTrends',
  summary: 'Trends, outfits and picks for a shopper',
  ...TRENDS,
  access: 'owner',
  body: z.object({
    user_id: UserId,
    /** The shopper's preferences. Missing fields are taken from the stored profile. */
    user_profile: z.object({
      preferences: z.optional(Preferences),
      location: z.optional(Text(200)),
      personality: z.optional(Words),
      user_notes: z.optional(Text(2_000)),
    }),
    filters: z.optional(Filters),
    /** The IANA name of the device's time zone, which decides the date. */
    time_zone: z.optional(Text(80)),
  }),
  response: Trends,
});
