import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** Names the make of a piece: 'Chelsea boots'. */
export const nameMake = ({ subkind, kind }: CatalogueItem): string => subkind || kind;
