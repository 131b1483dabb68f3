import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import { joinBeside, planBeside, splitBeside } from './besides.ts';
import type { CapsuleCounts } from './capsuleCounts.ts';
import { countCapsule } from './capsuleCounts.ts';
import { composeCapsule } from './composeCapsule.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import { composeRequestedOutfits } from './composeRequestedOutfits.ts';
import type { PieceSource } from './findPlanPieces.ts';
import { findPlanPieces } from './findPlanPieces.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { createOpenPlace } from './OutfitPlan.ts';
import type { OutfitSlot, PieceSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { chooseWearers, listFixedItems, listNeededSlots, listOpenSlots, resolvePlaces } from './resolvePlan.ts';

/** Whom an outfit is for. Gender, sizes, brands and sale apply to each piece. */
export interface OutfitShopper {
  readonly filters: Filters;
  readonly preferences: Pick<Preferences, 'stylePreference' | 'personality'>;
}

/** What composing needs of the catalogue, and of the reader of shoppers' words. */
export interface OutfitSources extends PieceSource {
  findItem(id: string): Promise<CatalogueItem | null>;
  readWishes(texts: readonly string[]): Promise<readonly Wish[]>;
}

const OUTFIT_COUNT = 5;
/** The best pieces are wanted, so chance counts little. */
const VARIETY_WEIGHT = 0.3;
const MAX_ALTERNATIVES = 24;

/** Composes what a plan leaves open around what it has; null if the catalogue lacks pieces to cover the body. */
export async function findOutfit(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const { main, beside } = splitBeside(plan);
  const found = await composeAround(main, shopper, sources);
  if (found === null || beside.length === 0) return found;
  return addBeside(found, beside, main, shopper, sources);
}

/**
 * What was asked for and the budget come before the pieces that merely stood there: where these leave no room, they are
 * chosen anew, those that can stay first.
 */
async function composeAround(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const found = await composePlan(plan, shopper, sources);
  const isFine = found !== null && found.missing.length === 0 && found.totalCents <= (plan.budgetCents ?? Infinity);
  const loose = plan.places.filter(({ words, itemId }) => words === '' && itemId !== null);
  if (isFine || plan.isOpen || loose.length === 0 || plan.days !== null) return found;
  const places = plan.places.map((place) => (loose.includes(place) ? createOpenPlace(place.slot) : place));
  const other = await composePlan(
    { ...plan, places },
    shopper,
    sources,
    loose.flatMap(({ itemId }) => itemId ?? []),
  );
  return other !== null && (found === null || isBetter(other, found)) ? other : found;
}

const isBetter = (one: FoundOutfit, other: FoundOutfit): boolean =>
  one.missing.length < other.missing.length ||
  (one.missing.length === other.missing.length && one.totalCents < other.totalCents);

async function composePlan(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
  keptIds: readonly string[] = [],
): Promise<FoundOutfit | null> {
  const { gender, size, brand, sale } = shopper.filters;
  const [[wishOfAll, ...wishes], items] = await Promise.all([
    sources.readWishes([plan.words, ...plan.places.map((place) => describePlace(place, plan))]),
    Promise.all(plan.places.map(({ itemId }) => (itemId === null ? null : sources.findItem(itemId)))),
  ]);
  if (wishOfAll === undefined) return null;
  const itemsById = new Map(items.flatMap((item) => (item === null ? [] : [[item.id, item]])));
  const places = resolvePlaces(plan, wishes, itemsById);
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

/** A hat for a summer wedding is no beanie: the day ranks what is asked for, too. */
function describePlace({ words, isOwned }: OutfitPlace, { season, occasion }: OutfitPlan): string {
  return words === '' || isOwned ? words : [words, season, occasion].filter((word) => word !== null).join(', ');
}

async function addBeside(
  found: FoundOutfit,
  beside: readonly OutfitPlace[],
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit> {
  let outfit = found;
  for (const place of beside) {
    const withPlace = place.isOwned ? null : await composePlan(planBeside(plan, outfit, place), shopper, sources);
    outfit = joinBeside(outfit, withPlace, place);
  }
  return outfit;
}

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
    ...describePlaces(places, new Set(bought.map(({ slot }) => slot))),
    pieces: bought,
    totalCents: outfit.totalCents,
    reasons: outfit.reasons,
    outfitCount: null,
    alternatives: listAlternatives(others, wish, bought),
  };
}

function packTrip(
  pieces: OutfitPieces,
  wish: OutfitWish,
  places: readonly ResolvedPlace[],
  plan: OutfitPlan,
): FoundOutfit | null {
  const capsule = composeCapsule(pieces, wish, countPieces(plan, places, wish));
  const ownedIds = new Set((wish.ownedItems ?? []).map(({ id }) => id));
  const bought = capsule.pieces.filter(({ item }) => !ownedIds.has(item.id));
  if (bought.length === 0) return null;
  return {
    ...describePlaces(places, new Set(bought.map(({ slot }) => slot))),
    pieces: [...bought].sort(bySlot),
    totalCents: capsule.totalCents,
    reasons: [],
    outfitCount: capsule.outfitCount,
    alternatives: [],
  };
}

/** What a new capsule needs and what was asked for; one that is changed has as many pieces as places. */
function countPieces(
  { isOpen, days, without }: OutfitPlan,
  places: readonly ResolvedPlace[],
  wish: OutfitWish,
): CapsuleCounts {
  const slots = places.map(({ place }) => place.slot as PieceSlot);
  const asked = [...new Set(slots)].map((slot) => [slot, slots.filter((name) => name === slot).length] as const);
  const counts = isOpen ? countCapsule(days ?? 1, wish.weatherBand) : [];
  const usual = counts.filter(([slot]) => !without.includes(slot));
  return [...usual, ...asked.filter(([slot]) => !usual.some(([name]) => name === slot))];
}

type FoundPiece = FoundOutfit['pieces'][number];

function listBought({ items }: ComposedOutfit, { ownedItems = [] }: OutfitWish): readonly FoundPiece[] {
  const ownedIds = new Set(ownedItems.map(({ id }) => id));
  return (Object.entries(items) as [OutfitSlot, CatalogueItem][])
    .filter(([, item]) => !ownedIds.has(item.id))
    .map(([slot, item]) => ({ slot, item }))
    .sort(bySlot);
}

/** From what shapes an outfit most to what completes it. */
const READING_ORDER: readonly OutfitSlot[] = [
  'fullBody',
  'layer',
  'top',
  'under',
  'bottom',
  'outer',
  'shoes',
  'bag',
  'accessory',
];

const bySlot = (one: FoundPiece, other: FoundPiece): number =>
  READING_ORDER.indexOf(one.slot) - READING_ORDER.indexOf(other.slot);

function describePlaces(
  places: readonly ResolvedPlace[],
  filled: ReadonlySet<OutfitSlot>,
): Pick<FoundOutfit, 'owned' | 'missing'> {
  const describe = ({ place: { slot, words } }: ResolvedPlace) => ({ slot, words });
  return {
    owned: places.filter(({ place }) => place.isOwned).map(describe),
    missing: places.filter(({ place, item }) => item === null && !filled.has(place.slot)).map(describe),
  };
}

function offerAsked(outfit: FoundOutfit, askedItems: readonly CatalogueItem[]): FoundOutfit {
  const chosenIds = new Set(outfit.pieces.map(({ item }) => item.id));
  const offered = [...askedItems.slice(0, MAX_ALTERNATIVES), ...outfit.alternatives];
  const distinct = new Map(offered.filter(({ id }) => !chosenIds.has(id)).map((item) => [item.id, item]));
  return { ...outfit, alternatives: [...distinct.values()] };
}

function listAlternatives(
  others: readonly ComposedOutfit[],
  wish: OutfitWish,
  bought: readonly FoundPiece[],
): readonly CatalogueItem[] {
  const shownIds = new Set(bought.map(({ item }) => item.id));
  const items = others.flatMap((outfit) => listBought(outfit, wish)).map(({ item }) => item);
  const distinct = [...new Map(items.filter(({ id }) => !shownIds.has(id)).map((item) => [item.id, item])).values()];
  const isMadeFor = ({ occasions }: CatalogueItem): boolean => occasions.includes(wish.occasion ?? '');
  return [...distinct.filter(isMadeFor), ...distinct.filter((item) => !isMadeFor(item))].slice(0, MAX_ALTERNATIVES);
}
