import type { WishPart } from './WishPart.ts';

/** Groups of concepts that exclude each other. A new concept replaces an older one of its group. */
const EXCLUSIVE_GROUPS: readonly (readonly string[])[] = [
  ['detail:mini', 'detail:midi', 'detail:maxi', 'detail:below knee', 'detail:above ankle'],
  ['detail:flat', 'detail:low heel', 'detail:kitten heel', 'detail:heeled', 'detail:stiletto'],
  [
    'detail:long sleeve',
    'detail:short sleeve',
    'detail:sleeveless',
    'detail:three quarter sleeve',
    'detail:cap sleeve',
  ],
  [
    'detail:crew neck',
    'detail:v neck',
    'detail:scoop neck',
    'detail:boat neck',
    'detail:roll neck',
    'detail:square neck',
    'detail:halter',
  ],
  ['style:bright', 'style:neutral', 'style:dark', 'style:light color', 'style:pastel', 'style:jewel'],
  ['detail:revealing', 'detail:modest'],
  ['function:warm', 'function:breathable'],
  ['style:formal', 'style:casual', 'style:smart', 'style:athletic'],
  ['style:trendy', 'style:classic'],
  ['style:minimalist', 'style:romantic'],
];
const GROUP_BY_CONCEPT: ReadonlyMap<string, number> = new Map(
  EXCLUSIVE_GROUPS.flatMap((ids, index) => ids.map((id) => [id, index] as const)),
);
/** Facets that have only one value, so that a new fit or season replaces the earlier one. */
const SINGLE_VALUE_FACETS: ReadonlySet<string> = new Set([
  'fit',
  'pattern',
  'season',
  'occasion',
  'material',
  'brand',
  'shade',
  'shoe size',
]);
/** Fits that describe a figure instead of a cut. */
const FIGURE_FITS: ReadonlySet<string> = new Set(['fit:petite', 'fit:tall', 'fit:plus']);

/** Whether a new part of the wish replaces an older one. */
export function replaces(newPart: WishPart, partBefore: WishPart): boolean {
  if (newPart.stance !== 'wanted' || partBefore.stance !== 'wanted' || newPart.facet === 'word') return false;
  if (partBefore.facet === 'kind' && newPart.facet !== 'kind') return false;
  if (partBefore.concepts.some((id) => FIGURE_FITS.has(id)) || newPart.concepts.some((id) => FIGURE_FITS.has(id)))
    return false;
  if (newPart.facet === partBefore.facet && SINGLE_VALUE_FACETS.has(newPart.facet)) return true;
  return newPart.concepts.some(
    (id) =>
      GROUP_BY_CONCEPT.has(id) &&
      partBefore.concepts.some((otherId) => GROUP_BY_CONCEPT.get(otherId) === GROUP_BY_CONCEPT.get(id)),
  );
}

/** Returns the requested garments. */
export function listWantedKinds(parts: readonly WishPart[]): readonly WishPart[] {
  return parts.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
}

/** Whether two parts are about the same thing, even if one wants it and the other refuses it. */
export function isSameThing(firstPart: WishPart, secondPart: Pick<WishPart, 'concepts' | 'words'>): boolean {
  return firstPart.words === secondPart.words || firstPart.concepts.some((id) => secondPart.concepts.includes(id));
}
