import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Facet } from '../../domain/language/lexicon/Concept.ts';
import { FOREIGN_MATERIAL_NAMES, TRAIT_NAMES } from '../../domain/language/lexicon/traitNames.ts';
import {
  FIT_WORDS,
  MATERIAL_WORDS,
  OCCASION_WORDS,
  PATTERN_WORDS,
  SEASON_WORDS,
  STYLE_WORDS,
  type TraitWords,
} from './lexicon/traits.ts';
import { PhraseBook } from './words.ts';

export type Traits = Pick<CatalogueItem, 'materials' | 'pattern' | 'fit' | 'seasons' | 'occasions' | 'styles'>;

/**
 * The texts that may state attributes, the most reliable first. A later text is read only if the earlier ones state
 * none.
 */
export interface TraitTexts {
  readonly material: readonly string[];
  readonly pattern: readonly string[];
  readonly fit: readonly string[];
  readonly season: readonly string[];
  readonly occasion: readonly string[];
  readonly style: readonly string[];
  readonly title: string;
  readonly context: string;
  readonly description: string;
}

const traitBooks = {
  materials: createTraitBook('material', MATERIAL_WORDS, FOREIGN_MATERIAL_NAMES),
  patterns: createTraitBook('pattern', PATTERN_WORDS),
  fits: createTraitBook('fit', FIT_WORDS),
  seasons: createTraitBook('season', SEASON_WORDS),
  occasions: createTraitBook('occasion', OCCASION_WORDS),
  styles: createTraitBook('style', STYLE_WORDS),
};

function createTraitBook(
  facet: Facet,
  traits: TraitWords,
  foreignNames: Readonly<Record<string, string>> = {},
): PhraseBook<string> {
  return new PhraseBook(
    traits.flatMap(([word, ownNames, concept = word.toLowerCase()]) => {
      const names = [word, TRAIT_NAMES[facet]?.[concept] ?? '', foreignNames[concept] ?? '', ownNames].join(',');
      return names.split(',').map((name) => [name, word] as const);
    }),
  );
}

/**
 * Finds the attributes in a text. Phrases with an empty value ('lace-up') only prevent a match of their words
 * ('lace').
 */
function findTraitValues(book: PhraseBook<string>, text: string): readonly string[] {
  return book.findValues(text).filter((value) => value !== '');
}

/** Words for patterns that usually mean something else in a description ('check the size chart', 'printed label'). */
const PATTERNS_IGNORED_IN_PROSE =
  /\b(?:checks?|dots?|prints?|printed|text|logo|flowers?|plain|solids?|uni|spotted|espiga|flores)\b/gi;

export function findTraits(texts: TraitTexts, kind: string): Traits {
  const { title, context, description } = texts;
  const allTexts = [title, context, description].join('\n');
  return {
    materials: findFirstValues(traitBooks.materials, [texts.material.join(','), title, description]).slice(0, 5),
    pattern: chooseMostSpecificPattern(
      findFirstValues(traitBooks.patterns, [
        texts.pattern.join(','),
        title,
        description.replace(PATTERNS_IGNORED_IN_PROSE, ' '),
      ]),
    ),
    fit: findFirstValues(traitBooks.fits, [texts.fit.join(','), title, description])[0] ?? '',
    seasons: findSeasons(texts, kind, allTexts),
    occasions: findOccasions(texts, allTexts),
    styles: findStyles(texts, kind, allTexts),
  };
}

function findStyles(texts: TraitTexts, kind: string, allTexts: string): readonly string[] {
  const isDenim = kind === 'jeans' || /\b(?:denim|jeans|chambray)\b/i.test(texts.title);
  const statedStyles = findFirstValues(traitBooks.styles, [texts.style.join(','), allTexts]);
  return [...new Set([...(isDenim ? ['Denim'] : []), ...statedStyles])].slice(0, 4);
}

function findFirstValues(book: PhraseBook<string>, texts: readonly string[]): readonly string[] {
  for (const text of texts) {
    const values = findTraitValues(book, text);
    if (values.length > 0) return values;
  }
  return [];
}

/**
 * Returns the most specific pattern: 'printed floral' is floral. Returns 'print' or 'plain' only if there is no
 * other.
 */
function chooseMostSpecificPattern(patterns: readonly string[]): string {
  return patterns.find((pattern) => pattern !== 'print' && pattern !== 'plain') ?? patterns[0] ?? '';
}

const SEASONS_BY_KIND_PATTERN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:coat|beanie|gloves|scarf)$/, ['autumn', 'winter']],
  [/^(?:sweater|cardigan|boots)$/, ['autumn', 'winter', 'spring']],
  [/^(?:bikini|bikini top|bikini bottom|swimsuit|swim shorts|cover-up|sandals)$/, ['summer']],
  [/^(?:shorts|tank|camisole)$/, ['spring', 'summer']],
];

/** Finds the seasons that the texts name, or that the kind and material imply. */
function findSeasons(texts: TraitTexts, kind: string, allTexts: string): readonly string[] {
  const statedSeasons = findFirstValues(traitBooks.seasons, [texts.season.join(','), allTexts]);
  if (statedSeasons.length > 0) return statedSeasons;
  const kindSeasons = SEASONS_BY_KIND_PATTERN.find(([pattern]) => pattern.test(kind))?.[1];
  if (kindSeasons !== undefined) return kindSeasons;
  return findTraitValues(traitBooks.materials, texts.title).includes('linen') ? ['spring', 'summer'] : [];
}

function findOccasions(texts: TraitTexts, allTexts: string): readonly string[] {
  const statedOccasions = findTraitValues(traitBooks.occasions, texts.occasion.join(','));
  return [...new Set([...statedOccasions, ...findTraitValues(traitBooks.occasions, allTexts)])].slice(0, 6);
}
