import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Description, Place } from './Description.ts';
import { listGroup, listOthers } from './nearPieces.ts';
import { rateDescribed } from './rateDescribed.ts';
import type { Reference, ReferenceContext } from './ReferenceContext.ts';
import { found } from './ReferenceContext.ts';

type Items = readonly CatalogueItem[];

/** The number of first items that 'these' may mean. */
const IN_VIEW = 12;
/** Maximum length of a row whose end is visible without scrolling. */
const SHORT_ROW = 6;

/**
 * Returns the pieces that a description means. Returns null if none fits, so that the description may be a wish.
 * `before` has the pieces that the same message named before.
 */
export function resolve(description: Description, at: ReferenceContext, before: Items = []): Reference | null {
  const { named, place, rank, isOther, isOfGroup, looks, kinds } = description;
  if (named !== null) return ofName(named, at);
  if (place !== null) return found(inPlace(place, description, at, before));
  if (rank !== null) return ofRank(description, at, before);
  if (isOther)
    return found(
      listOthers(at, before)
        .filter(meets(description, at))
        .slice(0, description.isPlural ? IN_VIEW : 1),
    );
  if (isOfGroup) return ofGroup(description, at, before);
  if (looks.length > 0) return described(description, at);
  if (kinds.length > 0) return ofKind(description, at);
  return nearby(description, at, before);
}

function ofName(named: Items, { spokenOf, shown }: ReferenceContext): Reference {
  const [nearest] = [...spokenOf, ...shown].filter((item) => named.includes(item));
  return found(nearest ? [nearest] : named.slice(0, 1));
}

function meets(description: Description, at: ReferenceContext): (item: CatalogueItem) => boolean {
  const spans = [...description.kinds, ...description.looks];
  return (item) => spans.every((span) => at.rate(item, span) > 0);
}

/** Returns the row in which positions are counted: the pieces mentioned just before, the picks, or all shown items. */
function rowOf(description: Description, at: ReferenceContext, before: Items): Items {
  if (description.isOfGroup) return listGroup(at, before);
  const row = description.isOfPicks && at.picks.length > 0 ? at.picks : at.shown;
  return row.filter(meets(description, at));
}

function inPlace(place: Place, description: Description, at: ReferenceContext, before: Items): Items {
  if (place.kind === 'beside') return beside(place, description, at, before);
  const row = rowOf(description, at, before);
  if (place.kind === 'run') return row.slice(place.from, place.to);
  if (place.kind === 'middle') return row.slice(Math.floor((row.length - 1) / 2)).slice(0, 1);
  if (place.kind === 'edge') return row.length <= SHORT_ROW ? row.slice(-1) : [];
  const item = row.at(place.index);
  return item ? [item] : [];
}

/** Returns the piece next to a shown piece: 'the one next to it'. */
function beside(
  { step, of }: Extract<Place, { kind: 'beside' }>,
  description: Description,
  at: ReferenceContext,
  before: Items,
): Items {
  const [anchor] = of === null ? [...before.slice(-1), ...nearest(at)] : (resolve(of, at, before)?.items ?? []);
  const index = anchor ? at.shown.indexOf(anchor) : -1;
  if (index < 0) return [];
  const steps = step === 0 ? [1, -1] : [step];
  const items = steps.flatMap((by) => (index + by < 0 ? [] : (at.shown[index + by] ?? [])));
  return items.filter(meets(description, at)).slice(0, 1);
}

/**
 * Returns the piece that is first in an order: 'the cheaper of the two' among the mentioned pieces, 'the cheapest'
 * among the shown ones.
 */
function ofRank(description: Description, at: ReferenceContext, before: Items): Reference {
  const { rank, isRankOfTwo, isOfGroup, isPlural } = description;
  const row = (isRankOfTwo || isOfGroup ? listGroup(at, before) : at.shown).filter(meets(description, at));
  const sign = rank === 'cheap' ? 1 : -1;
  const sorted = row.toSorted((a, b) => sign * (a.priceCents - b.priceCents));
  return found(sorted.slice(0, isPlural ? (description.count ?? 2) : 1));
}

function ofGroup(description: Description, at: ReferenceContext, before: Items): Reference {
  const fitting = meets(description, at);
  const group = listGroup(at, before).filter(fitting);
  const items = group.length > 0 ? group : at.shown.filter(fitting);
  return found(items.slice(0, description.count ?? IN_VIEW));
}

/** Returns the piece with a look, preferably a shown one. Returns several for a plural. */
function described(description: Description, at: ReferenceContext): Reference | null {
  const rated = rateDescribed(description, at);
  const [best] = rated;
  if (!best) return null;
  const alike = rated.filter(({ isInView }) => isInView === best.isInView).map(({ item }) => item);
  if (description.isPlural) return found(alike.slice(0, description.count ?? IN_VIEW));
  return found([best.item]);
}

/**
 * Returns the piece of a kind ('that shirt'): a mentioned one, otherwise the first shown one, otherwise one of an
 * earlier list.
 */
function ofKind(description: Description, at: ReferenceContext): Reference | null {
  const rated = rateDescribed(description, at);
  return rated[0] ? found([rated[0].item]) : null;
}

function nearby({ isPlural }: Description, at: ReferenceContext, before: Items): Reference {
  if (!isPlural) {
    const items = [...before.slice(-1), ...nearest(at)].slice(0, 1);
    return { items, isLost: items.length === 0 };
  }
  if (before.length > 1) return found(before);
  return at.spokenOf.length > 1
    ? found(at.spokenOf)
    : { items: at.shown.slice(0, IN_VIEW), isLost: at.shown.length === 0 };
}

/** Returns the pieces that 'it' means: the attached piece, the ones mentioned last, or the first shown one. */
export function nearest({ attached, spokenOf, shown }: ReferenceContext): Items {
  return attached ? [attached] : spokenOf.length > 0 ? spokenOf : shown.slice(0, 1);
}
