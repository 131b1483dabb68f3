import * as z from 'zod/mini';
import { COLORS, GENDERS, SIZES, SORT_OPTIONS } from '../src/domain/catalogue/vocabulary.ts';
import { PRICE_CEILING, PRICE_FLOOR } from '../src/domain/filters/Filters.ts';
import { inWords } from '../src/domain/filters/inWords.ts';

const refused = (field: string) => ({ error: (issue: { input?: unknown }) => `Invalid ${field}: ${inWords(issue.input)}` });
const price = z.nullable(z.int().check(z.minimum(PRICE_FLOOR), z.maximum(PRICE_CEILING)));

/** Filters on the wire, with the messages of spec section 5; what the server says of a wrong price is in its sentences. A key that is left out means: no such filter. */
export const Filters = z.object({
  sort: z._default(z.nullable(z.enum(SORT_OPTIONS, refused('sort option'))), null),
  gender: z._default(z.array(z.enum(GENDERS, refused('gender'))).check(z.maxLength(GENDERS.length)), []),
  sale: z._default(z.boolean(), false),
  priceRangeMin: z._default(price, null),
  priceRangeMax: z._default(price, null),
  size: z._default(z.array(z.enum(SIZES, refused('size'))).check(z.maxLength(SIZES.length)), []),
  color: z._default(z.array(z.enum(COLORS, refused('color'))).check(z.maxLength(COLORS.length)), []),
}).check(
  z.refine(
    ({ priceRangeMin: min, priceRangeMax: max }) => min === null || max === null || min < max,
    'Min Price >= Max Price!',
  ),
);
export type Filters = z.infer<typeof Filters>;
