import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import { describePlaces, listAlternatives, listBought, listRequestedFirst } from './boughtPieces.ts';
import { composeRequestedOutfits } from './composeRequestedOutfits.ts';
import type { PlanPieces } from './findPlanPieces.ts';
import { findPlanPieces } from './findPlanPieces.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import { createDressWish } from './createDressWish.ts';
import { differs } from './differences.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { Difference, OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { packTrip } from './packTrip.ts';
import { findRefusedItems } from './refusedItems.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import type { Strictness } from './suitsOccasion.ts';
import { STRICTNESSES } from './suitsOccasion.ts';
import { chooseWearers, listFixedItems, listNeededSlots, listOpenSlots, resolvePlaces } from './resolvePlan.ts';

const OUTFIT_COUNT = 5;
/** Weight of the random variation. Low, so that an outfit gets the best pieces. */
const VARIETY_WEIGHT = 0.3;

/**
 * Fills the open places of a plan, if possible with `keptIds`. Returns null if no pieces cover the body. If suitable
 * pieces exceed the budget, leaves out the shoes of a dressy outfit or uses pieces that suit the occasion less.
 */
export async function composePlan(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  keptIds: readonly string[] = [],
  lowestStrictness: Strictness = 'none',
): Promise<FoundOutfit | null> {
  if (plan.budgetCents === null) return composeOnce(plan, shopper, sources, keptIds, 'strict');
  let bestOutfit: FoundOutfit | null = null;
  // The best outfit that suits the occasion, for use if no outfit is within the budget.
  let bestSuitable: FoundOutfit | null = null;
  const last = limitStrictness(plan, lowestStrictness);
  for (const strictness of STRICTNESSES.slice(0, STRICTNESSES.indexOf(last) + 1)) {
    bestOutfit = chooseNearer(await composeOnce(plan, shopper, sources, keptIds, strictness), bestOutfit, plan);
    if (bestOutfit !== null && isWithin(bestOutfit, plan)) return bestOutfit;
    if (strictness === 'usual') bestSuitable = bestOutfit;
  }
  return (await composeWithoutShoes(plan, bestSuitable, shopper, sources, keptIds)) ?? bestSuitable ?? bestOutfit;
}

/** Minimum formality of an occasion for which an outfit without shoes is better than one that is too plain. */
const MIN_DRESSY = 0.55;

const isDressy = (plan: OutfitPlan): boolean => plan.days === null && (getPlannedFormality(plan) ?? 0) >= MIN_DRESSY;

/** Minimum formality of an occasion to which nobody goes in a T-shirt. */
const MIN_FORMAL = 0.7;

/** Limits how plain the pieces for a dressy occasion may be. */
function limitStrictness(plan: OutfitPlan, lowestStrictness: Strictness): Strictness {
  if (!isDressy(plan)) return lowestStrictness;
  const limit: Strictness = (getPlannedFormality(plan) ?? 0) >= MIN_FORMAL ? 'usual' : 'wide';
  return STRICTNESSES.indexOf(lowestStrictness) > STRICTNESSES.indexOf(limit) ? limit : lowestStrictness;
}

/**
 * Composes suitable pieces without shoes. Returns null if they are not within the budget either, or if the shopper
 * asked for shoes.
 */
async function composeWithoutShoes(
  plan: OutfitPlan,
  complete: FoundOutfit | null,
  shopper: OutfitShopper,
  sources: OutfitSources,
  keptIds: readonly string[],
): Promise<FoundOutfit | null> {
  const mayLackShoes = plan.isOpen && isDressy(plan) && !plan.places.some(({ slot }) => slot === 'shoes');
  if (complete === null || !mayLackShoes || plan.without.includes('shoes')) return null;
  const reduced: OutfitPlan = { ...plan, without: [...plan.without, 'shoes', 'bag', 'accessory', 'extra'] };
  const outfit = await composeOnce(reduced, shopper, sources, keptIds, 'usual');
  return outfit === null || !isWithin(outfit, plan)
    ? null
    : { ...outfit, leftOut: { slot: 'shoes', completeCents: complete.totalCents } };
}

