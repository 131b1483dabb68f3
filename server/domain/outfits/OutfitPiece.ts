import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import { wordsOf } from '../language/text/tokens.ts';
import { listKinds } from '../search/ranking/itemFacts.ts';
import { createColorMask, createMask } from '../search/ranking/ItemIndex.ts';
import { rateFormality } from './formality.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { findSlotOfKind, OUTFIT_SLOTS } from './OutfitSlot.ts';
import { hashText } from './seededNoise.ts';
import { rateWarmth } from './warmth.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const SUBTLE_PATTERNS = new Set(['', 'plain', 'solid', 'herringbone', 'pinstripe', 'jacquard', 'chevron']);
const MULTICOLOR_BIT = createMask(['Multicolor'], COLORS);

/** What composing needs of an item, computed once per catalogue. Masks have one bit per value of the vocabulary. */
export interface OutfitPiece {
  readonly item: CatalogueItem;
  readonly kind: string;
  readonly slot: PieceSlot;
  /** The words of subkind and short description, between spaces. */
  readonly name: string;
  readonly idHash: number;
  /** 0 (sports) to 1 (black tie). */
  readonly formality: number;
  /** 0 (beachwear) to 1 (down coat). */
  readonly warmth: number;
  readonly isPatterned: boolean;
  readonly isMulticolor: boolean;
  /** 0 if unknown. */
  readonly genders: number;
  /** 0 if unknown, as for pieces without letter sizes. */
  readonly sizes: number;
  /** 0 if unknown. */
  readonly seasons: number;
}

/** The pieces of a catalogue that outfits are composed of, by slot. */
export type OutfitPieces = Readonly<Record<PieceSlot, readonly OutfitPiece[]>>;

/** Prepares a catalogue for `composeOutfits`. Call it once per catalogue: it reads the name of each item. */
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

/** Null for an item that belongs to no outfit, such as swimwear. */
export function prepareOutfitPiece(item: CatalogueItem, kind = findKind(item)): OutfitPiece | null {
  const slot = findSlotOfKind(kind);
  if (slot === null) return null;
  const name = ` ${wordsOf(`${item.subkind} ${item.shortDescription}`).join(' ')} `;
  return {
    item,
    kind,
    slot,
    name,
    idHash: hashText(item.id),
    formality: rateFormality(kind, name, item),
    warmth: rateWarmth(kind, name, item),
    isPatterned: !SUBTLE_PATTERNS.has(item.pattern),
    isMulticolor: (createColorMask(item.colors) & MULTICOLOR_BIT) !== 0,
    genders: createMask(item.genders, GENDERS),
    sizes: createMask(item.sizes, SIZES),
    seasons: createMask(
      item.seasons.filter((season) => SEASONS.includes(season)),
      SEASONS,
    ),
  };
}

const kindsByName = new Map<string, string>();
const MAX_REMEMBERED_NAMES = 5_000;

/** The main kind, remembered by the catalogue's names of it, since a catalogue has few. */
function findKind(item: CatalogueItem): string {
  const key = `${item.kind}\n${item.subkind}`;
  const known = kindsByName.get(key);
  if (known !== undefined) return known;
  if (kindsByName.size >= MAX_REMEMBERED_NAMES) kindsByName.clear();
  const kind = listKinds(item, FASHION_LEXICON)[0] ?? item.kind;
  kindsByName.set(key, kind);
  return kind;
}
