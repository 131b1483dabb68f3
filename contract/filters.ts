import * as z from 'zod/mini';
import { COLORS, GENDERS, SIZES, SORT_OPTIONS } from '../src/domain/catalogue/vocabulary.ts';
import { MAX_BRAND_LENGTH, MAX_BRANDS } from '../src/domain/filters/brand.ts';
import { FILTERS, type FilterName, type Filters as DomainFilters } from '../src/domain/filters/Filters.ts';
import { MAX_PRICE, MIN_PRICE } from '../src/domain/filters/price.ts';
import { isEmptyRange } from '../src/domain/filters/range.ts';
import {
  EMPTY_PRICE_RANGE_MESSAGE,
  invalidValueMessage,
  priceTooHighMessage,
  priceTooLowMessage,
} from '../src/domain/filters/refusals.ts';

const createRefusal = (filter: keyof DomainFilters) => ({
  error: (issue: { input?: unknown }) => invalidValueMessage(filter, issue.input),
});
const price = z.nullable(
  z
    .int()
    .check(z.minimum(MIN_PRICE, priceTooLowMessage(MIN_PRICE)), z.maximum(MAX_PRICE, priceTooHighMessage(MAX_PRICE))),
);

/**
 * The wire format of each filter, with the error messages of spec section 5. A missing key means that the filter is
 * empty.
 */
const shape = {
  sort: z._default(z.nullable(z.enum(SORT_OPTIONS, createRefusal('sort'))), null),
  gender: z._default(z.array(z.enum(GENDERS, createRefusal('gender'))).check(z.maxLength(GENDERS.length)), []),
  size: z._default(z.array(z.enum(SIZES, createRefusal('size'))).check(z.maxLength(SIZES.length)), []),
  color: z._default(z.array(z.enum(COLORS, createRefusal('color'))).check(z.maxLength(COLORS.length)), []),
  sale: z._default(z.boolean(), false),
  brand: z._default(
    z
      .array(z.string(createRefusal('brand')).check(z.minLength(1), z.maxLength(MAX_BRAND_LENGTH)))
      .check(z.maxLength(MAX_BRANDS)),
    [],
  ),
  priceRangeMin: z._default(price, null),
  priceRangeMax: z._default(price, null),
} satisfies { readonly [Key in keyof DomainFilters]: z.ZodMiniType<DomainFilters[Key]> };

/** The wire format equals the domain type, including its readonly lists. */
export const Filters: z.ZodMiniType<DomainFilters, Partial<DomainFilters>> = z
  .object(shape)
  .check(
    z.refine(
      ({ priceRangeMin, priceRangeMax }) => !isEmptyRange(priceRangeMin, priceRangeMax),
      EMPTY_PRICE_RANGE_MESSAGE,
    ),
  );

export const FilterNameField = z.enum(Object.keys(FILTERS) as FilterName[]);

export const UnmetFilters = z.optional(z.array(FilterNameField));
