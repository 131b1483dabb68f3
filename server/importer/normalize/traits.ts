import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Facet } from '../../domain/language/lexicon/Concept.ts';
import { FOREIGN_MATERIAL_NAMES, TRAIT_NAMES } from '../../domain/language/lexicon/traitNames.ts';
import { FITS, MATERIALS, OCCASIONS, PATTERNS, SEASONS, STYLES, type TraitWords } from './lexicon/traits.ts';
import { PhraseBook } from './words.ts';

export type Traits = Pick<CatalogueItem, 'materials' | 'pattern' | 'fit' | 'seasons' | 'occasions' | 'styles'>;

/**
 * The texts to read attributes from, most reliable first; a later text is used only if the earlier ones have no
 * match.
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

const books = {
  materials: bookOf('material', MATERIALS, FOREIGN_MATERIAL_NAMES),
  patterns: bookOf('pattern', PATTERNS),
  fits: bookOf('fit', FITS),
  seasons: bookOf('season', SEASONS),
  occasions: bookOf('occasion', OCCASIONS),
  styles: bookOf('style', STYLES),
};

function bookOf(facet: Facet, traits: TraitWords, foreign: Readonly<Record<string, string>> = {}): PhraseBook<string> {
  return new PhraseBook(
    traits.flatMap(([word, own, concept = word.toLowerCase()]) => {
      const names = [word, TRAIT_NAMES[facet]?.[concept] ?? '', foreign[concept] ?? '', own].join(',');
      return names.split(',').map((name) => [name, word] as const);
    }),
  );
}

/** The attributes found in a text. Entries with an empty value ('lace-up') only block shorter matches. */
function valuesIn(book: PhraseBook<string>, text: string): readonly string[] {
  return book.valuesIn(text).filter((value) => value !== '');
}

/** Words that in prose rarely mean the pattern of the cloth ('check the size chart', 'printed label'). */
const NO_PATTERN_IN_PROSE =
  /\b(?:checks?|dots?|prints?|printed|text|logo|flowers?|plain|solids?|uni|spotted|espiga|flores)\b/gi;

export function traitsOf(texts: TraitTexts, kind: string): Traits {
  const { title, context, description } = texts;
  const everywhere = [title, context, description].join('\n');
  return {
    materials: firstSaying(books.materials, [texts.material.join(','), title, description]).slice(0, 5),
    pattern: mostSpecificPattern(
      firstSaying(books.patterns, [texts.pattern.join(','), title, description.replace(NO_PATTERN_IN_PROSE, ' ')]),
    ),
    fit: firstSaying(books.fits, [texts.fit.join(','), title, description])[0] ?? '',
    seasons: seasonsOf(texts, kind, everywhere),
    occasions: occasionsOf(texts, everywhere),
    styles: stylesOf(texts, kind, everywhere),
  };
}

function stylesOf(texts: TraitTexts, kind: string, everywhere: string): readonly string[] {
  const isDenim = kind === 'jeans' || /\b(?:denim|jeans|chambray)\b/i.test(texts.title);
  const said = firstSaying(books.styles, [texts.style.join(','), everywhere]);
  return [...new Set([...(isDenim ? ['Denim'] : []), ...said])].slice(0, 4);
}

function firstSaying(book: PhraseBook<string>, texts: readonly string[]): readonly string[] {
  for (const text of texts) {
    const values = valuesIn(book, text);
    if (values.length > 0) return values;
  }
  return [];
}

/** 'Printed floral' is floral; 'print' and 'plain' only if nothing more specific is found. */
function mostSpecificPattern(patterns: readonly string[]): string {
  return patterns.find((pattern) => pattern !== 'print' && pattern !== 'plain') ?? patterns[0] ?? '';
}

const KIND_SEASONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:coat|beanie|gloves|scarf)$/, ['autumn', 'winter']],
  [/^(?:sweater|cardigan|boots)$/, ['autumn', 'winter', 'spring']],
  [/^(?:bikini|bikini top|bikini bottom|swimsuit|swim shorts|cover-up|sandals)$/, ['summer']],
  [/^(?:shorts|tank|camisole)$/, ['spring', 'summer']],
];

/** Seasons that are stated, and those implied by kind and cloth. */
function seasonsOf(texts: TraitTexts, kind: string, everywhere: string): readonly string[] {
  const said = firstSaying(books.seasons, [texts.season.join(','), everywhere]);
  if (said.length > 0) return said;
  const byKind = KIND_SEASONS.find(([pattern]) => pattern.test(kind))?.[1];
  if (byKind !== undefined) return byKind;
  return valuesIn(books.materials, texts.title).includes('linen') ? ['spring', 'summer'] : [];
}

function occasionsOf(texts: TraitTexts, everywhere: string): readonly string[] {
  const given = valuesIn(books.occasions, texts.occasion.join(','));
  return [...new Set([...given, ...valuesIn(books.occasions, everywhere)])].slice(0, 6);
}
