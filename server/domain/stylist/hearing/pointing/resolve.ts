import { isDrawback } from '../../../language/lexicon/drawbacks.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Description, Place } from './Description.ts';
import { VISIBLE_LOOK_FACETS } from '../../looks.ts';
import { listGroup, listOthers } from './nearPieces.ts';
import { rateDescribed } from './rateDescribed.ts';
import type { Reference, ReferenceContext } from './ReferenceContext.ts';
import { createReference } from './ReferenceContext.ts';

type Items = readonly CatalogueItem[];

/** The number of first items that 'these' may mean. */
const MAX_ITEMS_IN_VIEW = 12;
/** Maximum length of a row whose end is visible without scrolling. */
const SHORT_ROW = 6;

/**
 * Returns the pieces that a description means. Returns null if none fits, so that the description may be a wish.
 * `itemsBefore` are the pieces that the same message named before.
 */
export function resolve(
  description: Description,
  context: ReferenceContext,
  itemsBefore: Items = [],
): Reference | null {
  const { namedItems, place, rank, isOther, isOfGroup, looks, kinds } = description;
  if (namedItems !== null) return resolveName(namedItems, context);
  if (place !== null) return createReference(findInPlace(place, description, context, itemsBefore));
  if (rank !== null) return resolveRank(description, context, itemsBefore);
  if (isOther)
    return createReference(
      listOthers(context, itemsBefore)
        .filter(createDescriptionTest(description, context))
        .slice(0, description.isPlural ? MAX_ITEMS_IN_VIEW : 1),
    );
  if (isOfGroup) return resolveGroup(description, context, itemsBefore);
  if (looks.length > 0) return resolveDescribed(description, context);
  if (kinds.length > 0) return resolveKind(description, context);
  return resolveNearby(description, context, itemsBefore);
}

function resolveName(namedItems: Items, { spokenOf, shown }: ReferenceContext): Reference {
  const [nearestItem] = [...spokenOf, ...shown].filter((item) => namedItems.includes(item));
  return createReference(nearestItem ? [nearestItem] : namedItems.slice(0, 1));
}

function createDescriptionTest(description: Description, context: ReferenceContext): (item: CatalogueItem) => boolean {
  const spans = [...description.kinds, ...description.looks];
  return (item) => spans.every((span) => context.rate(item, span) > 0);
}

/** Returns the row in which positions are counted: the pieces mentioned just before, the picks, or all shown items. */
function findRow(description: Description, context: ReferenceContext, itemsBefore: Items): Items {
  if (description.isOfGroup) return listGroup(context, itemsBefore);
  const row = description.isOfPicks && context.picks.length > 0 ? context.picks : context.shown;
  if (asksOfDrawback(description)) return row;
  const fittingItems = row.filter(createDescriptionTest(description, context));
  return fittingItems.length === 0 && asksOfProperty(description) ? row : fittingItems;
}

/** Whether the words after a position ask for a drawback, which points at no piece: 'is the first see-through?' */
const asksOfDrawback = ({ kinds, looks }: Description): boolean =>
  kinds.length === 0 && looks.some(({ concepts }) => concepts.some(isDrawback));

/** Whether the words after a position ask for a property instead of naming a look: 'the first stretch'. */
function asksOfProperty({ kinds, looks }: Description): boolean {
  const namesLook = looks.some(({ concepts }) =>
    concepts.some(({ facet }) => VISIBLE_LOOK_FACETS.has(facet) && facet !== 'detail'),
  );
  return kinds.length === 0 && looks.length > 0 && !namesLook;
}

function findInPlace(place: Place, description: Description, context: ReferenceContext, itemsBefore: Items): Items {
  if (place.kind === 'beside') return findBeside(place, description, context, itemsBefore);
  const row = findRow(description, context, itemsBefore);
  if (place.kind === 'run') return row.slice(place.from, place.to);
  if (place.kind === 'middle') return row.slice(Math.floor((row.length - 1) / 2)).slice(0, 1);
  if (place.kind === 'edge') return row.length <= SHORT_ROW ? row.slice(-1) : [];
  const item = row.at(place.index);
  return item ? [item] : [];
}

