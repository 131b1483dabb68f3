import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Understood } from '../Turn.ts';
import type { PartFacet, WishPart } from '../wish/WishPart.ts';
import type { Constraint, Slot } from './TurnReading.ts';

const SLOT_BY_FACET: Readonly<Record<PartFacet, Slot>> = {
  kind: 'kind',
  color: 'color',
  shade: 'color',
  material: 'cloth',
  pattern: 'pattern',
  fit: 'fit',
  occasion: 'occasion',
  season: 'season',
  style: 'style',
  function: 'detail',
  detail: 'detail',
  brand: 'brand',
  gender: 'gender',
  size: 'size',
  'shoe size': 'size',
  word: 'other',
};

/** Lists the constraints after a message: first the parts of the wish, then the filters. */
export function listConstraints({
  conversation: { wish },
  filters,
}: Pick<Understood, 'conversation' | 'filters'>): readonly Constraint[] {
  return [...wish.map(toConstraint), ...listFilters(filters)];
}

export function toConstraint({ facet, words, stance }: WishPart): Constraint {
  return { slot: SLOT_BY_FACET[facet], value: words, stance };
}

function listFilters(filters: Filters): readonly Constraint[] {
  const createWantedConstraints = (slot: Slot, values: readonly unknown[]): readonly Constraint[] =>
    values.map((value) => ({ slot, value: String(value), stance: 'wanted' }));
  const { gender, size, color, brand, sale, priceRangeMin, priceRangeMax } = filters;
  return [
    ...createWantedConstraints('gender', gender),
    ...createWantedConstraints('size', size),
    ...createWantedConstraints('color', color),
    ...createWantedConstraints('brand', brand),
    ...createWantedConstraints('sale', sale ? ['yes'] : []),
    ...createWantedConstraints('minPrice', priceRangeMin === null ? [] : [priceRangeMin]),
    ...createWantedConstraints('maxPrice', priceRangeMax === null ? [] : [priceRangeMax]),
  ];
}