function chooseNearer(
  firstOutfit: FoundOutfit | null,
  secondOutfit: FoundOutfit | null,
  plan: OutfitPlan,
): FoundOutfit | null {
  if (firstOutfit === null || secondOutfit === null) return firstOutfit ?? secondOutfit;
  return isNearer(firstOutfit, secondOutfit, plan) ? firstOutfit : secondOutfit;
}

const isWithin = ({ totalCents, missing }: FoundOutfit, { budgetCents }: OutfitPlan): boolean =>
  totalCents <= (budgetCents ?? Infinity) && missing.every(({ isSold }) => !isSold);

const isNearer = (firstOutfit: FoundOutfit, secondOutfit: FoundOutfit, plan: OutfitPlan): boolean =>
  !isWithin(secondOutfit, plan) &&
  (isWithin(firstOutfit, plan) || firstOutfit.totalCents < secondOutfit.totalCents) &&
  firstOutfit.missing.length <= secondOutfit.missing.length;

async function composeOnce(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  keptIds: readonly string[],
  strictness: Strictness,
): Promise<FoundOutfit | null> {
  const { gender, size, brand, sale } = shopper.filters;
  const { places, wishForAll } = await readPlan(plan, size, sources);
  const openSlots = listOpenSlots(plan, places);
  const filters = { ...NO_FILTERS, gender: [...chooseWearers(gender, places, plan.likelyWearer)], size, brand, sale };
  const { pieces, likedIds, requestedItems, requestedMatches } = await findPlanPieces(
    { plan, places, openSlots, filters, wishForAll, strictness },
    sources,
  );
  await sources.pause();
  const wish = {
    ...createWish(plan, places, openSlots, { ...shopper, filters }),
    likedIds: new Set([...likedIds, ...keptIds]),
  };
  const outfit = plan.days === null ? composeOutfit(pieces, wish, places) : packTrip(pieces, wish, places, plan);
  if (outfit === null) return null;
  const notDifferent = listNotDifferent(outfit, places);
  const lacking = listUnmet(requestedMatches, outfit, plan).filter(
    ({ itemId }) => !notDifferent.some((otherPiece) => otherPiece.itemId === itemId),
  );
  return listRequestedFirst({ ...outfit, unmet: [...notDifferent, ...lacking] }, requestedItems);
}

/** Lists the described pieces that do not differ from the earlier ones as the shopper asked. */
function listNotDifferent(
  { pieces }: Pick<FoundOutfit, 'pieces'>,
  places: readonly ResolvedPlace[],
): FoundOutfit['unmet'] {
  return places.flatMap(({ place: { slot, words, replaced }, item, replacedItem }) => {
    const chosenItem = pieces.find((piece) => piece.slot === slot)?.item;
    const newPiece = chosenItem === undefined ? null : prepareOutfitPiece(chosenItem);
    const oldPiece = replacedItem === null ? null : prepareOutfitPiece(replacedItem);
    if (item !== null || words === '' || replaced === null || newPiece === null || oldPiece === null) return [];
    if (newPiece.item.id === oldPiece.item.id) return [];
    const lacking = replaced.differences.filter((name) => COMPARATIVES.has(name) && !differs(newPiece, oldPiece, name));
    if (lacking.length === 0) return [];
    return [{ itemId: newPiece.item.id, words: `${lacking.join(' and ')} ${words}`, isSold: false }];
  });
}

/** The differences whose names are words of a sentence. */
const COMPARATIVES: ReadonlySet<Difference> = new Set<Difference>([
  'cheaper',
  'warmer',
  'cooler',
  'dressier',
  'plainer',
  'brighter',
  'lighter',
  'darker',
  'bolder',
  'quieter',
  'longer',
  'shorter',
  'looser',
  'slimmer',
  'higher',
  'lower',
  'bigger',
  'smaller',
]);

