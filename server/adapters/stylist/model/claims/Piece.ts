import { SIZES } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../../../domain/catalogue/shortenTitle.ts';
import { LOOK_LEXICON } from './looks.ts';
import { findWords } from './words.ts';

/** Minimum similarity of two shades that count as the same, such as dark blue and navy. */
const MIN_LIKENESS = 0.6;

/** The catalogue's data of an item, prepared on first use. */
export class Piece {
  readonly #item: CatalogueItem;
  #cachedNames: readonly string[] | null = null;
  #cachedConcepts: ReadonlySet<string> | null = null;
  #cachedWords: ReadonlySet<string> | null = null;
  #cachedText: string | null = null;

  constructor(item: CatalogueItem) {
    this.#item = item;
  }

  /** Names for the item, the most precise first. Each is a text of words separated by blanks. */
  get names(): readonly string[] {
    const { brand, subkind, kind } = this.#item;
    this.#cachedNames ??= [shortenTitle(this.#item), brand, subkind, kind].map(spaceWords);
    return this.#cachedNames;
  }

  /** The piece's name as on its card, in lower case and without accents. */
  get writtenName(): string {
    return normalizeText(shortenTitle(this.#item)).toLowerCase();
  }

  get priceCents(): number {
    return this.#item.priceCents;
  }

  /** Whether a text contains the item's name. `spacedText` has the text's words with a blank at either end. */
  isNamedIn(spacedText: string): boolean {
    return containsName(spacedText, this.names[0] ?? '');
  }

  get materials(): readonly string[] {
    return this.#item.materials;
  }

  /** All texts of the item in the catalogue, in lower case and without accents. */
  get text(): string {
    this.#cachedText ??= normalizeText(describeItem(this.#item)).toLowerCase();
    return this.#cachedText;
  }

  /** The numbers in the item's texts. */
  get numbers(): ReadonlySet<string> {
    return new Set(this.text.match(/\d{1,6}(?:[.,]\d{1,2})?/gu));
  }

  get words(): ReadonlySet<string> {
    this.#cachedWords ??= new Set(findWords(describeItem(this.#item)));
    return this.#cachedWords;
  }

  /** Whether the item has a color, a shade or a material, by its data or texts. */
  looksLike(concept: string): boolean {
    this.#cachedConcepts ??= collectConcepts(this.#item);
    return this.#cachedConcepts.has(concept);
  }

  /** Whether the item comes in a size: by its data for a letter size, by its texts for any other label. */
  hasSize(label: string): boolean {
    return (
      this.#item.sizes.some((size) => size === label) || (!isLetterSize(label) && this.words.has(label.toLowerCase()))
    );
  }
}

const isLetterSize = (label: string) => SIZES.some((size) => size === label);

export const containsName = (spacedText: string, name: string): boolean =>
  name !== '' && (spacedText.includes(` ${name} `) || spacedText.includes(` ${name}s `));

export const spaceWords = (text: string): string => findWords(text.normalize('NFKC')).join(' ');

/** Normalizes a text like the lexicon: 'crêpe' becomes 'crepe'. */
export const normalizeText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

export function describeItem(item: CatalogueItem): string {
  return [
    item.brand,
    item.shortDescription,
    item.description,
    item.semanticSearchDescription,
    item.kind,
    item.subkind,
    item.pattern,
    item.fit,
    ...item.genders,
    ...item.colors,
    ...item.sizes,
    ...item.materials,
    ...item.seasons,
    ...item.occasions,
    ...item.styles,
  ].join(' ');
}

function collectConcepts(item: CatalogueItem): ReadonlySet<string> {
  const namedConcepts = LOOK_LEXICON.findPhrases(findWords(normalizeText(describeItem(item)))).flatMap(
    ({ concepts }) => concepts,
  );
  const widerConcepts = namedConcepts.flatMap(({ id, weightByNearConcept, colors }) => [
    ...LOOK_LEXICON.findLineage(id),
    ...Object.keys(weightByNearConcept).filter((concept) => (weightByNearConcept[concept] ?? 0) >= MIN_LIKENESS),
    ...colors.map(toColorId),
  ]);
  return new Set([...item.colors.map(toColorId), ...widerConcepts]);
}

const toColorId = (color: string) => `color:${color.toLowerCase()}`;
