import { addFurtherPiece, planFurtherPiece, splitFurtherPieces } from './besides.ts';
import { listRequestedFirst } from './boughtPieces.ts';
import { composePlan } from './composePlan.ts';
import { composeRestyled } from './composeRestyled.ts';
import { sumPlan } from './settlePlan.ts';
import type { Strictness } from './suitsOccasion.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { createOpenPlace } from './OutfitPlan.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import { packRequested } from './packAsked.ts';
import { openUnlike } from './requestedTraits.ts';

/** Fills the open places of a plan around its pieces. Returns null if no pieces cover the body. */
export async function findOutfit(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const { mainPlan, furtherPlaces } = splitFurtherPieces(await openUnlike(plan, sources));
  const foundOutfit = await composeAround(mainPlan, shopper, sources);
  if (foundOutfit === null || furtherPlaces.length === 0) return foundOutfit;
  return addFurtherPieces(foundOutfit, furtherPlaces, mainPlan, shopper, sources);
}

/**
 * The numbers of expensive pieces to replace if the outfit exceeds the budget, tried in this order. After that, all
 * pieces are replaced.
 */
const REPLACED_COUNTS = [1, 2, 3];

/**
 * Composes an outfit around the pieces of a plan. Replaces earlier pieces only if a requested piece leaves no room for
 * them or if the shopper has just limited the price: as few as possible, the most expensive first and requested ones
 * last. A piece that nothing can replace stays.
 */
async function composeAround(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const unrequestedPlaces = plan.places
    .filter(({ words, itemId }) => words === '' && itemId !== null)
    .toSorted((firstPlace, secondPlace) => secondPlace.priceCents - firstPlace.priceCents);
  const restyledOutfit = await composeRestyled(plan, shopper, sources);
  if (restyledOutfit !== null) return restyledOutfit;
  let bestOutfit = await composeAlike(plan, shopper, sources);
  for (const attempt of listAttempts(plan, bestOutfit, unrequestedPlaces)) {
    if (isComplete(bestOutfit, plan)) break;
    const { placesToOpen, lowestStrictness } = attempt;
    const otherOutfit =
      attempt === FEWER_PIECES
        ? await composePacked(withFewer(plan), shopper, sources, [], lowestStrictness)
        : await composeWithout(placesToOpen, plan, shopper, sources, lowestStrictness);
    if (otherOutfit !== null && (bestOutfit === null || isBetter(otherOutfit, bestOutfit, plan)))
      bestOutfit = otherOutfit;
  }
  return keepReplaced(bestOutfit, plan, shopper, sources);
}

/** Composes an outfit with pieces like those that they replace, or if that is impossible with pieces of other kinds. */
async function composeAlike(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  // A change costs what it costs, but its piece must suit the occasion.
  const lowestStrictness: Strictness = plan.isOpen || plan.days !== null ? 'none' : 'usual';
  const similarOutfit = await composePacked(plan, shopper, sources, [], lowestStrictness);
  const isFullyFound = isComplete(similarOutfit, plan) && similarOutfit?.missing.length === 0;
  if (isFullyFound || plan.places.every(({ replaced }) => replaced === null)) return similarOutfit;
  const otherOutfit = await composePacked(allowOtherKinds(plan), shopper, sources, [], lowestStrictness);
  return otherOutfit !== null && (similarOutfit === null || isBetter(otherOutfit, similarOutfit, plan))
    ? otherOutfit
    : similarOutfit;
}

const allowOtherKinds = (plan: OutfitPlan): OutfitPlan => ({
  ...plan,
  places: plan.places.map((place) =>
    place.replaced === null ? place : { ...place, replaced: { ...place.replaced, allowsOtherKinds: true } },
  ),
});

interface Attempt {
  readonly placesToOpen: readonly OutfitPlace[];
  readonly lowestStrictness: Strictness;
}

/**
 * An attempt without pieces that the shopper did not request. It comes before attempts with pieces that are too
 * informal.
 */
const FEWER_PIECES: Attempt = { placesToOpen: [], lowestStrictness: 'far' };

/** Lists the attempts in order. An outfit that suits the occasion is more important than keeping pieces. */
function listAttempts(
  plan: OutfitPlan,
  foundOutfit: FoundOutfit | null,
  unrequestedPlaces: readonly OutfitPlace[],
): readonly Attempt[] {
  const isBlocked = foundOutfit?.missing.some(({ isSold }) => isSold) !== false;
  const isLimited = isLimitedAnew(plan) || plan.days !== null || isDressedAnew(plan);
  if (plan.isOpen || !(isBlocked || isLimited)) return [];
  const requestedPlaces = plan.places.filter(({ words, itemId }) => words !== '' && itemId !== null);
  const openings = [...listPlacesToOpen(unrequestedPlaces), [...unrequestedPlaces, ...requestedPlaces]];
  const attempts: readonly Attempt[] = [
    ...openings.map((placesToOpen): Attempt => ({ placesToOpen, lowestStrictness: 'usual' })),
    ...(isLimitedAnew(plan) && plan.isWhole && plan.days === null ? [FEWER_PIECES] : []),
    ...openings
      .slice(isLimitedAnew(plan) ? -GROUP_ATTEMPT_COUNT : 0)
      .map((placesToOpen): Attempt => ({ placesToOpen, lowestStrictness: 'none' })),
  ];
  return attempts.filter((attempt) => attempt === FEWER_PIECES || attempt.placesToOpen.length > 0);
}

/** Whether the pieces that cover the body are new, so that the outfit begins again around them: trousers, no dress. */
function isDressedAnew({ places }: OutfitPlan): boolean {
  const openSlots = new Set(
    places.filter(({ itemId, isOwned }) => itemId === null && !isOwned).map(({ slot }) => slot),
  );
  return openSlots.has('fullBody') || (openSlots.has('top') && openSlots.has('bottom'));
}

