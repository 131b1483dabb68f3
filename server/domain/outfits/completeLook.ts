import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { ItemFacts } from '../search/ranking/itemFacts.ts';
import type { ItemIndex } from '../search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../search/ranking/searchPlan.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import { composeOutfits } from './composeOutfits.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece, prepareOutfitPieces } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { createSlotPlan, SEARCHED_SLOTS, selectCandidates } from './searchPieces.ts';

interface KnownItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/** The number of outfits whose pieces are shown. An outfit has about five pieces, and outfits share some of them. */
const OUTFIT_COUNT = 7;
/** Weight of the random variation. Low, so that an item nearly always gets the same pieces. */
const VARIETY_WEIGHT = 0.3;

/**
 * Finds pieces to wear with an item: first those of the best outfit around it, then those of other outfits. The
 * filters for gender, size, price and sale apply. The color filter does not, because the pieces must match the item's
 * color.
 */
export async function completeLook(
  { item, facts }: KnownItem,
  filters: Filters,
  limit: number,
  findCandidates: (plan: SearchPlan) => Promise<ItemIndex>,
): Promise<readonly CatalogueItem[]> {
  const kind = facts.kinds[0] ?? item.kind;
  const leadPiece = prepareOutfitPiece(item);
  const gender = chooseGender(item, filters);
  const searchedSlots = SEARCHED_SLOTS.filter((slots) => slots.some((slot) => slot !== leadPiece?.slot));
  const candidates = await Promise.all(
    searchedSlots.map(async (slots) => {
      const refusals = { kinds: [kind], colors: [], concepts: [], stems: [] };
      const plan = createSlotPlan(slots, { ...filters, color: [], gender }, refusals);
      return selectCandidates(await findCandidates(plan), plan).filter(({ id }) => id !== item.id);
    }),
  );
  const outfits = composeOutfits(prepareOutfitPieces(candidates.flat()), {
    gender,
    sizes: filters.size,
    styles: item.styles,
    personality: [],
    seed: item.id,
    variety: VARIETY_WEIGHT,
    count: OUTFIT_COUNT,
    ...describeLead(item, leadPiece),
  });
  return listPieces(outfits, item.id).slice(0, limit);
}

/**
 * Describes the item to compose around. If no outfit can contain the item, as with nightwear, only its occasion and
 * season count.
 */
function describeLead(
  item: CatalogueItem,
  leadPiece: OutfitPiece | null,
): Pick<OutfitWish, 'fixedItems' | 'occasion' | 'season' | 'weatherBand'> {
  if (leadPiece !== null) return { fixedItems: [item] };
  const [occasion] = item.occasions;
  return {
    ...(occasion === undefined ? {} : { occasion }),
    ...(item.seasons.includes('summer') ? { season: 'summer', weatherBand: 'hot' } : {}),
  };
}

function chooseGender({ genders }: CatalogueItem, filters: Filters): readonly Gender[] {
  if (filters.gender.length > 0) return filters.gender;
  const wearers = genders.filter((gender) => gender !== 'Unisex');
  return wearers.length === 1 ? wearers : [];
}

/** Lists each piece of the outfits once, without the item itself. */
function listPieces(outfits: readonly ComposedOutfit[], leadId: string): readonly CatalogueItem[] {
  const itemsById = new Map(
    outfits.flatMap(({ items }) => Object.values(items).map((item) => [item.id, item] as const)),
  );
  itemsById.delete(leadId);
  return [...itemsById.values()];
}
