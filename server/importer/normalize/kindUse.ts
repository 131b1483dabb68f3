import type { TryOnCategory } from '../../../src/domain/catalogue/vocabulary.ts';
import { NAMES_BY_FINER_KIND } from '../../domain/language/lexicon/garmentNames.ts';
import type { Kind } from './kindBook.ts';
import type { Family } from './lexicon/kinds.ts';
import type { SizeTableName } from './size.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

/** Maps the importer's kinds to the coarser kinds of the catalogue. */
const CATALOGUE_KIND_BY_KIND: Readonly<Record<string, string>> = createDictionary({
  ...NAMES_BY_FINER_KIND,
  undershirt: 'underwear',
  lingerie: 'underwear',
  shapewear: 'underwear',
  swimsuit: 'swimwear',
  bikini: 'swimwear',
  'bikini top': 'swimwear',
  'bikini bottom': 'swimwear',
  'swim shorts': 'swimwear',
  'cover-up': 'swimwear',
  sneakers: 'shoes',
  heels: 'shoes',
  loafers: 'shoes',
  slippers: 'shoes',
  dupatta: 'scarf',
  cap: 'hat',
  beanie: 'hat',
  ring: 'jewelry',
  cufflinks: 'jewelry',
  lehenga: 'saree',
  set: 'coord',
  shrug: 'cardigan',
  kimono: 'cardigan',
});

/** Returns the kind in the catalogue. The importer's own name becomes the subkind. */
export function getCatalogueKind({ kind }: Pick<Kind, 'kind'>): string {
  return CATALOGUE_KIND_BY_KIND[kind] ?? kind;
}

/** Returns the fitting room's category for a kind (spec section 3); null if the kind cannot be tried on. */
export function getTryOnCategory({ kind, family }: Kind): TryOnCategory | null {
  if (kind === 'bodysuit') return null;
  if (family === 'upper') return 'upper_body';
  if (family === 'lower') return 'lower_body';
  if (family === 'dress') return 'dresses';
  return family === 'suit' ? 'suits' : null;
}

/** The size table of a family; bags and jewelry have no sizes. */
const SIZE_TABLE_BY_FAMILY: Readonly<Record<Family, SizeTableName>> = {
  upper: 'upper',
  lower: 'lower',
  dress: 'whole',
  suit: 'whole',
  set: 'whole',
  underwear: 'whole',
  sleepwear: 'whole',
  swimwear: 'whole',
  hosiery: 'unsized',
  footwear: 'shoes',
  accessory: 'unsized',
  bag: 'unsized',
  jewelry: 'unsized',
  watch: 'unsized',
  eyewear: 'unsized',
};
/** Size tables of kinds that do not use their family's table. */
const SIZE_TABLE_BY_KIND: Readonly<Record<string, SizeTableName>> = createDictionary({
  'bikini bottom': 'lower',
  briefs: 'lower',
  'swim shorts': 'lower',
  tights: 'lower',
  'bikini top': 'upper',
  undershirt: 'upper',
  bra: 'upper',
  gloves: 'whole',
  belt: 'whole',
});

export function getSizeTableName({ kind, family }: Kind): SizeTableName {
  return SIZE_TABLE_BY_KIND[kind] ?? SIZE_TABLE_BY_FAMILY[family];
}
