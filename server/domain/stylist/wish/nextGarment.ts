import { KIND_CONCEPTS } from '../../language/lexicon/kinds.ts';
import { listWantedKinds } from './groups.ts';
import type { WishPart } from './WishPart.ts';

/** Kinds that have the same cuts. 'No sleeveless' of a top also holds for a dress, but not for trousers. */
const KIND_GROUPS_BY_CUT: readonly ReadonlySet<string>[] = [
  'tee tank camisole polo shirt blouse sweater cardigan hoodie sweatshirt top bodysuit tunic kurta kurti dress jumpsuit',
  'coat jacket blazer waistcoat gilet suit cardigan coord',
  'trousers jeans leggings shorts jumpsuit',
  'dress skirt jumpsuit',
  'shoes boots',
  'bag wallet',
].map((kinds) => new Set(kinds.split(' ')));

const KINDS_BY_ID: ReadonlyMap<string, readonly string[]> = new Map(
  KIND_CONCEPTS.map(({ id, kinds }) => [id, Object.keys(kinds)]),
);

/** Facets of what the pieces are for. */
const ERRAND_FACETS: ReadonlySet<string> = new Set(['occasion', 'season', 'style']);
/** Facets whose refusals are a matter of taste and hold for each garment: 'no beige', 'no wool'. */
const TASTE_FACETS: ReadonlySet<string> = new Set(['color', 'shade', 'material', 'pattern', 'brand', 'style']);
/** What the shopper told about the body, the day or the weather. */
const CIRCUMSTANCE_CONCEPTS: ReadonlySet<string> = new Set([
  'function:maternity',
  'function:nursing',
  'function:after birth',
  'function:on feet',
  'function:for mud',
  'function:cooling',
  'function:forgiving',
  'detail:modest',
  'detail:revealing',
  'fit:petite',
  'fit:tall',
  'fit:plus',
]);

/** Whether a part of the wish holds for whatever garment comes next: an occasion, the weather, a body, a taste. */
export function holdsForAll({ facet, stance, concepts, isPersonal }: WishPart): boolean {
  return (
    isPersonal ||
    ERRAND_FACETS.has(facet) ||
    concepts.some((id) => CIRCUMSTANCE_CONCEPTS.has(id)) ||
    (stance === 'refused' && TASTE_FACETS.has(facet))
  );
}

/** Whether the garments of the new parts have the same cuts as those of the wish so far. */
export function haveSameCuts(partsBefore: readonly WishPart[], newParts: readonly WishPart[]): boolean {
  const [kindsBefore, newKinds] = [listKinds(listWantedKinds(partsBefore)), listKinds(listWantedKinds(newParts))];
  if (kindsBefore.length === 0 || newKinds.length === 0) return true;
  return newKinds.some((kind) => kindsBefore.some((kindBefore) => haveSameCut(kind, kindBefore)));
}

/** Whether a refused garment is of the kind that is now wanted, such as jeans among trousers. */
export function isAmong(refusedPart: WishPart, newParts: readonly WishPart[]): boolean {
  return haveSameCuts([{ ...refusedPart, stance: 'wanted' }], newParts);
}

function haveSameCut(kind: string, otherKind: string): boolean {
  return kind === otherKind || KIND_GROUPS_BY_CUT.some((kinds) => kinds.has(kind) && kinds.has(otherKind));
}

const listKinds = (parts: readonly WishPart[]): readonly string[] =>
  parts.flatMap(({ concepts }) => concepts.flatMap((id) => KINDS_BY_ID.get(id) ?? []));
