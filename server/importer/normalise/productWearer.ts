import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Product } from './Product.ts';
import { first } from '../SourceRow.ts';
import { isChildAge, wearerOfField, wearerOfText, type Wearer } from './gender.ts';
import type { Kind } from './kindBook.ts';

const WOMENS_KINDS =
  /^(?:top|tunic|dress|skirt|blouse|bra|bikini|bikini top|bikini bottom|swimsuit|saree|dupatta|lehenga|kurta set|heels|lingerie|shapewear|nightdress|camisole|jumpsuit|tights|cover-up|shrug|earrings|necklace)$/;
const MENS_KINDS = /^(?:bow tie|tie|cufflinks|suspenders)$/;

/** Uses the gender fields, then title, category and tags, then the shop's name, finally the kind itself. */
export function productWearer({ fields }: Product, title: string, kind: Kind, fallback: Gender | null): Wearer {
  const ageGroup = first(fields.ageGroup);
  if (isChildAge(ageGroup)) return 'Children';
  const brand = first(fields.brand).toLowerCase();
  const named = brand === '' ? title : title.toLowerCase().replace(brand, ' ');
  const byTitle = wearerOfText(named);
  const byField = wearerOfField(fields.gender ?? []);
  if (byTitle === 'Children' && ageGroup === '') return byTitle;
  return (
    byField ??
    byTitle ??
    wearerOfText([...(fields.category ?? []), ...(fields.tags ?? [])].join(' , ')) ??
    adultOf([...(fields.hints ?? []), brand, first(fields.website)].join(' , ')) ??
    adultOf(first(fields.description).slice(0, 200)) ??
    fallback ??
    byKind(kind)
  );
}

/** A child mentioned in a text does not make it children's clothing. */
function adultOf(text: string): Gender | null {
  const wearer = wearerOfText(text);
  return wearer === 'Children' ? null : wearer;
}

function byKind({ kind, subkind }: Kind): Gender {
  if (WOMENS_KINDS.test(kind)) return 'Women';
  return MENS_KINDS.test(kind) || subkind === 'tuxedo' ? 'Men' : 'Unisex';
}
