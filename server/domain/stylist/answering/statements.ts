import { findSizeRange } from '../../../../src/domain/catalogue/findSizeRange.ts';
import { parseShoeSize, type ShoeSize } from '../../../../src/domain/catalogue/shoeSizes.ts';
import { sellsShoeSize } from '../../catalogue/shoeSizeScales.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { readItemFacts } from '../../search/ranking/itemFacts.ts';
import { formatDollars, joinWords } from '../../search/phrasing.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { nameCut } from '../wording/nameCut.ts';
import { isOrAre, nameItem, listColors, listWithAnd, toPlainWord } from '../wording/phrases.ts';
import { withArticle } from '../wording/purposes.ts';
import { judgeQuality } from './qualities.ts';
import type { Verdict } from './Verdict.ts';

/** Answers whether a piece has what the question names ('M', 'green', 'linen', 'pockets'). */
export function judgeFeature(item: CatalogueItem, askedWords: string, lexicon: Lexicon): Verdict {
  const spans = lexicon.findPhrases(splitWords(askedWords));
  const size = readSize(askedWords, spans);
  if (size) return judgeSize(item, size);
  if (/\b(?:on sale|sale|reduced|discounted)\b/u.test(askedWords)) return judgeSale(item);
  if (/\b(?:unisex)\b/u.test(askedWords))
    return createVerdict(
      item.genders.includes('Unisex') || item.genders.length > 1,
      `${nameItem(item)} is listed for ${listWithAnd(item.genders.map((gender) => gender.toLowerCase()))}.`,
    );
  const isOfColor = spans.some(({ concepts }) => concepts.some(({ facet }) => facet === 'color' || facet === 'shade'));
  const quality = isOfColor ? null : judgeQuality(item, askedWords);
  if (quality) return quality;
  const concept = spans
    .flatMap(({ concepts }) => concepts)
    .find(
      ({ facet }) =>
        facet !== 'size' &&
        facet !== 'gender' &&
        facet !== 'brand' &&
        (!isOfColor || facet === 'color' || facet === 'shade'),
    );
  if (!concept) return judgeDescription(item, askedWords);
  const named = spans.find(({ concepts }) => concepts.includes(concept))?.phrase ?? concept.name;
  if (concept.facet === 'color' || concept.facet === 'shade') {
    const hasFeature =
      concept.facet === 'shade'
        ? (readItemFacts(item, lexicon).concepts.get(concept.id) ?? 0) >= 0.7
        : concept.colors.some((color) => item.colors.includes(color));
    return createVerdict(
      hasFeature,
      `${nameItem(item)} is listed in ${listColors(item)}${hasFeature ? '' : `, not in ${named}`}.`,
    );
  }
  if (concept.facet === 'material') {
    const hasConcept = (readItemFacts(item, lexicon).concepts.get(concept.id) ?? 0) >= 1;
    return item.materials.length === 0
      ? { holds: null, fact: '' }
      : createVerdict(
          hasConcept,
          `${nameItem(item)} is made of ${listWithAnd(item.materials)}${hasConcept ? '' : `, not of ${named}`}.`,
        );
  }
  if (concept.facet === 'pattern')
    return createVerdict(
      (readItemFacts(item, lexicon).concepts.get(concept.id) ?? 0) >= 0.7,
      `${nameItem(item)} is ${writePattern(item)}.`,
    );
  if (concept.facet === 'fit')
    return createVerdict(
      (readItemFacts(item, lexicon).concepts.get(concept.id) ?? 0) >= 0.7,
      `${nameItem(item)} has a ${toPlainWord(item.fit)} fit.`,
    );
  const certainty = readItemFacts(item, lexicon).concepts.get(concept.id) ?? 0;
  if (concept.facet === 'function' && certainty >= 0.7)
    return createVerdict(true, `${nameItem(item)} is described as ${concept.name}.`);
  const sentence = certainty >= 0.3 ? findSentence(item, concept.phrases) : '';
  return sentence === ''
    ? { holds: null, fact: '' }
    : { holds: true, fact: `The text about ${nameItem(item)} speaks of it: “${sentence}”` };
}

function createVerdict(holds: boolean, fact: string): Verdict {
  return { holds, fact };
}

function readSize(askedWords: string, spans: readonly Span[]): string | null {
  const letter = /^(?:an? )?(?:size )?(xxs|xs|s|m|l|xl|xxl)$/u.exec(askedWords.trim());
  if (letter) return (letter[1] ?? '').toUpperCase();
  const sizes = spans.flatMap(({ concepts }) => concepts.flatMap((entry) => entry.sizes));
  return sizes[0] ?? null;
}

/** Whether a piece is sold in a size. Converts shoe sizes between systems. */
export function comesInSize({ sizes, genders }: CatalogueItem, size: string): boolean {
  const isShoeSize = parseShoeSize(size) !== null;
  return isShoeSize ? sellsShoeSize(sizes, genders, size as ShoeSize) : (sizes as readonly string[]).includes(size);
}

