import { listLetterSizes } from '../../../../src/domain/catalogue/ItemSize.ts';
import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import {
  VERB_PHRASE_BY_FUNCTION,
  PHRASE_BY_DETAIL,
  PHRASE_BY_OCCASION,
  findClothWithProperty,
  describePattern,
} from '../../search/ranking/attributeWords.ts';
import { MIN_CERTAINTY } from '../../search/ranking/certainty.ts';
import { readItemFacts } from '../../search/ranking/itemFacts.ts';
import { addArticle, formatDollars, joinWords } from '../../search/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { nameItem, toPlainWord } from '../wording/phrases.ts';
import { nameSeason } from '../wording/nameSeason.ts';
import { withArticle } from '../wording/purposes.ts';

/** A true statement about a piece, as a predicate ('suits', 'a wedding') and as a property ('for a wedding'). */
export interface Merit {
  readonly aspect: string;
  readonly verb: string;
  readonly words: string;
  readonly trait: string;
  /** What the piece does for the wearer ('stays cool'); '' if there is nothing to say. */
  readonly effect?: string;
}

/** The wish that reasons refer to. */
export interface Wished {
  readonly parts: readonly WishPart[];
  readonly filters: Filters;
  /** The piece to compare other pieces with; null if there is none. */
  readonly model: CatalogueItem | null;
  /** Whether the message is about prices, so that reasons mention them. */
  readonly aboutPrice: boolean;
  /** Whether the message asks for a size, so that reasons mention it. Reasons do not mention sizes from the profile. */
  readonly aboutSize: boolean;
  /** A number that selects the wording, so that messages in a row get different wordings. */
  readonly variant: number;
  readonly lexicon: Lexicon;
}

const MAX_CHECKED = 24;
const SUITING_VERBS = ['suits', 'works for'] as const;

/** Returns one statement per aspect for the wishes that a piece certainly meets. */
export function listGrantedMerits(item: CatalogueItem, { parts, filters, lexicon }: Wished): Merit[] {
  const wantedParts = parts.filter(({ stance }) => stance === 'wanted').slice(-MAX_CHECKED);
  const allMerits = [
    ...wantedParts.flatMap((part) => listMeritsOfWish(item, part, lexicon)),
    ...listColorMerits(item, filters),
  ];
  return allMerits.filter(
    ({ aspect }, index) => allMerits.findIndex((otherMerit) => otherMerit.aspect === aspect) === index,
  );
}

/**
 * Returns all statements about a piece, those about wishes first. Returns at least one statement if the piece has any
 * attribute.
 */
export function listMerits(item: CatalogueItem, wishToMeet: Wished): Merit[] {
  const { filters, aboutSize } = wishToMeet;
  const wishes = wishToMeet.parts.filter(({ stance }) => stance === 'wanted').slice(-MAX_CHECKED);
  const grantedStatements = wishes.flatMap((part) => listMeritsOfWish(item, part, wishToMeet.lexicon));
  const allMerits = [
    ...listPriceMerits(item, wishToMeet),
    ...(aboutSize ? listSizeMerits(item, filters) : []),
    ...grantedStatements.filter(({ aspect }) => aspect !== 'season'),
    ...listColorMerits(item, filters),
    ...grantedStatements,
    ...listSaleMerits(item, filters),
    ...listOwnMerits(item),
  ];
  return allMerits
    .map((merit) =>
      isVaried(merit) ? { ...merit, verb: SUITING_VERBS[wishToMeet.variant % SUITING_VERBS.length] ?? 'suits' } : merit,
    )
    .filter(({ aspect }, index) => allMerits.findIndex((otherMerit) => otherMerit.aspect === aspect) === index);
}

/**
 * Whether another verb may replace 'suits'. Before 'work' no other verb may, because 'works for work' repeats the
 * word.
 */
const isVaried = ({ verb, words }: Merit): boolean => verb === 'suits' && !/\bwork\b/u.test(words);

function createMerit(aspect: string, verb: string, words: string, trait = words): Merit {
  return { aspect, verb, words, trait };
}

/** Minimum similarity at which an occasion or season of the piece is called by the shopper's word. */
const MIN_SIMILARITY_TO_NAME = 0.7;

/**
 * Returns the statements about one wish. Names occasions and seasons in the shopper's words, other properties in
 * those of the item.
 */
