import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { ItemIndex } from '../search/ranking/ItemIndex.ts';
import { searchRelaxing } from '../search/ranking/relaxation.ts';
import type { ScoredDocs } from '../search/ranking/score.ts';
import type { SearchPlan } from '../search/ranking/searchPlan.ts';
import { createSearchPlan } from '../search/ranking/searchPlan.ts';
import type { Refusals, Wish } from '../search/understanding/Wish.ts';
import { fallBackToEarlier, keepAlike } from './keepAlike.ts';
import { keepSuited, keepSuitedRequested, mapSlots } from './keepSuited.ts';
import { keepTraits } from './requestedTraits.ts';
import { keepDifferent } from './differences.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import { findMainKind, prepareOutfitPiece, prepareOutfitPieces } from './OutfitPiece.ts';
import type { OutfitPlace } from './OutfitPlan.ts';
import type { OutfitSlot, PieceSlot } from './OutfitSlot.ts';
import type { PieceSearch, PieceSource } from './PieceSearch.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { createGarmentPlan, createSlotPlan, SEARCHED_SLOTS, selectCandidates } from './searchPieces.ts';
import { createSuitability } from './suitsOccasion.ts';

/** The maximum number of pieces to consider for a requested place, unless the price decides. */
const MAX_REQUESTED_PIECES = 24;
const MAX_REQUESTED_WITH_BUDGET = 60;
/** The maximum number of pieces to consider if a trait or a price will exclude most of them. */
const MAX_NARROWED = 240;
const BEST_REQUESTED_PIECES = 6;
/** The maximum number of pieces per slot that are preferred because they match the wish for the whole outfit. */
const MAX_LIKED_PIECES = 60;
const CHEAPEST_PER_KIND = 12;
const MIN_CHOICE = 6;
/** Minimum score of a cheap piece, as a fraction of the best score. With a budget, such pieces are considered too. */
const MIN_SCORE_SHARE = 0.75;
/** Minimum weight of a kind that a garment's name clearly means. */
const MIN_KIND_WEIGHT = 0.5;

/**
 * Finds the pieces for the open slots. A place with words gets pieces that match the words. A place without words
 * gets all pieces that the wish for the whole outfit permits, or the best matches if that wish has preferences.
 */
export async function findPlanPieces(search: PieceSearch, source: PieceSource): Promise<PlanPieces> {
  const { places, openSlots, plan } = search;
  const requestedPlaces = places.filter(({ place, item }) => item === null && place.words !== '');
  // Pieces beneath a suit are tops.
  const requestedSlots = new Set(requestedPlaces.map(({ place }) => (place.slot === 'under' ? 'top' : place.slot)));
  const freeSlots = SEARCHED_SLOTS.map((slots) =>
    slots.filter((slot) => !requestedSlots.has(slot) && mustBeFilled(slot, openSlots)),
  ).filter((slots) => slots.length > 0);
  const [foundMatches, freeResults] = await Promise.all([
    Promise.all(requestedPlaces.map((place) => findRequested(place, search, source))),
    Promise.all(freeSlots.map((slots) => findFree(slots, search, source))),
  ]);
  const requestedItems = foundMatches.map(({ items }) => items);
  const leftOutIds = new Set([...plan.leaveOutIds, ...places.flatMap(({ item }) => item?.id ?? [])]);
  const isUsable = ({ id }: CatalogueItem): boolean => !leftOutIds.has(id);
  const prepare = (items: readonly CatalogueItem[]): OutfitPieces => prepareOutfitPieces(items.filter(isUsable));
  const freePieces = keepSuited(
    keepAsked(prepare(freeResults.flatMap(({ items }) => items)), search),
    search,
    MIN_CHOICE,
  );
  const requestedPieces = requestedPlaces.map((place, index) =>
    keepSuitedRequested(
      keepAsked(prepare(requestedItems[index] ?? []), search),
      place,
      foundMatches[index]?.exactIds ?? null,
      search,
    ),
  );
  const requestedMatches = requestedPlaces.map(({ place }, index) => ({
    place,
    exactIds: foundMatches[index]?.exactIds ?? null,
  }));
  return {
    pieces: mapSlots((slot) =>
      mustBeFilled(slot, openSlots)
        ? // A requested slot gets only the pieces found for its words: a blazer is no coat.
          fallBackToEarlier(
            keepAlike(
              requestedSlots.has(slot) ? requestedPieces.flatMap((pieces) => pieces[slot]) : freePieces[slot],
              slot,
              places,
            ),
            slot,
            places,
          )
        : [],
    ),
    likedIds: new Set([
      ...freeResults.flatMap(({ likedIds }) => likedIds),
      ...requestedItems.flatMap((items) => items.slice(0, BEST_REQUESTED_PIECES).map(({ id }) => id)),
    ]),
    requestedItems: interleave(requestedItems.map((items) => items.filter(isUsable))),
    requestedMatches,
  };
}

