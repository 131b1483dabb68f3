import type { Filters } from '../../domain/filters/Filters.ts';
import type { FilterName } from '../../domain/filters/filterEdits.ts';
import { formatPrice } from '../design/PriceTag.tsx';
import { searchText } from '../text/search.ts';

/** A filter in force, shown so that it can be taken away. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  /** What taking it away removes; the price range is one chip and two filters. */
  readonly removes: readonly { readonly name: FilterName; readonly value?: string }[];
}

/** One chip for each filter that counts (spec section 5): the sort has a chip of its own. */
export function filterChips(filters: Filters): readonly FilterChip[] {
  const chip = (name: FilterName, value: string, label: string): FilterChip => ({ key: `${name} ${value}`, label, removes: [{ name, value }] });
  const price = priceLabel(filters);
  return [
    ...filters.gender.map((gender) => chip('gender', gender, gender)),
    ...filters.size.map((size) => chip('size', size, searchText.size(size))),
    ...filters.color.map((color) => chip('color', color, color)),
    ...(filters.sale ? [{ key: 'sale', label: searchText.sale, removes: [{ name: 'sale' }] } as const] : []),
    ...(price === null ? [] : [{ key: 'price', label: price, removes: [{ name: 'priceRangeMin' }, { name: 'priceRangeMax' }] } as const]),
  ];
}

function priceLabel({ priceRangeMin: min, priceRangeMax: max }: Filters): string | null {
  if (min !== null && max !== null) return searchText.priceBetween(formatPrice(min), formatPrice(max));
  if (min !== null) return searchText.priceFrom(formatPrice(min));
  return max === null ? null : searchText.priceUpTo(formatPrice(max));
}
