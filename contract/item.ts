import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, Query, UserId } from './fields.ts';
import { Filters } from './filters.ts';

const Strings = z.array(z.string());

export const ItemPicture = z.object({
  url: z.string(),
  width: z.optional(z.nullable(z.number())),
  height: z.optional(z.nullable(z.number())),
  thumbhash: z.optional(z.nullable(z.string())),
  alt: z.optional(z.nullable(z.string())),
});

/** An item on the wire (spec section 3). `pictures` has details of `image_urls`, if known. */
export const Item = z.object({
  id: z.string(),
  image_urls: Strings,
  pictures: z.optional(z.array(ItemPicture)),
  short_description: z.string(),
  description: z._default(z.string(), ''),
  brand: z._default(z.string(), ''),
  price: z.number(),
  full_price: z.optional(z.nullable(z.number())),
  discount_perc: z.optional(z.nullable(z.number())),
  rank: z._default(z.number(), 0),
  semantic_search_description: z._default(z.string(), ''),
  reason: z.optional(z.nullable(z.string())),
  colors: z.optional(Strings),
  other_info: z.optional(z.object({ colors: z.optional(Strings) })),
  sizes: z._default(Strings, []),
  /** Fabric, fit, length and details in words, in display order. */
  facts: z.optional(Strings),
  /** Occasions to wear the item: 'work', 'wedding'. */
  occasions: z.optional(Strings),
  website: z._default(z.string(), ''),
  item_url: z._default(z.string(), ''),
  try_on_category: z.optional(z.nullable(z.string())),
  /** True for an item that left the catalogue. Wishlists, histories and links still show it. */
  no_longer_sold: z.optional(z.boolean()),
});
export type Item = z.infer<typeof Item>;

export const getItem = defineCall({
  name: 'getItem',
  summary: 'One item by id, e.g. from a shared link',
  method: 'GET',
  path: '/api/item/:id',
  access: 'session',
  params: z.object({ id: Id }),
  response: Item,
});

export const getItems = defineCall({
  name: 'getItems',
  summary: 'Items by id; unknown ids are left out',
  method: 'POST',
  path: '/api/item/items',
  access: 'session',
  body: z.object({ item_ids: z.array(Id).check(z.maxLength(200)) }),
  response: z.object({ items: z.record(z.string(), Item) }),
});

export const fetchSimilarItems = defineCall({
  name: 'fetchSimilarItems',
  summary: 'Items similar to this one, or that complete the look; the values of the returned object',
  method: 'POST',
  path: '/api/item/similar',
  access: 'owner',
  body: z.object({
    user_id: UserId,
    id: z.nullable(Id),
    id_type: z.enum(['item', 'query', 'completeTheLook']),
    filters: z.optional(Filters),
    query: z._default(Query, ''),
  }),
  response: z.record(z.string(), Item),
});
