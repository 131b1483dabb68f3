import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import { describePlaces, listAlternatives, listBought, offerAsked } from './boughtPieces.ts';
import { composeRequestedOutfits } from './composeRequestedOutfits.ts';
import { findPlanPieces } from './findPlanPieces.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { packTrip } from './packTrip.ts';
import { findRefusedItems } from './refusedItems.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { chooseWearers, listFixedItems, listNeededSlots, listOpenSlots, resolvePlaces } from './resolvePlan.ts';

const OUTFIT_COUNT = 5;
/** The best pieces are wanted, so chance counts little. */
const VARIETY_WEIGHT = 0.3;

/**
 * Fills the open places of a plan once; `keptIds` are preferred. Null if the catalogue lacks pieces to cover the body.
 */
export async function composePlan(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  keptIds: readonly string[] = [],
): Promise<FoundOutfit | null> {
  const { gender, size, brand, sale } = shopper.filters;
  const { places, wishOfAll } = await readPlan(plan, sources);
  const openSlots = listOpenSlots(plan, places);
  const filters = { ...NO_FILTERS, gender: [...chooseWearers(gender, places)], size, brand, sale };
  const { pieces, likedIds, askedItems } = await findPlanPieces(
    { plan, places, openSlots, filters, wishOfAll },
    sources,
  );
  const wish = {
    ...createWish(plan, places, openSlots, { ...shopper, filters }),
    likedIds: new Set([...likedIds, ...keptIds]),
  };
  const outfit = plan.days === null ? composeOutfit(pieces, wish, places) : packTrip(pieces, wish, places, plan);
  return outfit === null ? null : offerAsked(outfit, askedItems);
}

async function readPlan(
  plan: OutfitPlan,
  { readWishes, findItem, lexicon }: OutfitSources,
): Promise<{ readonly places: readonly ResolvedPlace[]; readonly wishOfAll: Wish }> {
  const ids = plan.places.flatMap(({ itemId, replaced }) => itemId ?? replaced?.itemId ?? []);
  const [[wishOfAll, ...wishes], found] = await Promise.all([
    readWishes([plan.words, ...plan.places.map((place) => describePlace(place, plan))]),
    Promise.all(ids.map(findItem)),
  ]);
  if (wishOfAll === undefined) throw new Error('No wish was read for the plan.');
  const items = found.flatMap((item) => item ?? []);
  const refused = findRefusedItems(items, wishOfAll.refusals, lexicon);
  const itemsById = new Map(items.map((item): [string, CatalogueItem] => [item.id, item]));
  return { places: resolvePlaces(plan, wishes, itemsById, (item) => refused.has(item)), wishOfAll };
}

/** A hat for a summer wedding is no beanie: the day ranks what is asked for, too. */
function describePlace({ words, isOwned }: OutfitPlace, { season, occasion }: OutfitPlan): string {
  return words === '' || isOwned ? words : [words, season, occasion].filter((word) => word !== null).join(', ');
}

function createWish(
  plan: OutfitPlan,
  places: readonly ResolvedPlace[],
  openSlots: ReadonlySet<OutfitSlot>,
  { filters, preferences }: OutfitShopper,
): OutfitWish {
  const { occasion, season, weatherBand, seed } = plan;
  const limitCents = Math.min(plan.budgetCents ?? Infinity, plan.targetCents ?? Infinity);
  const formality = getPlannedFormality(plan);
  return {
    gender: filters.gender,
    sizes: filters.size,
    styles: preferences.stylePreference,
    personality: preferences.personality,
    ...(occasion === null ? {} : { occasion }),
    ...(formality === undefined ? {} : { formality }),
    ...(season === null ? {} : { season }),
    ...(weatherBand === null ? {} : { weatherBand }),
    ...(limitCents === Infinity ? {} : { budgetCents: limitCents }),
    seed: `${occasion ?? ''} ${seed}`,
    variety: VARIETY_WEIGHT,
    count: OUTFIT_COUNT,
    fixedItems: listFixedItems(places),
    ownedItems: places.flatMap(({ place, item }) => (place.isOwned && item !== null ? [item] : [])),
    openSlots,
    neededSlots: listNeededSlots(plan, places, openSlots),
  };
}

function composeOutfit(pieces: OutfitPieces, wish: OutfitWish, places: readonly ResolvedPlace[]): FoundOutfit | null {
  const [outfit, ...others] = composeRequestedOutfits(pieces, wish);
  if (outfit === undefined) return null;
  const bought = listBought(outfit, wish);
  return {
    ...describePlaces(places, bought, pieces),
    pieces: bought,
    totalCents: outfit.totalCents,
    reasons: outfit.reasons,
    outfitCount: null,
    alternatives: listAlternatives(others, wish, bought),
  };
}