/** Writes the sizes of a piece: 'S, M and L', 'US 6 to 11, with half sizes'. */
export function listSizes({ sizes }: CatalogueItem): string {
  const range = sizes.some(parseShoeSize) ? findSizeRange(sizes) : null;
  return range
    ? `${range.firstSize} to ${range.lastSize}${range.hasHalves ? ', with half sizes' : ''}`
    : listWithAnd(sizes);
}

export function judgeSize(item: CatalogueItem, size: string): Verdict {
  if (item.sizes.length === 0) return { holds: null, fact: '' };
  const isInSize = comesInSize(item, size);
  return createVerdict(
    isInSize,
    isInSize
      ? `${nameItem(item)} comes in ${size}${item.sizes.length > 1 ? `, as in all of ${listSizes(item)}` : ''}.`
      : `${nameItem(item)} does not come in ${size}; it is offered in ${listSizes(item)}.`,
  );
}

export function judgeSale(item: CatalogueItem): Verdict {
  const isReduced = item.priceCents < item.fullPriceCents;
  return createVerdict(
    isReduced,
    isReduced
      ? `${nameItem(item)} is on sale: ${formatDollars(item.priceCents)} instead of ${formatDollars(item.fullPriceCents)}.`
      : `${nameItem(item)} is not on sale; it is ${formatDollars(item.priceCents)}, its full price.`,
  );
}

/**
 * Answers a question about a word that the lexicon does not have: yes if the description contains it, otherwise
 * unknown.
 */
function judgeDescription(item: CatalogueItem, askedWords: string): Verdict {
  const words = splitWords(askedWords).filter((word) => word.length > 3);
  const sentence = words.length > 0 ? findSentence(item, words) : '';
  return sentence === '' ? { holds: null, fact: '' } : { holds: true, fact: `The description says: “${sentence}”` };
}

/** Returns the first sentence of the description that contains one of the words; '' if there is none. */
export function findSentence({ description }: CatalogueItem, words: readonly string[]): string {
  const sentences = description.split(/(?<=[.!?])\s+/u);
  return (
    sentences.find((sentence) => {
      const sentenceWords = new Set(splitWords(sentence));
      return words.some((word) =>
        word.split(' ').every((piece) => sentenceWords.has(piece) || sentenceWords.has(`${piece}s`)),
      );
    }) ?? ''
  );
}

export function writePattern({ pattern }: CatalogueItem): string {
  return pattern === '' || pattern === 'plain' ? 'plain, without a pattern' : `patterned in ${toPlainWord(pattern)}`;
}

/** Describes a piece in a sentence: 'It is green, made of linen, has a relaxed fit and comes in S, M and L.' */
export function summarize(item: CatalogueItem): string {
  const parts = [
    ...(item.colors.length > 0 ? [`comes in ${listColors(item)}`] : []),
    ...(item.materials.length > 0 ? [`is made of ${listWithAnd(item.materials)}`] : []),
    ...(item.fit ? [`has a ${toPlainWord(item.fit)} fit`] : []),
    ...(item.sizes.length > 0 ? [`is offered in ${listSizes(item)}`] : []),
  ];
  const firstSentence = item.description.split(/(?<=[.!?])\s+/u)[0] ?? '';
  return `It ${joinWords(parts, 'and')}.${firstSentence ? ` The makers say: “${firstSentence}”` : ''}`;
}

/** Compares items: one line for each item, then the difference in price unless `isOfPrice` is false. */
export function compareItems(items: readonly CatalogueItem[], isOfPrice = true): string {
  const lines = items.map((item) => {
    const price = isOfPrice ? ` (${formatDollars(item.priceCents)})` : '';
    return `${nameItem(item)}${price} ${isOrAre(item)} ${describeMake(item)}${describeUse(item)}`;
  });
  const [firstItem, secondItem] = items;
  const gap =
    isOfPrice && firstItem && secondItem && firstItem.priceCents !== secondItem.priceCents
      ? `. ${nameItem(firstItem.priceCents < secondItem.priceCents ? firstItem : secondItem)} costs ${formatDollars(Math.abs(firstItem.priceCents - secondItem.priceCents))} less`
      : '';
  return `${lines.join('; ')}${gap}.`;
}

/** Describes how a piece is made: 'a relaxed shirt dress of cotton in blue'. */
function describeMake(item: CatalogueItem): string {
  const cloth = item.materials.length > 0 ? ` of ${listWithAnd(item.materials.slice(0, 2))}` : '';
  const colors =
    item.colors.length > 0 ? ` in ${listWithAnd(item.colors.slice(0, 2).map((color) => color.toLowerCase()))}` : '';
  return `${nameCut(item)}${cloth}${colors}`;
}

const MAX_OCCASIONS = 2;
const describeUse = ({ occasions }: CatalogueItem): string =>
  occasions.length > 0
    ? `, for ${listWithAnd(occasions.slice(0, MAX_OCCASIONS).map((occasion) => withArticle(toPlainWord(occasion))))}`
    : '';