function listMeritsOfWish(item: CatalogueItem, { concepts, words }: WishPart, lexicon: Lexicon): Merit[] {
  const facts = readItemFacts(item, lexicon);
  const heldConcept = concepts
    .flatMap((id) => [[id, 1] as const, ...Object.entries(lexicon.byId(id)?.weightByNearConcept ?? {})])
    .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= MIN_CERTAINTY)
    .sort(([, a], [, b]) => b - a)[0];
  const functionConcept = concepts.map((id) => lexicon.byId(id)).find((entry) => entry?.facet === 'function');
  if (functionConcept)
    return (facts.concepts.get(functionConcept.id) ?? 0) >= MIN_CERTAINTY ||
      findCloth(functionConcept.name, item) !== ''
      ? [createFunctionMerit(item, functionConcept.name)]
      : [];
  const entry = heldConcept && lexicon.byId(heldConcept[0]);
  if (!entry) return [];
  return createMeritOf(item, entry.facet, entry.name).map((merit) =>
    heldConcept[1] >= MIN_SIMILARITY_TO_NAME ? putInShopperWord(merit, words, concepts) : merit,
  );
}

/** Writes a statement in the shopper's words: 'suits a garden party', 'is made for June'. */
function putInShopperWord(merit: Merit, phrase: string, concepts: readonly string[]): Merit {
  if (merit.aspect === 'occasion') {
    const words = withArticle(phrase);
    return { ...merit, words, trait: `for ${words}` };
  }
  if (merit.aspect !== 'season') return merit;
  const words = `for ${nameSeason(phrase, concepts)}`;
  return { ...merit, words, trait: words };
}

const findCloth = (name: string, item: CatalogueItem): string =>
  name === 'breathable' || name === 'warm' ? findClothWithProperty(name, item) : '';

/** Returns the statement about a wish for coolness or warmth. Names the cloth if possible. */
function createFunctionMerit(item: CatalogueItem, name: string): Merit {
  const effect = VERB_PHRASE_BY_FUNCTION[name] ?? `is ${name}`;
  const cloth = findCloth(name, item);
  const [verb = '', ...words] = effect.split(' ');
  return cloth === ''
    ? createMerit('function', verb, words.join(' '), effect.replace(/^is /u, ''))
    : { ...createMerit('material', 'is', cloth, `${name === 'warm' ? 'warm' : 'cool'} ${cloth}`), effect };
}

function createMeritOf(item: CatalogueItem, facet: string, name: string): Merit[] {
  const word = toPlainWord(name);
  switch (facet) {
    case 'occasion':
      return item.occasions.includes(name) && name in PHRASE_BY_OCCASION
        ? [
            createMerit(
              'occasion',
              'suits',
              PHRASE_BY_OCCASION[name] ?? word,
              `for ${PHRASE_BY_OCCASION[name] ?? word}`,
            ),
          ]
        : [];
    case 'season':
      return item.seasons.includes(name) ? [createMerit('season', 'is made', `for ${word}`)] : [];
    case 'material':
      return [createMerit('material', 'is', word)].filter(() =>
        item.materials.some((material) => material.includes(name)),
      );
    case 'pattern':
      return word === 'plain'
        ? [createMerit('pattern', 'is', 'plain')]
        : [createMerit('pattern', 'is', describePattern(item.pattern))].filter(() =>
            toPlainWord(item.pattern).includes(word),
          );
    case 'shade':
      return [createMerit('color', 'comes in', word)];
    case 'fit':
      return [createMerit('fit', 'has', `${addArticle(word)} cut`, `${word} cut`)];
    case 'style':
      return item.styles.some((style) => style.toLowerCase() === name)
        ? [createMerit('style', 'leans', word === 'pitti' ? 'dapper' : word)]
        : [];
    case 'detail':
      return item.subkind.toLowerCase().includes(word)
        ? []
        : [
            name in PHRASE_BY_DETAIL
              ? createMerit(`detail ${word}`, 'has', PHRASE_BY_DETAIL[name] ?? word)
              : createMerit(`detail ${word}`, 'is', word),
          ];
    default:
      return [];
  }
}

/** Returns the statement that a piece costs less than the mentioned piece, if the message is about prices. */
function listPriceMerits(item: CatalogueItem, { model, aboutPrice }: Wished): Merit[] {
  const cheaperCents = model ? model.priceCents - item.priceCents : 0;
  if (!model || !aboutPrice || cheaperCents === 0) return [];
  const words = `${formatDollars(Math.abs(cheaperCents))} ${cheaperCents > 0 ? 'less' : 'more'}`;
  return [createMerit('price', 'costs', `${words} than ${nameItem(model)}`, words)];
}

