import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, capitalize, pluralizeKind } from '../../../search/phrasing.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { nameMake } from './nameMake.ts';

const LINED_KINDS: ReadonlySet<string> = new Set(['coat', 'blazer', 'suit', 'jacket', 'waistcoat']);
export function describeLining(item: CatalogueItem): string {
  const name = nameItem(item);
  if (item.kind === 'swimwear')
    return `The listing does not say whether ${name} is lined; one-piece suits mostly are, at least in front.`;
  if (LINED_KINDS.has(item.kind))
    return `The listing does not name a lining for ${name}; ${addArticle(item.kind)} like that mostly has one, unlined ones tend to say so.`;
  return `The listing names no lining for ${name}, so I would not count on one.`;
}

export function describeSupport(item: CatalogueItem): string {
  if (item.kind !== 'swimwear') return '';
  const firm = item.materials.some((cloth) => /elastane/u.test(cloth))
    ? ' It is cut close with elastane, which holds a little.'
    : '';
  const isBare = /bandeau|triangle|strapless/iu.test(item.subkind);
  return `The listing names no cups or padding for ${nameItem(item)}.${isBare ? ' Without straps it gives little support.' : firm}`;
}

export function describePockets(item: CatalogueItem): string {
  const mostly = new Set(['coat', 'jacket', 'jeans', 'trousers', 'shorts', 'blazer', 'suit', 'hoodie']);
  return mostly.has(item.kind)
    ? `The listing does not mention pockets for ${nameItem(item)}, though ${pluralizeKind(nameMake(item))} nearly always have them.`
    : `The listing mentions no pockets for ${nameItem(item)}, so I would not count on them.`;
}

export function describeHood(item: CatalogueItem): string {
  return /hood/iu.test(`${item.subkind} ${item.kind}`)
    ? `Yes, ${nameItem(item)} has a hood.`
    : `No hood is listed for ${nameItem(item)}: it is ${addArticle(nameMake(item))}.`;
}

const FILLED_KINDS: ReadonlySet<string> = new Set(['coat', 'jacket', 'waistcoat', 'gloves', 'hat']);
export function describeFilling(item: CatalogueItem): string {
  if (!FILLED_KINDS.has(item.kind))
    return item.materials.length === 0
      ? ''
      : `For ${nameItem(item)} the listing names ${item.materials.join(' and ')}; it does not say what is inside.`;
  const filling = item.materials.find((cloth) => /down|fleece|padd/u.test(cloth));
  if (filling !== undefined) return `${capitalize(nameItem(item))} ${isOrAre(item)} filled or lined with ${filling}.`;
  return item.materials.length === 0
    ? ''
    : `No filling is listed for ${nameItem(item)}, only the cloth: ${item.materials.join(' and ')}. Down or feathers would be named.`;
}

export function describeButtons(item: CatalogueItem): string {
  const buttoned = /cardigan|shirt|blazer|suit|coat|waistcoat|jacket/u.test(item.kind);
  return buttoned
    ? `The listing does not describe the fastening of ${nameItem(item)}; ${addArticle(nameMake(item))} like that usually buttons or zips in front.`
    : `The listing names no buttons for ${nameItem(item)}.`;
}

export function describeChlorine(item: CatalogueItem): string {
  if (item.kind !== 'swimwear') return '';
  const holds = item.materials.some((cloth) => /polyester/u.test(cloth));
  return `${capitalize(nameItem(item))} ${isOrAre(item)} ${item.materials.join(' and ')}. ${holds ? 'Polyester stands up to chlorine best' : 'Chlorine wears out nylon with elastane over time'}; a rinse in fresh water after each swim makes it last.`;
}
