import { SIZES } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { LOOKS } from './looks.ts';
import { wordsIn } from './words.ts';

/** Minimum similarity at which two shades count as the same, as dark blue and navy do. */
const MIN_LIKENESS = 0.6;

/** The catalogue's data of an item, prepared when a text first mentions its look. */
export class Piece {
  readonly #item: CatalogueItem;
  #names: readonly string[] | null = null;
  #concepts: ReadonlySet<string> | null = null;
  #words: ReadonlySet<string> | null = null;

  constructor(item: CatalogueItem) {
    this.#item = item;
  }

  /** Names that a sentence may use for the item, the most precise first; each as its words, separated by blanks. */
  get names(): readonly string[] {
    const { shortDescription, brand, subkind, kind } = this.#item;
    this.#names ??= [shortDescription, brand, subkind, kind].map(spaced);
    return this.#names;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(wordsIn(textOf(this.#item)));
    return this.#words;
  }

  /** Whether the item has a color, a shade or a material, in its data or its texts. */
  looksLike(concept: string): boolean {
    this.#concepts ??= conceptsOf(this.#item);
    return this.#concepts.has(concept);
  }

  /** Whether the item comes in a size: a letter size by its data, any other label if its texts name the label. */
  comesIn(label: string): boolean {
    return (
      this.#item.sizes.some((size) => size === label) || (!isLetterSize(label) && this.words.has(label.toLowerCase()))
    );
  }
}

const isLetterSize = (label: string) => SIZES.some((size) => size === label);

export const spaced = (text: string): string => wordsIn(text.normalize('NFKC')).join(' ');

export function textOf(item: CatalogueItem): string {
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

function conceptsOf(item: CatalogueItem): ReadonlySet<string> {
  const named = LOOKS.scan(wordsIn(textOf(item))).flatMap(({ concepts }) => concepts);
  const wider = named.flatMap(({ id, near, colors }) => [
    ...LOOKS.lineage(id),
    ...Object.keys(near).filter((other) => (near[other] ?? 0) >= MIN_LIKENESS),
    ...colors.map(colorId),
  ]);
  return new Set([...item.colors.map(colorId), ...wider]);
}

const colorId = (color: string) => `color:${color.toLowerCase()}`;
