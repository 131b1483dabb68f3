import { isSameThing } from '../wish/groups.ts';
import type { WishPart } from '../wish/WishPart.ts';

/** Adds the parts of the wish in a message to those of an outfit. A new occasion or season replaces the earlier one. */
export function mergeTerms(partsBefore: readonly WishPart[], statedParts: readonly WishPart[]): readonly WishPart[] {
  const newParts = statedParts.filter(
    (part, index) =>
      statedParts.findIndex((otherPart) => isSameThing(otherPart, part) && otherPart.stance === part.stance) === index,
  );
  const isSaidAnew = (part: WishPart): boolean =>
    newParts.some(
      ({ facet, words }) => words === part.words || (facet === part.facet && SINGLE_VALUE_FACETS.has(facet)),
    );
  return [...partsBefore.filter((part) => !isSaidAnew(part)), ...newParts];
}

const SINGLE_VALUE_FACETS: ReadonlySet<string> = new Set(['occasion', 'season']);
