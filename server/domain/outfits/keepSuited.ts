import { WARM_BANDS } from '../climate/Climate.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import type { PieceSearch } from './PieceSearch.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitPlan } from './OutfitPlan.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { OUTFIT_SLOTS } from './OutfitSlot.ts';
import { isAskedOf } from './requestedTraits.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { createSuitability } from './suitsOccasion.ts';

/** The number of pieces for the occasion that are enough for a requested garment. */
const MIN_NAMED_CHOICE = 1;

/**
 * Keeps the found pieces that are as formal as the occasion. If the words are plain ('shoes') and the budget requires
 * it, also keeps less formal pieces. If the words are specific ('denim jacket'), keeps the pieces with all requested
 * properties that are formal enough, or else all pieces.
 */
export function keepSuitedRequested(
  allFound: OutfitPieces,
  { place: { words }, wish: { colors } }: ResolvedPlace,
  exactIds: ReadonlySet<string> | null,
  search: PieceSearch,
): OutfitPieces {
  const found = keepSummery(allFound, search);
  // A search for hats also finds beanies, which do not suit a christening.
  if (words === HAT && isFormal(search.plan)) return keepSuited(found, search, 0);
  if (!words.includes(' ')) return keepSuited(found, search, MIN_NAMED_CHOICE);
  if (!/ shoes\b/u.test(words)) return keepSuitedExact(found, exactIds, colors, search);
  const strictness = search.strictness === 'strict' ? 'strict' : 'usual';
  return keepSuited(found, { ...search, strictness }, MIN_NAMED_CHOICE);
}

/** In warm weather, keeps the accessories for summer, if there are any: no bobble hat against the sun. */
function keepSummery(found: OutfitPieces, { plan: { weatherBand } }: PieceSearch): OutfitPieces {
  if (!WARM_BANDS.has(weatherBand)) return found;
  return mapSlots((slot) => {
    const summery = found[slot].filter(({ item: { seasons } }) => seasons.length === 0 || seasons.includes('summer'));
    return slot === 'accessory' && summery.length > 0 ? summery : found[slot];
  });
}

/** Keeps the formal enough pieces with all requested properties, if possible those that have the color all over. */
function keepSuitedExact(
  found: OutfitPieces,
  exactIds: ReadonlySet<string> | null,
  colors: Wish['colors'],
  { plan }: PieceSearch,
): OutfitPieces {
  const suits = createSuitability(plan, 'usual');
  if (suits === null || exactIds === null) return found;
  return mapSlots((slot) => {
    const suited = found[slot].filter((piece) => exactIds.has(piece.item.id) && suits(piece));
    const ofMainColor = suited.filter(({ item }) => colors.some((color) => color === item.colors[0]));
    const [best = []] = [ofMainColor, suited].filter(({ length }) => length > 0);
    return best.length > 0 ? best : found[slot];
  });
}

const HAT = 'hat';
const MIN_FORMAL = 0.6;
const isFormal = (plan: OutfitPlan): boolean => (getPlannedFormality(plan) ?? 0) >= MIN_FORMAL;

/** Keeps the pieces that are as formal as the occasion. Keeps all pieces if fewer than `minChoice` are. */
export function keepSuited(
  pieces: OutfitPieces,
  { plan, places, strictness }: PieceSearch,
  minChoice: number,
): OutfitPieces {
  const suits = createSuitability(plan, strictness);
  if (suits === null) return pieces;
  return mapSlots((slot) => {
    const suited = pieces[slot].filter(suits);
    const isNarrowed = isAskedOf(slot, plan, places);
    return suited.length >= (isNarrowed ? Math.min(1, minChoice) : minChoice) ? suited : pieces[slot];
  });
}

export function mapSlots(choose: (slot: PieceSlot) => OutfitPieces[PieceSlot]): OutfitPieces {
  const slots = OUTFIT_SLOTS.filter((slot) => slot !== 'under');
  return Object.fromEntries(slots.map((slot) => [slot, choose(slot)])) as unknown as OutfitPieces;
}