/** Returns the piece that is next to another piece in the row: 'the one next to it'. */
function findBeside(
  { step, reference }: Extract<Place, { kind: 'beside' }>,
  description: Description,
  context: ReferenceContext,
  itemsBefore: Items,
): Items {
  const [anchorItem] =
    reference === null
      ? [...itemsBefore.slice(-1), ...listNearest(context)]
      : (resolve(reference, context, itemsBefore)?.items ?? []);
  const index = anchorItem ? context.shown.indexOf(anchorItem) : -1;
  if (index < 0) return [];
  const steps = step === 0 ? [1, -1] : [step];
  const items = steps.flatMap((offset) => (index + offset < 0 ? [] : (context.shown[index + offset] ?? [])));
  return items.filter(createDescriptionTest(description, context)).slice(0, 1);
}

/**
 * Returns the cheapest or most expensive piece: 'the cheaper of the two' among the mentioned pieces, 'the cheapest'
 * among the shown pieces.
 */
function resolveRank(description: Description, context: ReferenceContext, itemsBefore: Items): Reference {
  const { rank, isRankOfTwo, isOfGroup, isPlural } = description;
  const row = (isRankOfTwo || isOfGroup ? listGroup(context, itemsBefore) : context.shown).filter(
    createDescriptionTest(description, context),
  );
  const sign = rank === 'cheap' ? 1 : -1;
  const sortedItems = row.toSorted((a, b) => sign * (a.priceCents - b.priceCents));
  return createReference(sortedItems.slice(0, isPlural ? (description.count ?? 2) : 1));
}

function resolveGroup(description: Description, context: ReferenceContext, itemsBefore: Items): Reference {
  const fitting = createDescriptionTest(description, context);
  const group = listGroup(context, itemsBefore).filter(fitting);
  const items = group.length > 0 ? group : context.shown.filter(fitting);
  return createReference(items.slice(0, description.count ?? MAX_ITEMS_IN_VIEW));
}

/** Returns the piece with a certain look, preferably a shown piece; several pieces for a plural. */
function resolveDescribed(description: Description, context: ReferenceContext): Reference | null {
  const ratedItems = rateDescribed(description, context);
  const [bestMatch] = ratedItems;
  if (!bestMatch) return null;
  const similarItems = ratedItems.filter(({ isInView }) => isInView === bestMatch.isInView).map(({ item }) => item);
  if (description.isPlural) return createReference(similarItems.slice(0, description.count ?? MAX_ITEMS_IN_VIEW));
  return createReference([bestMatch.item]);
}

/**
 * Returns the piece of a kind ('that shirt'): a mentioned piece, otherwise the first shown piece, otherwise a piece
 * of an earlier list.
 */
function resolveKind(description: Description, context: ReferenceContext): Reference | null {
  const ratedItems = rateDescribed(description, context);
  return ratedItems[0] ? createReference([ratedItems[0].item]) : null;
}

function resolveNearby({ isPlural }: Description, context: ReferenceContext, itemsBefore: Items): Reference {
  if (!isPlural) {
    const items = [...itemsBefore.slice(-1), ...listNearest(context)].slice(0, 1);
    return { items, isLost: items.length === 0 };
  }
  if (itemsBefore.length > 1) return createReference(itemsBefore);
  return context.spokenOf.length > 1
    ? createReference(context.spokenOf)
    : { items: context.shown.slice(0, MAX_ITEMS_IN_VIEW), isLost: context.shown.length === 0 };
}

/** Returns the pieces that 'it' means: the attached piece, the pieces mentioned last, or the first shown piece. */
export function listNearest({ attached, spokenOf, shown }: ReferenceContext): Items {
  return attached ? [attached] : spokenOf.length > 0 ? spokenOf : shown.slice(0, 1);
}
