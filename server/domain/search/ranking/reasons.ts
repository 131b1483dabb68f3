import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../lexicon/Lexicon.ts';
import type { SoftWish } from '../understanding/Wish.ts';
import type { Demands } from './Demands.ts';
import type { ItemFacts } from './itemFacts.ts';
import { SURE } from './itemFacts.ts';
import { capitalized, dollars, joinedWords } from './phrasing.ts';

/** What is asked for, and so worth saying of an item that has it. */
export interface Asked {
  readonly soft: readonly SoftWish[];
  readonly demands: Demands;
}

/** Occasions as one says them after 'right for'; with a season those with an article take it in ('a summer wedding'). */
const OCCASIONS: Readonly<Record<string, string>> = {
  everyday: 'every day', weekend: 'the weekend', work: 'work', wedding: 'a wedding', party: 'a party', evening: 'the evening', holiday: 'a holiday',
  travel: 'travel', date: 'a date', lounge: 'lounging', outdoor: 'the outdoors',
};
/** Details that are had ('with pockets'); others describe ('pleated'). */
const HAD: Readonly<Record<string, string>> = {
  pocket: 'pockets', hood: 'a hood', button: 'buttons', zip: 'a zip', collar: 'a collar', 'roll neck': 'a roll neck', 'v neck': 'a V neck',
  'crew neck': 'a crew neck', 'scoop neck': 'a scoop neck', 'boat neck': 'a boat neck', 'long sleeve': 'long sleeves', 'short sleeve': 'short sleeves',
  'puff sleeve': 'puff sleeves', straps: 'straps', lapel: 'lapels', slit: 'a slit', bow: 'a bow', 'high waist': 'a high waist', 'shoulder pads': 'shoulder pads',
  'square neck': 'a square neck', sweetheart: 'a sweetheart neck', halter: 'a halter neck', 'three quarter sleeve': 'three-quarter sleeves',
};

/** One sentence of what the item has that was asked for. Everything it says holds for the item. */
export function reasonFor(item: CatalogueItem, facts: ItemFacts, asked: Asked, lexicon: Lexicon): string {
  const held = heldConcepts(facts, asked.soft, lexicon);
  const of = (facet: string): string[] => held.filter((entry) => entry.facet === facet).map(({ name }) => name);
  const had = of('detail').filter((name) => name in HAD).map((name) => HAD[name] ?? name);
  const describing = of('detail').filter((name) => !(name in HAD)).map((name) => name.replaceAll(' ', '-'));
  const lead = [...of('function').slice(0, 1), ...fitWords(of('fit')), ...colorWords(item, of('shade'), asked), ...describing, ...of('pattern'), ...of('material').slice(0, 2)];
  const words = lead.length > 0 ? lead : ownWords(item);
  const name = [...new Set(words)].filter((word) => !item.subkind.toLowerCase().includes(word)).concat(item.subkind || item.kind).join(' ');
  const clauses = [
    had.length > 0 ? `with ${joinedWords(had, 'and')}` : '',
    purpose(of('season'), of('occasion').filter((occasion) => occasion in OCCASIONS)),
    of('style').filter((style) => item.styles.some((own) => own.toLowerCase() === style)).slice(0, 1).map((style) => `${style} in style`).join(''),
    sizeClause(item, asked.demands),
  ].filter(Boolean);
  return `${capitalized(name)} by ${item.brand}${clauses.length > 0 ? `, ${joinedWords(clauses, 'and')}` : ''}${priceClause(item, asked.demands)}.`;
}

/** Of each wish the best alternative that surely holds. */
function heldConcepts(facts: ItemFacts, soft: readonly SoftWish[], lexicon: Lexicon): { facet: string; name: string }[] {
  return soft.flatMap(({ alternatives }) => {
    const best = Object.entries(alternatives)
      .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= SURE)
      .sort(([, a], [, b]) => b - a)[0];
    const entry = best && lexicon.byId(best[0]);
    return entry ? [{ facet: entry.facet, name: entry.name }] : [];
  });
}

function colorWords(item: CatalogueItem, shades: readonly string[], { demands }: Asked): string[] {
  if (shades.length > 0) return shades.slice(0, 1);
  const asked = [...demands.colors, ...demands.wants.flatMap(({ colors }) => colors)];
  return item.colors.filter((color) => asked.includes(color)).slice(0, 1).map((color) => color.toLowerCase());
}

/** Petite, tall and plus are said of people, so of the garment one says its fit. */
function fitWords(fits: readonly string[]): string[] {
  return fits.slice(0, 1).map((fit) => (['petite', 'tall', 'plus'].includes(fit) ? `${fit}-fit` : fit));
}

function ownWords(item: CatalogueItem): string[] {
  const pattern = item.pattern === 'plain' ? [] : [item.pattern.replaceAll('-', ' ')];
  return [...item.colors.slice(0, 1).map((color) => color.toLowerCase()), ...pattern, ...item.materials.slice(0, 1)].filter(Boolean);
}

function purpose(seasons: readonly string[], occasions: readonly string[]): string {
  const [season] = seasons;
  const [occasion, ...others] = occasions.map((name) => OCCASIONS[name] ?? name);
  if (!occasion) return season ? `made for ${season}` : '';
  const first = season && occasion.startsWith('a ') ? `a ${season} ${occasion.slice(2)}` : occasion;
  const place = joinedWords([first, ...others.slice(0, 1)], 'and').replace(/\ba autumn\b/u, 'an autumn');
  return season && first === occasion ? `right for ${place} in ${season}` : `right for ${place}`;
}

function sizeClause(item: CatalogueItem, { sizes }: Demands): string {
  const offered = item.sizes.filter((size) => sizes.includes(size));
  return offered.length > 0 ? `to be had in ${joinedWords(offered, 'and')}` : '';
}

function priceClause(item: CatalogueItem, { priceMax, sale }: Demands): string {
  if (sale && item.priceCents < item.fullPriceCents) return `: now ${dollars(item.priceCents)} instead of ${dollars(item.fullPriceCents)}`;
  return priceMax !== null && item.priceCents <= priceMax * 100 ? `: ${dollars(item.priceCents)}, within your ${dollars(priceMax * 100)}` : '';
}
