import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../search/lexicon/Lexicon.ts';
import { SURE, factsOf } from '../../search/ranking/itemFacts.ts';
import { dollars, joinedWords } from '../../search/ranking/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { itemName, plainWord } from '../wording/phrases.ts';

/** Something true of a piece that was wished for: as a predicate ('suits a wedding') and as a trait ('for a wedding'). */
export interface Merit {
  readonly aspect: string;
  readonly predicate: string;
  readonly trait: string;
}

/** What a piece is measured by. */
export interface Wished {
  readonly parts: readonly WishPart[];
  readonly filters: Filters;
  /** The piece that others are compared with, or null. */
  readonly model: CatalogueItem | null;
  /** Prices are spoken of where they were what the turn is about. */
  readonly aboutPrice: boolean;
  readonly lexicon: Lexicon;
}

const OCCASIONS: Readonly<Record<string, string>> = {
  everyday: 'every day', weekend: 'the weekend', work: 'work', wedding: 'a wedding', party: 'a party', evening: 'the evening', holiday: 'a holiday',
  travel: 'travel', date: 'a date', lounge: 'lounging', outdoor: 'the outdoors',
};
const MOST_CHECKED = 24;

/** All merits of a piece, what was wished for first; never empty where the piece has any attribute at all. */
export function meritsOf(item: CatalogueItem, wished: Wished): Merit[] {
  const wishes = wished.parts.filter(({ stance }) => stance === 'wanted').slice(0, MOST_CHECKED);
  const granted = wishes.flatMap((part) => grantedBy(item, part, wished.lexicon));
  const all = [...priceFirst(item, wished), ...granted, ...colorMerit(item, wished), ...sizeMerit(item, wished.filters), ...saleMerit(item, wished.filters), ...limitMerit(item, wished.filters), ...ownMerits(item)];
  return [...new Map(all.map((merit) => [merit.aspect, merit] as const).reverse()).values()].reverse();
}

function merit(aspect: string, predicate: string, trait: string): Merit {
  return { aspect, predicate, trait };
}

/** What of a wish the item surely has, under the name that it has there. */
function grantedBy(item: CatalogueItem, { concepts }: WishPart, lexicon: Lexicon): Merit[] {
  const facts = factsOf(item, lexicon);
  const held = concepts.flatMap((id) => [[id, 1] as const, ...Object.entries(lexicon.byId(id)?.near ?? {})])
    .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= SURE)
    .sort(([, a], [, b]) => b - a)[0];
  const entry = held && lexicon.byId(held[0]);
  return entry ? asMerit(item, entry.facet, entry.name) : [];
}

function asMerit(item: CatalogueItem, facet: string, name: string): Merit[] {
  const word = plainWord(name);
  switch (facet) {
    case 'occasion': return item.occasions.includes(name) && name in OCCASIONS ? [merit('occasion', `suits ${OCCASIONS[name] ?? word}`, `for ${OCCASIONS[name] ?? word}`)] : [];
    case 'season': return item.seasons.includes(name) ? [merit('season', `is meant for ${word}`, `for ${word}`)] : [];
    case 'material': return [merit('material', `is made of ${word}`, word)].filter(() => item.materials.some((material) => material.includes(name)));
    case 'pattern': return word === 'plain' ? [merit('pattern', 'is plain', 'plain')] : [merit('pattern', `has a ${word} pattern`, word)].filter(() => plainWord(item.pattern).includes(word));
    case 'shade': return [merit('color', `comes in ${word}`, word)];
    case 'fit': return [merit('fit', `has a ${word} cut`, `${word} cut`)];
    case 'style': return item.styles.some((style) => style.toLowerCase() === name) ? [merit('style', `is ${word} in style`, word)] : [];
    case 'detail': return [merit(`detail ${word}`, `is described as ${word}`, word)];
    case 'function': return [merit('function', `is described as ${word}`, word)];
    default: return [];
  }
}

/** Against the piece that was pointed at, where price is what it is about. */
function priceFirst(item: CatalogueItem, { model, aboutPrice }: Wished): Merit[] {
  const less = model ? model.priceCents - item.priceCents : 0;
  if (!model || !aboutPrice || less === 0) return [];
  const words = `${dollars(Math.abs(less))} ${less > 0 ? 'less' : 'more'}`;
  return [merit('price', `costs ${words} than ${itemName(model)}`, words)];
}

function colorMerit(item: CatalogueItem, { filters }: Wished): Merit[] {
  const [color] = item.colors.filter((value) => filters.color.includes(value));
  return color ? [merit('color', `comes in ${color.toLowerCase()}`, color.toLowerCase())] : [];
}

function sizeMerit(item: CatalogueItem, filters: Filters): Merit[] {
  const sizes = item.sizes.filter((size) => filters.size.includes(size));
  return sizes.length > 0 ? [merit('size', `is there in ${joinedWords(sizes, 'and')}`, `in ${joinedWords(sizes, 'and')}`)] : [];
}

function saleMerit(item: CatalogueItem, { sale }: Filters): Merit[] {
  if (!sale || item.fullPriceCents <= item.priceCents) return [];
  return [merit('sale', `is down from ${dollars(item.fullPriceCents)}`, `down from ${dollars(item.fullPriceCents)}`)];
}

function limitMerit(item: CatalogueItem, { priceRangeMax }: Filters): Merit[] {
  const room = priceRangeMax === null ? 0 : priceRangeMax * 100 - item.priceCents;
  return priceRangeMax !== null && room >= 500 && room < priceRangeMax * 75 ? [merit('price', `is ${dollars(Math.floor(room / 100) * 100)} under your limit`, `${dollars(Math.floor(room / 100) * 100)} under your limit`)] : [];
}

/** What it is by itself, for pieces of which little was asked. */
function ownMerits(item: CatalogueItem): Merit[] {
  const [material] = item.materials;
  const [color] = item.colors;
  const [occasion] = item.occasions.filter((name) => name in OCCASIONS);
  return [
    ...(material ? [merit('material', `is made of ${material}`, material)] : []),
    ...(occasion ? [merit('occasion', `suits ${OCCASIONS[occasion] ?? occasion}`, `for ${OCCASIONS[occasion] ?? occasion}`)] : []),
    ...(item.pattern !== 'plain' && item.pattern !== '' ? [merit('pattern', `has a ${plainWord(item.pattern)} pattern`, plainWord(item.pattern))] : []),
    ...(color ? [merit('color', `comes in ${color.toLowerCase()}`, color.toLowerCase())] : []),
  ];
}

/** 'is made of linen, suits a wedding and comes in green'. */
export function predicates(merits: readonly Merit[], most: number): string {
  return joinedWords(merits.slice(0, most).map(({ predicate }) => predicate), 'and') || 'is the closest match';
}

export function traits(merits: readonly Merit[], most: number): string {
  return merits.slice(0, most).map(({ trait }) => trait).join(', ') || 'closest match';
}