/**
 * The number of attempts at the end of the list that replace whole groups of pieces: first the pieces that were not
 * requested, then all.
 */
const GROUP_ATTEMPT_COUNT = 2;

/** Returns the plan with the requested and owned pieces only. Those of the other slots return if the budget permits. */
const withFewer = (plan: OutfitPlan): OutfitPlan => ({
  ...plan,
  isOpen: true,
  without: [...plan.without, ...OPTIONAL_SLOTS.filter((name) => plan.places.every(({ slot }) => slot !== name))],
  places: plan.places.filter(({ words, isOwned }) => words !== '' || isOwned),
});

/** Slots of pieces that an outfit can do without. */
const OPTIONAL_SLOTS: readonly OutfitSlot[] = ['layer', 'outer', 'bag', 'accessory', 'extra'];

/** Whether the shopper has just named a sum that the pieces exceed, or may exceed with the one that is still open. */
const isLimitedAnew = (plan: OutfitPlan): boolean =>
  plan.targetCents !== null &&
  (sumPlan(plan) > plan.targetCents || (hasOpenPlace(plan) && plan.targetCents === plan.budgetCents));

/**
 * Lists the places whose pieces are replaced, step by step. Accessories come first because they clash most, then the
 * most expensive pieces.
 */
function listPlacesToOpen(replaceablePlaces: readonly OutfitPlace[]): readonly (readonly OutfitPlace[])[] {
  const accessories = replaceablePlaces.filter(({ slot }) => slot === 'accessory');
  const mostExpensive = REPLACED_COUNTS.filter((count) => count < replaceablePlaces.length).map((count) =>
    replaceablePlaces.slice(0, count),
  );
  return [accessories, ...mostExpensive, replaceablePlaces];
}

/** Whether a piece must still be chosen. */
const hasOpenPlace = ({ places }: OutfitPlan): boolean =>
  places.some(({ itemId, isOwned }) => itemId === null && !isOwned);

/** Composes an outfit without the pieces of some places. Uses these pieces again if possible. */
async function composeWithout(
  openedPlaces: readonly OutfitPlace[],
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  lowestStrictness: Strictness,
): Promise<FoundOutfit | null> {
  const places = plan.places.map((place) =>
    openedPlaces.includes(place) ? createOpenPlace(place.slot, place.words, place.traits) : place,
  );
  const preferredIds = openedPlaces.flatMap(({ itemId }) => itemId ?? []);
  return composePacked({ ...plan, places }, shopper, sources, preferredIds, lowestStrictness);
}

async function composePacked(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  preferredIds: readonly string[] = [],
  lowestStrictness?: Strictness,
): Promise<FoundOutfit | null> {
  const packedPlan = await packRequested(plan, shopper, sources);
  const foundOutfit = await composePlan(packedPlan.plan, shopper, sources, preferredIds, lowestStrictness);
  return foundOutfit === null
    ? null
    : listRequestedFirst(
        { ...foundOutfit, unmet: [...packedPlan.unmet, ...foundOutfit.unmet] },
        packedPlan.alternatives,
      );
}

/**
 * Whether no better outfit is possible: this outfit is within the budget, and the shop does not sell the missing
 * pieces.
 */
const isComplete = (foundOutfit: FoundOutfit | null, { budgetCents }: OutfitPlan): boolean =>
  foundOutfit !== null &&
  foundOutfit.missing.every(({ isSold }) => !isSold) &&
  foundOutfit.totalCents <= (budgetCents ?? Infinity);

const isBetter = (firstOutfit: FoundOutfit, secondOutfit: FoundOutfit, { budgetCents }: OutfitPlan): boolean =>
  firstOutfit.missing.length < secondOutfit.missing.length ||
  (firstOutfit.missing.length === secondOutfit.missing.length &&
    secondOutfit.totalCents > (budgetCents ?? Infinity) &&
    firstOutfit.totalCents < secondOutfit.totalCents);

/** Puts back the pieces that nothing could replace. */
async function keepReplaced(
  foundOutfit: FoundOutfit | null,
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const missingPlaces: readonly Pick<OutfitPlace, 'slot'>[] = foundOutfit === null ? plan.places : foundOutfit.missing;
  const lacksReplacement = ({ slot, replaced, itemId }: OutfitPlace): boolean =>
    itemId === null && replaced !== null && missingPlaces.some((place) => place.slot === slot);
  if (!plan.places.some(lacksReplacement)) return foundOutfit;
  const places = plan.places.map((place) =>
    lacksReplacement(place) ? { ...place, itemId: place.replaced!.itemId, replaced: null } : place,
  );
  const leaveOutIds = plan.leaveOutIds.filter((id) => !places.some(({ itemId }) => itemId === id));
  const recomposedOutfit = await composePlan({ ...plan, places, leaveOutIds }, shopper, sources);
  const keptPlaces = plan.places
    .filter((place) => lacksReplacement(place) && place.replaced?.isOptional !== true)
    .map(({ slot, words }) => ({ slot, words, isSold: false, isKept: true as const }));
  return recomposedOutfit === null
    ? foundOutfit
    : { ...recomposedOutfit, missing: [...recomposedOutfit.missing, ...keptPlaces] };
}

async function addFurtherPieces(
  foundOutfit: FoundOutfit,
  furtherPlaces: readonly OutfitPlace[],
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit> {
  let outfit = foundOutfit;
  for (const place of furtherPlaces) {
    const withPlace = place.isOwned ? null : await composePlan(planFurtherPiece(plan, outfit, place), shopper, sources);
    outfit = addFurtherPiece(outfit, withPlace, place);
  }
  return outfit;
}