function listColorMerits(item: CatalogueItem, { color: wantedColors }: Filters): Merit[] {
  const [color] = item.colors.filter((value) => wantedColors.includes(value));
  return color ? [createMerit('color', 'comes in', color.toLowerCase())] : [];
}

function listSizeMerits(item: CatalogueItem, filters: Filters): Merit[] {
  const sizes = listLetterSizes(item.sizes).filter((size) => filters.size.includes(size));
  return sizes.length > 0
    ? [createMerit('size', 'can be had in', joinWords(sizes, 'and'), `in ${joinWords(sizes, 'and')}`)]
    : [];
}

/** Returns the statement that the price is reduced, if the shopper asked for a sale. */
function listSaleMerits(item: CatalogueItem, { sale }: Filters): Merit[] {
  return sale && item.fullPriceCents > item.priceCents ? [createMerit('sale', 'is', 'reduced')] : [];
}

/** Returns statements about a piece that no wish asked for. They are used if there are few wishes. */
function listOwnMerits(item: CatalogueItem): Merit[] {
  const [material] = item.materials;
  const [color] = item.colors;
  const [occasion] = item.occasions.filter((name) => name in PHRASE_BY_OCCASION);
  return [
    ...(material ? [createMerit('material', 'is', material)] : []),
    ...(item.pattern !== 'plain' && item.pattern !== ''
      ? [createMerit('pattern', 'is', describePattern(item.pattern))]
      : []),
    ...(color ? [createMerit('color', 'comes in', color.toLowerCase())] : []),
    ...(occasion
      ? [
          createMerit(
            'occasion',
            'suits',
            PHRASE_BY_OCCASION[occasion] ?? occasion,
            `for ${PHRASE_BY_OCCASION[occasion] ?? occasion}`,
          ),
        ]
      : []),
  ];
}

/** Joins statements into one predicate: 'is linen and made for June, comes in green and suits a wedding'. */
export function joinPredicates(merits: readonly Merit[], maxCount: number, isPlural = false): string {
  const toldMerits = withPatternedCloth(merits.slice(0, maxCount));
  const verbs = [...new Set(toldMerits.map(({ verb }) => verb))];
  const clauses = verbs.map((verb) => {
    const sameVerbMerits = toldMerits.filter((merit) => merit.verb === verb);
    const text = isPlural ? toPluralVerb(verb) : verb;
    return {
      words: `${text} ${joinWords(
        sameVerbMerits.map(({ words }) => words),
        'and',
      )}`,
      isList: sameVerbMerits.length > 1,
    };
  });
  const effects = toldMerits.flatMap(({ effect, words }) => (effect ? [`the ${words} ${effect}`] : []));
  const sentence = joinClauses([...clauses, ...effects.slice(0, 1).map((words) => ({ words, isList: false }))]);
  return sentence || 'is the closest match';
}

/** Joins the pattern and the cloth into one statement: 'striped linen'. */
function withPatternedCloth(merits: readonly Merit[]): readonly Merit[] {
  const pattern = merits.find(({ aspect }) => aspect === 'pattern');
  const cloth = merits.find(({ aspect }) => aspect === 'material');
  if (!pattern || !cloth) return merits;
  return merits
    .filter((merit) => merit !== pattern)
    .map((merit) => (merit === cloth ? { ...merit, words: `${pattern.words} ${merit.words}` } : merit));
}

/** Returns the plural of a verb: 'are' for 'is', 'come in' for 'comes in'. */
function toPluralVerb(verb: string): string {
  return verb.replace(/^\w+/u, (word) => (word === 'is' ? 'are' : word === 'has' ? 'have' : word.replace(/s$/u, '')));
}

/** Joins clauses. If a clause contains a list, puts a comma before the last 'and'. */
function joinClauses(clauses: readonly { readonly words: string; readonly isList: boolean }[]): string {
  const words = clauses.map((clause) => clause.words);
  if (words.length < 2 || clauses.every(({ isList }) => !isList)) return joinWords(words, 'and');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}

export function joinMeritTraits(merits: readonly Merit[], maxCount: number): string {
  return (
    merits
      .slice(0, maxCount)
      .map(({ trait }) => trait)
      .join(', ') || 'closest match'
  );
}
