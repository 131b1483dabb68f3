import { FILTERS, NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Wish } from './Wish.ts';

export interface ReleasedFilters {
  readonly filters: Filters;
  /** A sentence to the shopper about the removed default filters; null if the words only replace filters. */
  readonly sentence: string | null;
}

const OWN_FILTERS = ['gender', 'size'] as const;
const NAME_BY_FILTER = { gender: 'gender', size: 'sizes' } as const;

/**
 * Removes the shopper's default filters that the words contradict. For somebody else, removes the default gender and
 * sizes; sizes in the words replace the default sizes. Keeps filters that the shopper chose by hand.
 */
export function releaseDefaults(
  filters: Filters,
  defaults: Filters,
  wish: Pick<Wish, 'genders' | 'sizes' | 'isForSomebodyElse'>,
): ReleasedFilters {
  const isForOther = wish.isForSomebodyElse || namesOtherGender(wish, defaults);
  const isReplacedByFilter = { gender: wish.genders.length > 0, size: wish.sizes.length > 0 };
  const releasedFilters = OWN_FILTERS.filter(
    (name) =>
      (isForOther || isReplacedByFilter[name]) && filters[name].length > 0 && FILTERS[name].isSame(filters, defaults),
  );
  return {
    filters: releasedFilters.reduce((filtersLeft, name) => ({ ...filtersLeft, [name]: NO_FILTERS[name] }), filters),
    sentence: isForOther && releasedFilters.length > 0 ? describeRelease(releasedFilters) : null,
  };
}

function namesOtherGender({ genders }: Pick<Wish, 'genders'>, { gender: ownGenders }: Filters): boolean {
  return (
    genders.length > 0 &&
    ownGenders.length > 0 &&
    !genders.some((gender) => gender === 'Unisex' || ownGenders.includes(gender))
  );
}

const describeRelease = (releasedFilters: readonly (typeof OWN_FILTERS)[number][]): string =>
  `This seems to be for somebody else, so your own ${releasedFilters.map((name) => NAME_BY_FILTER[name]).join(' and ')} ${releasedFilters.join() === 'gender' ? 'is' : 'are'} left out.`;
