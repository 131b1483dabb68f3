import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { prepareOutfitPieces, type OutfitPieces } from '../../domain/outfits/OutfitPiece.ts';
import { hashText } from '../../domain/outfits/seededNoise.ts';
import type { Catalogue } from '../ports/Catalogue.ts';

/**
 * Maximum number of items per kind and gender: enough for a month of outfits, and few enough to read in milliseconds.
 */
const MAX_ITEMS_PER_GROUP = 60;
const BATCH_SIZE = 250;
const PREPARATION_BATCH_SIZE = 25;

/** A sample of the catalogue with items of every kind and gender, prepared for composing outfits. */
export interface CatalogueSample {
  readonly items: readonly CatalogueItem[];
  readonly pieces: OutfitPieces;
}

/** Reads the catalogue without blocking other work. The sample depends only on the catalogue. */
export async function sampleCatalogue(catalogue: Catalogue): Promise<CatalogueSample> {
  const groups = new Map<string, HashedItem[]>();
  for await (const batch of catalogue.readBatches(BATCH_SIZE)) {
    for (const item of batch) addToGroup(groups, item);
    await pause();
  }
  const items = [...groups.values()].flatMap((group) => trim(group).map(({ item }) => item));
  return { items, pieces: await prepareInSteps(items) };
}

interface HashedItem {
  readonly item: CatalogueItem;
  readonly hash: number;
}

function addToGroup(groups: Map<string, HashedItem[]>, item: CatalogueItem): void {
  const key = `${item.kind} ${item.genders.join(' ')}`;
  const group = groups.get(key) ?? [];
  group.push({ item, hash: hashText(item.id) });
  groups.set(key, group.length < 2 * MAX_ITEMS_PER_GROUP ? group : trim(group));
}

/** Keeps the items with the smallest hashes, which is a random choice independent of the catalogue's order. */
function trim(group: HashedItem[]): HashedItem[] {
  const isBefore = (left: HashedItem, right: HashedItem): boolean => left.item.id < right.item.id;
  return group
    .sort((left, right) => left.hash - right.hash || (isBefore(left, right) ? -1 : 1))
    .slice(0, MAX_ITEMS_PER_GROUP);
}

async function prepareInSteps(items: readonly CatalogueItem[]): Promise<OutfitPieces> {
  const preparedPieces = prepareOutfitPieces([]) as Record<
    keyof OutfitPieces,
    OutfitPieces[keyof OutfitPieces][number][]
  >;
  for (let start = 0; start < items.length; start += PREPARATION_BATCH_SIZE) {
    const preparedBatch = prepareOutfitPieces(items.slice(start, start + PREPARATION_BATCH_SIZE));
    for (const slot of Object.keys(preparedPieces) as (keyof OutfitPieces)[])
      preparedPieces[slot].push(...preparedBatch[slot]);
    await pause();
  }
  return preparedPieces;
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
