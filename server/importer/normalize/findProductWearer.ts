import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Product } from './Product.ts';
import { getFirstValue } from '../SourceRow.ts';
import { isChildAge, findWearerInField, findWearerInText, type Wearer } from './gender.ts';
import type { Kind } from './kindBook.ts';

const WOMENS_KINDS: ReadonlySet<string> = new Set(
  (
    'top,tunic,dress,skirt,blouse,bra,bikini,bikini top,bikini bottom,swimsuit,saree,dupatta,lehenga,kurta set,heels,' +
    'lingerie,shapewear,nightdress,camisole,jumpsuit,tights,cover-up,shrug,earrings,necklace'
  ).split(','),
);
const MENS_KINDS: ReadonlySet<string> = new Set('bow tie,tie,cufflinks,suspenders'.split(','));

/**
 * Finds the wearer of a product in its gender fields. If they have none, searches title, category and tags, then the
 * shop's name, then the kind.
 */
export function findProductWearer({ fields }: Product, title: string, kind: Kind, fallback: Gender | null): Wearer {
  const ageGroup = getFirstValue(fields.ageGroup);
  if (isChildAge(ageGroup)) return 'Children';
  const wearerInTitle = findWearerInText(removeBrand(title, fields));
  if (wearerInTitle === 'Children' && ageGroup === '') return wearerInTitle;
  return (
    findWearerInField(fields.gender ?? []) ??
    wearerInTitle ??
    findShopWearer(fields) ??
    fallback ??
    guessGenderByKind(kind)
  );
}

/** Removes the brand from a title, because a brand such as 'Boyish' does not name the wearer. */
function removeBrand(title: string, fields: Product['fields']): string {
  const brand = getFirstValue(fields.brand).toLowerCase();
  return brand === '' ? title : title.toLowerCase().replace(brand, ' ');
}

/**
 * Finds the wearer in the texts that describe a whole group of products: categories, the shop's name, the
 * description.
 */
function findShopWearer({ category = [], tags = [], hints = [], ...fields }: Product['fields']): Wearer | null {
  const shopTexts = [...hints, getFirstValue(fields.brand).toLowerCase(), getFirstValue(fields.website)];
  return (
    findWearerInText([...category, ...tags].join(' , ')) ??
    findAdultInText(shopTexts.join(' , ')) ??
    findAdultInText(getFirstValue(fields.description).slice(0, 200))
  );
}

/** Returns the gender in a text. Returns null for children, because a text about adults' clothing may mention them. */
function findAdultInText(text: string): Gender | null {
  const wearer = findWearerInText(text);
  return wearer === 'Children' ? null : wearer;
}

function guessGenderByKind({ kind, subkind }: Kind): Gender {
  if (WOMENS_KINDS.has(kind)) return 'Women';
  return MENS_KINDS.has(kind) || subkind === 'tuxedo' ? 'Men' : 'Unisex';
}
