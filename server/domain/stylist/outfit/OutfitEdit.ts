import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';

/** A garment that was named, with the words to search for it ('black leather bag') or to call it by. */
export interface NamedGarment {
  readonly slot: OutfitSlot;
  /** The kinds that its name means, the likeliest first. */
  readonly kinds: readonly string[];
  readonly words: string;
}

/** What is said of all pieces of an outfit. */
export interface OutfitTerms {
  /** In words of search ('elegant, no black'); '' for nothing. */
  readonly words: string;
  readonly occasion: string | null;
  readonly occasionWords: string;
  readonly season: string | null;
}

/** One thing that a turn does to an outfit, or asks of it. */
export type OutfitEdit =
  /** `isWhole`: by its name, not as a list of garments. */
  | { readonly kind: 'compose'; readonly isWhole: boolean }
  /** A capsule for so many days. */
  | { readonly kind: 'pack'; readonly days: number }
  | { readonly kind: 'own'; readonly garment: NamedGarment }
  /** A piece for its slot, beside or in place of what is there. */
  | { readonly kind: 'add'; readonly garment: NamedGarment }
  /** Another piece; `old` where another garment takes its place. */
  | { readonly kind: 'swap'; readonly garment: NamedGarment | null; readonly old: NamedGarment | null }
  | { readonly kind: 'swapPiece'; readonly itemIds: readonly string[] }
  | { readonly kind: 'drop'; readonly garment: NamedGarment }
  | { readonly kind: 'budget'; readonly cents: number }
  | { readonly kind: 'cheaper'; readonly garment: NamedGarment | null }
  | { readonly kind: 'another' }
  | { readonly kind: 'terms'; readonly terms: OutfitTerms }
  | { readonly kind: 'total' };
