import type { TryOnCategory } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Kind } from './kindBook.ts';
import type { SizedAs } from './size.ts';

/** Maps the importer's finer kinds to the kinds that search knows. */
const CATALOGUE_KINDS: Readonly<Record<string, string>> = {
  bra: 'underwear',
  briefs: 'underwear',
  undershirt: 'underwear',
  lingerie: 'underwear',
  shapewear: 'underwear',
  nightdress: 'pajamas',
  robe: 'pajamas',
  swimsuit: 'swimwear',
  bikini: 'swimwear',
  'bikini top': 'swimwear',
  'bikini bottom': 'swimwear',
  'swim shorts': 'swimwear',
  'cover-up': 'swimwear',
  tights: 'socks',
  sneakers: 'shoes',
  sandals: 'shoes',
  heels: 'shoes',
  flats: 'shoes',
  loafers: 'shoes',
  slippers: 'shoes',
  backpack: 'bag',
  suspenders: 'belt',
  'bow tie': 'tie',
  dupatta: 'scarf',
  cap: 'hat',
  beanie: 'hat',
  necklace: 'jewelry',
  earrings: 'jewelry',
  bracelet: 'jewelry',
  ring: 'jewelry',
  cufflinks: 'jewelry',
  lehenga: 'saree',
  set: 'coord',
  shrug: 'cardigan',
  kimono: 'cardigan',
  poncho: 'coat',
};

/** The kind in the catalogue; the finer name becomes the subkind. */
export function catalogueKind({ kind }: Kind): string {
  return CATALOGUE_KINDS[kind] ?? kind;
}

/** The fitting room's category of a kind (spec section 3); null if it cannot be tried on. */
export function tryOnCategoryOf({ kind, family }: Kind): TryOnCategory | null {
  if (kind === 'bodysuit') return null;
  if (family === 'upper') return 'upper_body';
  if (family === 'lower') return 'lower_body';
  if (family === 'dress') return 'dresses';
  return family === 'suit' ? 'suits' : null;
}

/** The size table of a kind; belts, hats and shoes have no clothing sizes. */
export function sizedAs({ kind, family }: Kind): SizedAs {
  if (
    family === 'lower' ||
    kind === 'bikini bottom' ||
    kind === 'briefs' ||
    kind === 'swim shorts' ||
    kind === 'tights'
  )
    return 'lower';
  if (family === 'upper' || kind === 'bikini top' || kind === 'undershirt' || kind === 'bra') return 'upper';
  if (
    family === 'dress' ||
    family === 'suit' ||
    family === 'set' ||
    family === 'sleepwear' ||
    family === 'swimwear' ||
    family === 'underwear'
  )
    return 'whole';
  return kind === 'gloves' || kind === 'belt' ? 'whole' : 'unsized';
}
