import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import {
  VERB_PHRASE_BY_FUNCTION,
  PHRASE_BY_DETAIL,
  PHRASE_BY_OCCASION,
  findClothThat,
  describePattern,
} from '../../search/ranking/attributeWords.ts';
import { MIN_CERTAINTY, readItemFacts } from '../../search/ranking/itemFacts.ts';
import { formatDollars, joinWords, addArticle } from '../../search/ranking/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { itemName, plainWord } from '../wording/phrases.ts';

/**
 * Something true of a piece that was wished for: as a predicate ('suits a wedding') and as a trait ('for a wedding').
 */
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
  /** Sizes are spoken of where one was just asked for; that the profile's is there goes without saying. */
  readonly aboutSize: boolean;
  /** Turns in a row say the same merit in other words. */
  readonly variant: number;
  readonly lexicon: Lexicon;
}

const MOST_CHECKED = 24;
const SUITS = ['suits', 'is right for', 'works for'] as const;

/** All merits of a piece, what was wished for first; never empty where the piece has any attribute at all. */
export function meritsOf(item: CatalogueItem, wished: Wished): Merit[] {
  const { filters, aboutSize } = wished;
  const wishes = wished.parts.filter(({ stance }) => stance === 'wanted').slice(-MOST_CHECKED);
  const granted = wishes.flatMap((part) => grantedBy(item, part, wished.lexicon));
  const all = [
    ...priceFirst(item, wished),
    ...(aboutSize ? sizeMerit(item, filters) : []),
    ...granted.filter(({ aspect }) => aspect !== 'season'),
    ...colorMerit(item, filters),
    ...granted,
    ...saleMerit(item, filters),
    ...limitMerit(item, filters),
    ...ownMerits(item),
  ];
  return all
    .map((one) => ({
      ...one,
      predicate: one.predicate.replace(/^suits /u, `${SUITS[wished.variant % SUITS.length] ?? 'suits'} `),
    }))
    .filter(({ aspect }, at) => all.findIndex((other) => other.aspect === aspect) === at);
}

function merit(aspect: string, predicate: string, trait: string): Merit {
  return { aspect, predicate, trait };
}

/** What of a wish the item surely has, under the name that it has there. */
function grantedBy(item: CatalogueItem, { concepts }: WishPart, lexicon: Lexicon): Merit[] {
  const facts = readItemFacts(item, lexicon);
  const held = concepts
    .flatMap((id) => [[id, 1] as const, ...Object.entries(lexicon.byId(id)?.near ?? {})])
    .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= MIN_CERTAINTY)
    .sort(([, a], [, b]) => b - a)[0];
  const asked = concepts.map((id) => lexicon.byId(id)).find((entry) => entry?.facet === 'function');
  if (asked)
    return (facts.concepts.get(asked.id) ?? 0) >= MIN_CERTAINTY || clothFor(asked.name, item) !== ''
      ? [functionMerit(item, asked.name)]
      : [];
  const entry = held && lexicon.byId(held[0]);
  return entry ? asMerit(item, entry.facet, entry.name) : [];
}

const clothFor = (name: string, item: CatalogueItem): string =>
  name === 'breathable' || name === 'warm' ? findClothThat(name, item) : '';

/** A wish for coolness or warmth is granted by the cloth, where there is such a cloth to name. */
function functionMerit(item: CatalogueItem, name: string): Merit {
  const does = VERB_PHRASE_BY_FUNCTION[name] ?? `is ${name}`;
  const cloth = clothFor(name, item);
  return cloth === ''
    ? merit('function', does, does.replace(/^is /u, ''))
    : merit('material', `is ${cloth}, which ${does}`, `${name === 'warm' ? 'warm' : 'cool'} ${cloth}`);
}

