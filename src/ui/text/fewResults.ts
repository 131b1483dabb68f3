import type { SearchOffer } from '../../domain/search/Search.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import { filterTextByName } from './filters.ts';
import { formatPrice } from './formatPrice.ts';

function describeWiderSearch({ filter, filters }: SearchOffer, { priceRangeMax }: Filters): string {
  if (filter === null) return 'without any filter';
  if (filter !== 'price') return filterTextByName[filter].withoutFilter;
  return filters.priceRangeMax === priceRangeMax
    ? `from ${formatPrice(filters.priceRangeMin ?? 0)}`
    : `up to ${formatPrice(filters.priceRangeMax ?? 0)}`;
}

export const fewResultsText = {
  label: 'More pieces',
  /** `current` is the filters of the results on screen. */
  offer: (offer: SearchOffer, current: Filters, addsToResults: boolean) =>
    `${offer.count.toLocaleString('en-US')}${addsToResults ? ' more' : ''} ${describeWiderSearch(offer, current)}`,
  goesWith: 'What goes with it',
  near: 'Similar searches',
  askStylist: 'Ask the stylist for this',
  putBack: (words: string) => `Search with ${words} again`,
  unused: (words: readonly string[]) => `Not used for the search: ${words.join(', ')}`,
  keep: (choices: readonly string[]) => `Keep ${choices.join(', ')}?`,
} as const;