/** Keeps the pieces with the requested traits and the requested difference from the earlier piece. */
const keepAsked = (pieces: OutfitPieces, { plan, places }: PieceSearch): OutfitPieces =>
  mapSlots((slot) => keepDifferent(keepTraits(pieces[slot], slot, plan, places), slot, places));

export interface PlanPieces {
  readonly pieces: OutfitPieces;
  /** Ids of pieces that match the wish for the whole outfit. */
  readonly likedIds: ReadonlySet<string>;
  /** The items found for requested places, best first. */
  readonly requestedItems: readonly CatalogueItem[];
  /**
   * The requested places, with the ids of the pieces that have all requested properties; null if all pieces have
   * them.
   */
  readonly requestedMatches: readonly { readonly place: OutfitPlace; readonly exactIds: ReadonlySet<string> | null }[];
}

/** Returns the first item of each list, then the second item of each list, and so on. */
function interleave(lists: readonly (readonly CatalogueItem[])[]): readonly CatalogueItem[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** Whether the slot must be filled. A piece beneath a suit needs tops. */
const mustBeFilled = (slot: PieceSlot, openSlots: ReadonlySet<OutfitSlot>): boolean =>
  openSlots.has(slot) || (slot === 'top' && openSlots.has('under'));

/**
 * The pieces for a requested place: those with all requested properties, and the most similar ones if those are
 * missing or too expensive.
 */
interface Requested {
  readonly items: readonly CatalogueItem[];
  readonly exactIds: ReadonlySet<string> | null;
}

async function findRequested(
  { place, wish }: ResolvedPlace,
  search: PieceSearch,
  { findCandidates, lexicon, pause }: PieceSource,
): Promise<Requested> {
  const searchPlan = planRequested(wish, search);
  const index = await findCandidates(searchPlan);
  await pause();
  if (isPlain(wish)) {
    const items = selectCandidates(index, searchPlan, CHEAPEST_PER_KIND);
    const matchingItems = items.filter((item) => hasWantedKind(wish, findMainKind(item)));
    return { items: matchingItems.length > 0 ? matchingItems : items, exactIds: null };
  }
  const { found, relaxations } = searchRelaxing(index, searchPlan, lexicon);
  const matchingDocs = [...found.docs].filter((doc) => hasWantedKind(wish, index.mainKinds[doc] ?? ''));
  const exactOfKind = matchingDocs.filter((doc) => found.exactMatches?.[doc] !== 0);
  if (exactOfKind.length === 0 && isOtherHat(place.words)) return { items: [], exactIds: null };
  const isNothingMissed = exactOfKind.length === 0 && relaxations.length === 0 && namesWholeKind(wish);
  const exactDocs = relaxations.length > 0 ? [] : exactOfKind;
  const docs = chooseDocs(exactOfKind, listSuited(index, exactOfKind, matchingDocs, search), search);
  const items = listBest(index, found, docs, place, search);
  if (!items.some((item) => isWearable(item, search))) return findAnyOfKind(wish, search, { findCandidates });
  return {
    items,
    exactIds: isNothingMissed ? null : new Set(exactDocs.flatMap((doc) => index.items[doc]?.id ?? [])),
  };
}

const isWearable = (item: CatalogueItem, { plan }: PieceSearch): boolean =>
  prepareOutfitPiece(item) !== null && !plan.leaveOutIds.includes(item.id);

/** Finds pieces of the requested kind if none of the similar pieces can be worn. They lack the other properties. */
async function findAnyOfKind(
  wish: Wish,
  { filters, wishForAll }: PieceSearch,
  { findCandidates }: Pick<PieceSource, 'findCandidates'>,
): Promise<Requested> {
  const garments = wish.garments.map((garment) => ({ ...garment, colors: [] }));
  const garmentPlan = createGarmentPlan(garments, filters, join(wish.refusals, wishForAll.refusals));
  const items = selectCandidates(await findCandidates(garmentPlan), garmentPlan, CHEAPEST_PER_KIND);
  return { items: items.filter((item) => hasWantedKind(wish, findMainKind(item))), exactIds: new Set() };
}

function planRequested(wish: Wish, { filters, wishForAll }: PieceSearch): SearchPlan {
  const requestedPlan = isPlain(wish)
    ? createGarmentPlan(wish.garments, filters, wish.refusals)
    : createSearchPlan(wish, filters, false, true);
  const refusals = join(requestedPlan.demands.refusals, wishForAll.refusals);
  return { ...requestedPlan, demands: { ...requestedPlan.demands, refusals } };
}

/** Lists the exact matches, and those other matches that suit the occasion: flip-flops do not replace heels. */
function listSuited(
  index: ItemIndex,
  exactDocs: readonly number[],
  allDocs: readonly number[],
  { plan }: PieceSearch,
): readonly number[] {
  const suits = createSuitability(plan, 'usual');
  if (suits === null) return allDocs;
  const exactSet = new Set(exactDocs);
  const isSuited = (doc: number): boolean => {
    const item = index.items[doc];
    const piece = item === undefined ? null : prepareOutfitPiece(item);
    return exactSet.has(doc) || piece === null || suits(piece);
  };
  const suitedDocs = allDocs.filter(isSuited);
  return suitedDocs.length > 0 ? suitedDocs : allDocs;
}

/** Returns only the exact matches, unless the budget requires others. */
function chooseDocs(
  exactDocs: readonly number[],
  allDocs: readonly number[],
  { strictness }: PieceSearch,
): readonly number[] {
  return exactDocs.length > 0 && (strictness === 'strict' || strictness === 'usual') ? exactDocs : allDocs;
}

function listBest(
  index: ItemIndex,
  foundDocs: ScoredDocs,
  docs: readonly number[],
  { replaced, traits }: OutfitPlace,
  { plan }: PieceSearch,
): readonly CatalogueItem[] {
  const hasChoice = plan.budgetCents !== null || replaced !== null;
  const isNarrowed = (traits ?? plan.traits ?? []).length > 0 || (replaced?.differences ?? []).length > 0;
  const limit = isNarrowed ? MAX_NARROWED : hasChoice ? MAX_REQUESTED_WITH_BUDGET : MAX_REQUESTED_PIECES;
  const cheapestDocs = plan.budgetCents === null ? [] : listCheapest(index, foundDocs, docs);
  return [...new Set([...docs.slice(0, limit), ...cheapestDocs])].flatMap((doc) => index.items[doc] ?? []);
}

/** Whether the words name a special hat. A beanie may replace a warm hat, but not a sun hat. */
const isOtherHat = (words: string): boolean =>
  /\b(?:hat|fascinator|boater|panama|fedora|trilby|beret)\b/u.test(words) &&
  !/\b(?:warm|wool(?:ly|len)?|knit(?:ted)?|bobble|winter|beanie|ski|cap)\b/u.test(words.split(',', 1)[0] ?? '');

/** Kinds whose subtypes cannot replace one another: earrings are no necklace. */
const KINDS_WITH_SUBTYPES = ['jewelry', 'hat', 'bag'];

/** Whether the wish only names a whole kind ('sunnies'). The names of pieces do not contain such a word. */
const namesWholeKind = ({ attributes, garments }: Wish): boolean =>
  attributes.every(({ facet }) => facet === 'garment') &&
  !garments.some(({ kinds }) => KINDS_WITH_SUBTYPES.some((kind) => kind in kinds));

/** Lists the cheapest of the good matches, because the best matches may all be too expensive. */
function listCheapest(
  { priceCents }: ItemIndex,
  { docs, scores }: ScoredDocs,
  candidates: readonly number[],
): readonly number[] {
  const minScore = MIN_SCORE_SHARE * (scores[0] ?? 0);
  const goodDocs = new Set([...docs].filter((_, place) => (scores[place] ?? 0) >= minScore));
  return candidates
    .filter((doc) => goodDocs.has(doc))
    .toSorted((firstDoc, secondDoc) => (priceCents[firstDoc] ?? 0) - (priceCents[secondDoc] ?? 0))
    .slice(0, CHEAPEST_PER_KIND);
}

/** Whether a kind is the requested one. A search may also find a similar kind, such as a hat instead of a watch. */
const hasWantedKind = ({ garments }: Wish, kind: string): boolean =>
  garments.length === 0 || garments.some(({ kinds }) => (kinds[kind] ?? 0) >= MIN_KIND_WEIGHT);

function isPlain({ preferences, attributes, colors, brands, priceMax, sale }: Wish): boolean {
  const isFacetOfDay = (facet: string): boolean => facet === 'season' || facet === 'occasion';
  return (
    preferences.every(({ facet }) => isFacetOfDay(facet)) &&
    attributes.length + colors.length + brands.length === 0 &&
    priceMax === null &&
    !sale
  );
}

interface FreePieces {
  readonly items: readonly CatalogueItem[];
  readonly likedIds: readonly string[];
}

async function findFree(
  slots: readonly PieceSlot[],
  { filters, wishForAll, plan }: PieceSearch,
  { findCandidates, lexicon, pause }: PieceSource,
): Promise<FreePieces> {
  const slotPlan = createSlotPlan(slots, filters, wishForAll.refusals);
  const index = await findCandidates(slotPlan);
  await pause();
  const spreadItems = selectCandidates(index, slotPlan, plan.budgetCents === null ? 0 : CHEAPEST_PER_KIND);
  const likedItems = wishForAll.preferences.length + wishForAll.colors.length === 0 ? [] : findLiked(index, slotPlan);
  const items = [...new Map([...likedItems, ...spreadItems].map((item) => [item.id, item])).values()];
  return { items, likedIds: likedItems.map(({ id }) => id) };

  function findLiked(of: ItemIndex, planForAll: SearchPlan): readonly CatalogueItem[] {
    const { rules } = createSearchPlan(wishForAll, filters, true);
    const { found } = searchRelaxing(of, { ...planForAll, rules: { ...rules, needsPreferenceMatch: true } }, lexicon);
    return [...found.docs].slice(0, MAX_LIKED_PIECES * slots.length).flatMap((doc) => of.items[doc] ?? []);
  }
}

function join(firstRefusals: Refusals, secondRefusals: Refusals): Refusals {
  return {
    kinds: [...firstRefusals.kinds, ...secondRefusals.kinds],
    colors: [...firstRefusals.colors, ...secondRefusals.colors],
    concepts: [...firstRefusals.concepts, ...secondRefusals.concepts],
    stems: [...firstRefusals.stems, ...secondRefusals.stems],
  };
}