function asMerit(item: CatalogueItem, facet: string, name: string): Merit[] {
  const word = plainWord(name);
  switch (facet) {
    case 'occasion':
      return item.occasions.includes(name) && name in PHRASE_BY_OCCASION
        ? [merit('occasion', `suits ${PHRASE_BY_OCCASION[name] ?? word}`, `for ${PHRASE_BY_OCCASION[name] ?? word}`)]
        : [];
    case 'season':
      return item.seasons.includes(name) ? [merit('season', `is made for ${word}`, `for ${word}`)] : [];
    case 'material':
      return [merit('material', `is made of ${word}`, word)].filter(() =>
        item.materials.some((material) => material.includes(name)),
      );
    case 'pattern':
      return word === 'plain'
        ? [merit('pattern', 'is plain', 'plain')]
        : [merit('pattern', `is ${describePattern(item.pattern)}`, describePattern(item.pattern))].filter(() =>
            plainWord(item.pattern).includes(word),
          );
    case 'shade':
      return [merit('color', `comes in ${word}`, word)];
    case 'fit':
      return [merit('fit', `has ${addArticle(word)} cut`, `${word} cut`)];
    case 'style':
      return item.styles.some((style) => style.toLowerCase() === name) ? [merit('style', `leans ${word}`, word)] : [];
    case 'detail':
      return item.subkind.toLowerCase().includes(word)
        ? []
        : [
            name in PHRASE_BY_DETAIL
              ? merit(`detail ${word}`, `has ${PHRASE_BY_DETAIL[name] ?? word}`, PHRASE_BY_DETAIL[name] ?? word)
              : merit(`detail ${word}`, `is ${word}`, word),
          ];
    default:
      return [];
  }
}

/** Against the piece that was pointed at, where price is what it is about. */
function priceFirst(item: CatalogueItem, { model, aboutPrice }: Wished): Merit[] {
  const less = model ? model.priceCents - item.priceCents : 0;
  if (!model || !aboutPrice || less === 0) return [];
  const words = `${formatDollars(Math.abs(less))} ${less > 0 ? 'less' : 'more'}`;
  return [merit('price', `costs ${words} than ${itemName(model)}`, words)];
}

function colorMerit(item: CatalogueItem, { color: wanted }: Filters): Merit[] {
  const [color] = item.colors.filter((value) => wanted.includes(value));
  return color ? [merit('color', `comes in ${color.toLowerCase()}`, color.toLowerCase())] : [];
}

function sizeMerit(item: CatalogueItem, filters: Filters): Merit[] {
  const sizes = item.sizes.filter((size) => filters.size.includes(size));
  return sizes.length > 0
    ? [merit('size', `can be had in ${joinWords(sizes, 'and')}`, `in ${joinWords(sizes, 'and')}`)]
    : [];
}

function saleMerit(item: CatalogueItem, { sale }: Filters): Merit[] {
  if (!sale || item.fullPriceCents <= item.priceCents) return [];
  return [
    merit(
      'sale',
      `is down from ${formatDollars(item.fullPriceCents)}`,
      `down from ${formatDollars(item.fullPriceCents)}`,
    ),
  ];
}

/** Between these shares of the limit what is left is worth a word. */
const NEARLY_ALL = 0.95;
const HARDLY_ANY = 0.25;

function limitMerit(item: CatalogueItem, { priceRangeMax }: Filters): Merit[] {
  const share = priceRangeMax === null ? 1 : item.priceCents / (priceRangeMax * 100);
  if (priceRangeMax === null || share > NEARLY_ALL || share < HARDLY_ANY) return [];
  const left = formatDollars(Math.floor(priceRangeMax - item.priceCents / 100) * 100);
  return [merit('price', `leaves ${left} of your ${formatDollars(priceRangeMax * 100)}`, `${left} under your limit`)];
}

/** What it is by itself, for pieces of which little was asked. */
function ownMerits(item: CatalogueItem): Merit[] {
  const [material] = item.materials;
  const [color] = item.colors;
  const [occasion] = item.occasions.filter((name) => name in PHRASE_BY_OCCASION);
  return [
    ...(material ? [merit('material', `is made of ${material}`, material)] : []),
    ...(item.pattern !== 'plain' && item.pattern !== ''
      ? [merit('pattern', `is ${describePattern(item.pattern)}`, describePattern(item.pattern))]
      : []),
    ...(color ? [merit('color', `comes in ${color.toLowerCase()}`, color.toLowerCase())] : []),
    ...(occasion
      ? [
          merit(
            'occasion',
            `suits ${PHRASE_BY_OCCASION[occasion] ?? occasion}`,
            `for ${PHRASE_BY_OCCASION[occasion] ?? occasion}`,
          ),
        ]
      : []),
  ];
}

/** 'comes in green, suits a wedding and is linen, which stays cool'. */
export function predicates(merits: readonly Merit[], most: number): string {
  const all = merits.slice(0, most).map(({ predicate }) => predicate);
  const inOrder = [
    ...all.filter((words) => !words.includes(', which')),
    ...all.filter((words) => words.includes(', which')),
  ];
  return joinWords(inOrder, 'and') || 'is the closest match';
}

export function traits(merits: readonly Merit[], most: number): string {
  return (
    merits
      .slice(0, most)
      .map(({ trait }) => trait)
      .join(', ') || 'closest match'
  );
}
