import type { Understood } from '../Turn.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { asksForOneThing, tellsOfLife } from './messageWords.ts';

const SHOE_CONCEPTS: ReadonlySet<string> = new Set(['kind:shoes', 'kind:boots']);
const DAY_FACETS: ReadonlySet<string> = new Set(['occasion', 'season', 'word']);
const WEATHER_CONCEPTS: ReadonlySet<string> = new Set([
  'function:warm',
  'function:waterproof',
  'function:for mud',
  'function:breathable',
]);

/** Whether a search states nothing but an occasion, a season or refused garments. */
export function isOnlyOccasion({ outfit, conversation: { wish }, filters }: Understood, message: string): boolean {
  const { priceRangeMin, priceRangeMax, color, brand, sale } = filters;
  const isFiltered = priceRangeMin !== null || priceRangeMax !== null || color.length + brand.length > 0 || sale;
  if (outfit !== undefined || isFiltered || asksForOneThing(message) || !tellsOfLife(message)) return false;
  const wantedParts = wish.filter(({ stance }) => stance === 'wanted');
  return wantedParts.length > 0 ? wantedParts.every(isPartOfDay) : wish.length === 0 || refusesClothes(wish);
}

const isPartOfDay = ({ facet, concepts }: WishPart): boolean =>
  DAY_FACETS.has(facet) || WEATHER_CONCEPTS.has(concepts[0] ?? '');

/** Whether only kinds of garments are refused. Shoes are left out, because a refusal of shoes asks for other shoes. */
const refusesClothes = (wish: readonly WishPart[]): boolean =>
  wish.every(({ facet }) => facet === 'kind') &&
  !wish.every(({ concepts }) => concepts.some((id) => SHOE_CONCEPTS.has(id)));
