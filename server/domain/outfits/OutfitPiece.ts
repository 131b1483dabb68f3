import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import { SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import { splitWords } from '../language/text/tokens.ts';
import { listKinds } from '../search/ranking/itemFacts.ts';
import { createMask } from '../search/ranking/ItemIndex.ts';
import { rateFormality } from './formality.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { findSlotOfKind, OUTFIT_SLOTS } from './OutfitSlot.ts';
import { findPaletteNumber } from '../matching/harmony.ts';
import { findPairingNumber } from './pairings.ts';
import { findPieceGroup } from './pieceGroups.ts';
import { maskOccasions, maskSeasons, maskSingleMaterials, maskStyles, maskWearers } from './pieceMasks.ts';
import { findKindNumber } from './excludedKinds.ts';
import { hashText } from './seededNoise.ts';
import { rateWarmth } from './warmth.ts';

const SUBTLE_PATTERNS = new Set(['', 'plain', 'solid', 'herringbone', 'pinstripe', 'jacquard', 'chevron']);

/**
 * The attributes of an item for composition. They are computed only once, because an outfit compares thousands of
 * pairs. A mask has one bit per value of a vocabulary, and no bit set if the value is unknown.
 */
export interface OutfitPiece {
  readonly item: CatalogueItem;
  readonly kind: string;
  readonly slot: PieceSlot;
  /** The subkind and the short description, as words with a space before and after each. */
  readonly name: string;
  readonly idHash: number;
  /** The formality, 0 (sports) to 1 (black tie). */
  readonly formality: number;
  /** The warmth, 0 (beachwear) to 1 (down coat). */
  readonly warmth: number;
  readonly isGarment: boolean;
  readonly isPatterned: boolean;
  /** The number of the piece's group, for `getPairingWeight`. */
  readonly pairingNumber: number;
  /** The number of the piece's kind, for `isExcludedPair`. */
  readonly kindNumber: number;
  /** The number of the piece's main color, for `getHarmony`. */
  readonly paletteNumber: number;
  /**
   * A mask of the wearers: `Men`, `Women`, or both with `Unisex`. Includes everybody if the item's genders are
   * unknown.
   */
  readonly wearers: number;
  readonly priceCents: number;
  readonly sizes: number;
  readonly seasons: number;
  readonly occasions: number;
  readonly styles: number;
  readonly singleMaterials: number;
}

/** A catalogue's pieces for outfits, by slot. */
export type OutfitPieces = Readonly<Record<PieceSlot, readonly OutfitPiece[]>>;

/** Prepares a catalogue for `composeOutfits`. Call this once per catalogue, because it takes time. */
export function prepareOutfitPieces(items: Iterable<CatalogueItem>): OutfitPieces {
  const pieces = Object.fromEntries(OUTFIT_SLOTS.map((slot) => [slot, []])) as unknown as Record<
    PieceSlot,
    OutfitPiece[]
  >;
  for (const item of items) {
    const piece = prepareOutfitPiece(item);
    if (piece) pieces[piece.slot].push(piece);
  }
  return pieces;
}

const preparedPieces = new WeakMap<CatalogueItem, OutfitPiece | null>();

/** Prepares an item; null if no outfit may contain it, as with nightwear. Cached as long as the item is in memory. */
export function prepareOutfitPiece(item: CatalogueItem): OutfitPiece | null {
  const preparedPiece = preparedPieces.get(item);
  if (preparedPiece !== undefined) return preparedPiece;
  const piece = createOutfitPiece(item);
  preparedPieces.set(item, piece);
  return piece;
}

/** Slots of pieces that complete an outfit, such as shoes and bags. */
const COMPLETING_SLOTS: ReadonlySet<PieceSlot> = new Set(['shoes', 'bag', 'accessory', 'extra']);

const DEFAULT_FORMALITY = 0.5;

/** How formal an item is, 0 (sports) to 1 (black tie). */
export function getFormality(item: CatalogueItem): number {
  return prepareOutfitPiece(item)?.formality ?? DEFAULT_FORMALITY;
}

/** Words for nightwear, which some catalogues file under trousers. */
const NIGHTWEAR_WORDS = [' pyjama ', ' pyjamas ', ' pajama ', ' pajamas ', ' nightdress ', ' nightshirt '];

function createOutfitPiece(item: CatalogueItem): OutfitPiece | null {
  const kind = findMainKind(item);
  const slot = findSlotOfKind(kind);
  const name = ` ${splitWords(`${item.subkind} ${item.shortDescription}`).join(' ')} `;
  if (slot === null || NIGHTWEAR_WORDS.some((word) => name.includes(word))) return null;
  return {
    item,
    kind,
    slot,
    name,
    idHash: hashText(item.id),
    formality: rateFormality(kind, name, item),
    warmth: rateWarmth(kind, name, item),
    isGarment: !COMPLETING_SLOTS.has(slot),
    isPatterned: !SUBTLE_PATTERNS.has(item.pattern),
    pairingNumber: findPairingNumber(findPieceGroup(kind, name)),
    kindNumber: findKindNumber(kind),
    paletteNumber: findPaletteNumber(item.colors),
    wearers: maskWearers(item, kind),
    priceCents: item.priceCents,
    sizes: createMask(listLetterSizes(item.sizes), SIZES),
    seasons: maskSeasons(item.seasons),
    occasions: maskOccasions(item.occasions),
    styles: maskStyles(item.styles),
    singleMaterials: maskSingleMaterials(item.materials),
  };
}

const kindsByName = new Map<string, string>();
const MAX_REMEMBERED_NAMES = 5_000;

/** Returns the main kind of an item. Results are cached by the kind's name in the catalogue. */
export function findMainKind(item: CatalogueItem): string {
  const key = `${item.kind}\n${item.subkind}`;
  const cachedKinds = kindsByName.get(key);
  if (cachedKinds !== undefined) return cachedKinds;
  if (kindsByName.size >= MAX_REMEMBERED_NAMES) kindsByName.clear();
  const kind = listKinds(item, FASHION_LEXICON)[0] ?? item.kind;
  kindsByName.set(key, kind);
  return kind;
}
