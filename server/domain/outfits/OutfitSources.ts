import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import type { PieceSource } from './PieceSearch.ts';

/** The shopper that an outfit is for. Gender, sizes, brands and sale apply to each piece. */
export interface OutfitShopper {
  readonly filters: Filters;
  readonly preferences: Pick<Preferences, 'stylePreference' | 'personality'>;
}

/** What composition needs: the catalogue and the parser of shoppers' words. */
export interface OutfitSources extends PieceSource {
  findItem(id: string): Promise<CatalogueItem | null>;
  parseWishes(texts: readonly string[]): Promise<readonly Wish[]>;
}
