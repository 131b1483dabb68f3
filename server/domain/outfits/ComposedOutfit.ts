import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

/** Why an outfit was chosen: the key of a sentence, with the values to insert. */
export type OutfitReason =
  | { readonly key: 'season'; readonly params: { readonly season: string } }
  | { readonly key: 'weather'; readonly params: { readonly weatherBand: string; readonly kind: string } }
  | { readonly key: 'neutrals'; readonly params: Readonly<Record<string, never>> }
  | { readonly key: 'oneColor'; readonly params: { readonly color: string } }
  | { readonly key: 'twoColors'; readonly params: { readonly color: string; readonly otherColor: string } }
  | { readonly key: 'pattern'; readonly params: { readonly pattern: string; readonly kind: string } }
  | { readonly key: 'style'; readonly params: { readonly style: string } }
  | { readonly key: 'personality'; readonly params: { readonly personality: string } }
  | { readonly key: 'occasion'; readonly params: { readonly occasion: string } }
  | { readonly key: 'sizes'; readonly params: { readonly sizes: readonly string[] } }
  | { readonly key: 'budget'; readonly params: { readonly totalCents: number } };

export interface ComposedOutfit {
  /** The pieces, at most one per slot: a full-body piece or a top and a bottom, and pieces that go with them. */
  readonly items: Readonly<Partial<Record<OutfitSlot, CatalogueItem>>>;
  /** The id of the outfit's main item. */
  readonly leadId: string;
  /** A short English title. The outfits of one wish have different titles. */
  readonly name: string;
  /** The reasons, strongest first. */
  readonly reasons: readonly OutfitReason[];
  /** The price of all pieces, without the shopper's own. */
  readonly totalCents: number;
}
