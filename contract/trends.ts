import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Text, Timestamp, UserId } from './fields.ts';
import { Filters } from './filters.ts';
import { Item } from './item.ts';
import { Preferences, Words } from './user.ts';

const OutfitItem = z.object({
  item_id: z.optional(z.string()),
  name: z._default(z.string(), ''),
  short_description: z._default(z.string(), ''),
  images: z._default(z.array(z.string()), []),
});

/** The content of the home screen (spec section 3, trends payload). */
export const Trends = z.object({
  glamour_trends: z.array(z.object({ trend: z.string(), description: z.string() })),
  outfits: z.array(z.object({ name: z.string(), items: z.array(OutfitItem) })),
  outfit_for_the_day: z.object({
    intro: z.string(),
    outfit: z.object({ items: z.array(OutfitItem) }),
    recommendations: z.string(),
  }),
  trending_searches: z.object({ search: z.array(z.string()) }),
  suggested_items: z.array(Item),
  timestamp: Timestamp,
});

export const getTrends = defineCall({
  name: 'getTrends',
  summary: 'Trends, outfits and picks for a shopper',
  method: 'POST',
  path: '/api/search/trends',
  access: 'owner',
  body: z.object({
    user_id: UserId,
    user_profile: z.object({
      preferences: z.optional(Preferences),
      location: z.optional(Text(200)),
      personality: z.optional(Words),
      user_notes: z.optional(Text(2_000)),
    }),
    filters: z.optional(Filters),
  }),
  response: Trends,
});
