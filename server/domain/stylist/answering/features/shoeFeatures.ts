import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { SHOE_KINDS } from '../../../language/lexicon/kinds.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { offer } from '../opinions/offers.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { nameMake } from './nameMake.ts';

/** Whether a piece is a pair of shoes or boots. */
export const isShoe = ({ kind }: CatalogueItem): boolean => SHOE_KINDS.has(kind);

const SLIP_ON_PATTERN =
  /loafer|mule|slide|flip-flop|chelsea|ballet|clog|pointed flats|espadrille wedge|slingback|pumps/iu;
const LACED_PATTERN = /oxford|derby|brogue|lace-up|sneakers|running/iu;
const BUCKLED_PATTERN = /t-bar|mary jane|monk|ankle-strap|fisherman|sandals/iu;

/** Says how a pair is closed, by its kind. */
export function describeClosing(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const name = `${capitalize(nameItem(item))} ${isOrAre(item)} a pair of ${make}`;
  if (LACED_PATTERN.test(make)) return `${name}, which close with laces.`;
  if (/ankle boots|knee boots/iu.test(make))
    return `${name}; those mostly have a zip at the side, but the listing does not say.`;
  if (SLIP_ON_PATTERN.test(make)) return `${name}, which slip on without laces or buckles.`;
  return BUCKLED_PATTERN.test(make) ? `${name}, which close with a strap or buckle.` : '';
}

export function describeGrip(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const judgment = /lace-up|running|chelsea/iu.test(make)
    ? 'for a little snow they can do, for ice they are not made'
    : /sneakers|derby|clog/iu.test(make)
      ? 'on wet snow and ice I would not trust them'
      : 'for snow and ice I would not take them';
  return `The sole of ${nameItem(item)} is not described. By their kind, ${make} in ${item.materials[0] ?? 'that'}, ${judgment}; look for a rubber sole with a deep tread. ${offer('show me winter boots', 'look for some')}`;
}

export function describeDistance(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const judgment = /running|sneakers|lace-up|fisherman|clog/iu.test(make)
    ? 'fine for a long day on your feet once they are worn in'
    : /derby|chelsea|loafer|flats|oxford/iu.test(make)
      ? 'good for a few hours; for whole days of walking I would take a cushioned sneaker'
      : 'not made for long walks';
  return `Nobody can give a figure, but ${make} like ${nameItem(item)} are ${judgment}. Wear them in at home first.`;
}
