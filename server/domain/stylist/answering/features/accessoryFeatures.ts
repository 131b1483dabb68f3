import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, capitalize } from '../../../search/phrasing.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { nameMake } from './nameMake.ts';

export function describeHold(item: CatalogueItem): string {
  if (item.kind !== 'bag') return '';
  const make = nameMake(item);
  if (/tote|shopper|backpack|satchel|weekender/iu.test(make))
    return `The listing gives no measurements for ${nameItem(item)}. ${capitalize(addArticle(make))} is the roomy kind and mostly takes a 13 or 14 inch laptop, but check the measurements at ${item.website} before you rely on it.`;
  return `The listing gives no measurements for ${nameItem(item)}, and ${addArticle(make)} is mostly too small for a laptop; a tote or shopper is the safer kind.`;
}

const ALLERGY =
  'Gold-plated brass can contain nickel, so with an allergy I would choose steel, solid silver or titanium instead.';
export function describeNickel(item: CatalogueItem): string {
  if (item.materials.length === 0) return '';
  const cloth = item.materials.join(' and ');
  const advice = /brass|metal/u.test(cloth)
    ? ALLERGY
    : /silver|steel|gold/u.test(cloth)
      ? 'Sterling silver and surgical steel are mostly safe, but only “nickel-free” on the listing would settle it.'
      : 'What matters is the pin or hook that touches the skin, and that is not listed.';
  return `${capitalize(nameItem(item))} ${isOrAre(item)} listed as ${cloth}, and nickel is not mentioned. ${advice}`;
}