/** Lists the new pieces that lack a requested property. */
function listUnmet(
  requestedPlaces: PlanPieces['requestedMatches'],
  { pieces }: Pick<FoundOutfit, 'pieces'>,
  { places }: OutfitPlan,
): FoundOutfit['unmet'] {
  const fixedIds = new Set(places.map(({ itemId }) => itemId));
  return requestedPlaces.flatMap(({ place: { slot, words }, exactIds }) => {
    const chosenPiece = pieces.find((piece) => piece.slot === slot && !fixedIds.has(piece.item.id));
    const hasProperties = chosenPiece === undefined || exactIds === null || exactIds.has(chosenPiece.item.id);
    return hasProperties ? [] : [{ itemId: chosenPiece.item.id, words, isSold: exactIds.size > 0 }];
  });
}

async function readPlan(
  plan: OutfitPlan,
  size: OutfitShopper['filters']['size'],
  { parseWishes, findItem, lexicon }: OutfitSources,
): Promise<{ readonly places: readonly ResolvedPlace[]; readonly wishForAll: Wish }> {
  const ids = plan.places.flatMap(({ itemId, replaced }) => itemId ?? replaced?.itemId ?? []);
  const [[wishForAll, ...wishes], foundItems] = await Promise.all([
    parseWishes([plan.words, ...plan.places.map((place) => describePlace(place, plan))]),
    Promise.all(ids.map(findItem)),
  ]);
  if (wishForAll === undefined) throw new Error('No wish was read for the plan.');
  const items = foundItems.flatMap((item) => item ?? []);
  const refusedItems = findRefusedItems(items, wishForAll.refusals, lexicon);
  const isUnfit = (item: CatalogueItem): boolean =>
    size.length > 0 && hasLetters(item) && !listLetterSizes(item.sizes).some((name) => size.includes(name));
  const itemsById = new Map(items.map((item): [string, CatalogueItem] => [item.id, item]));
  return {
    places: resolvePlaces(plan, wishes, itemsById, (item) => refusedItems.has(item) || isUnfit(item)),
    wishForAll,
  };
}

/** Adds the season and the occasion to the words for a piece, so that a hat for a summer wedding is no beanie. */
function describePlace({ words, isOwned }: OutfitPlace, { season, occasion }: OutfitPlan): string {
  return words === '' || isOwned ? words : [words, season, occasion].filter((word) => word !== null).join(', ');
}

const hasLetters = ({ sizes }: CatalogueItem): boolean => listLetterSizes(sizes).length > 0;

function createWish(
  plan: OutfitPlan,
  places: readonly ResolvedPlace[],
  openSlots: ReadonlySet<OutfitSlot>,
  { filters, preferences }: OutfitShopper,
): OutfitWish {
  const { occasion, season, weatherBand, seed } = plan;
  const limitCents = Math.min(plan.budgetCents ?? Infinity, plan.targetCents ?? Infinity);
  return {
    gender: filters.gender,
    sizes: filters.size,
    styles: preferences.stylePreference,
    personality: preferences.personality,
    ...(occasion === null ? {} : { occasion }),
    ...(season === null ? {} : { season }),
    ...(weatherBand === null ? {} : { weatherBand }),
    ...(limitCents === Infinity ? {} : { budgetCents: limitCents }),
    seed: `${occasion ?? ''} ${seed}`,
    variety: VARIETY_WEIGHT,
    ...createDressWish(plan, filters.gender),
    count: OUTFIT_COUNT,
    fixedItems: listFixedItems(places),
    ownedItems: places.flatMap(({ place, item }) => (place.isOwned && item !== null ? [item] : [])),
    openSlots,
    neededSlots: listNeededSlots(plan, places, openSlots),
  };
}

function composeOutfit(pieces: OutfitPieces, wish: OutfitWish, places: readonly ResolvedPlace[]): FoundOutfit | null {
  const [outfit, ...otherOutfits] = composeRequestedOutfits(pieces, wish);
  if (outfit === undefined) return null;
  const boughtPieces = listBought(outfit, wish);
  return {
    ...describePlaces(places, boughtPieces, pieces),
    unmet: [],
    pieces: boughtPieces,
    totalCents: outfit.totalCents,
    reasons: outfit.reasons,
    outfitCount: null,
    alternatives: listAlternatives(otherOutfits, wish, boughtPieces),
  };
}
