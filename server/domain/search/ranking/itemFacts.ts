import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createShoeSizeId, listShoeSizeNames } from '../../catalogue/shoeSizeScales.ts';
import { createBrandId } from '../../language/lexicon/catalogueLexicon.ts';
import type { Concept, Facet } from '../../language/lexicon/Concept.ts';
import { KINDS_SEARCHED_APART } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import { listQualityConcepts } from './qualityConcepts.ts';

/** The facts of one item that search uses. */
export interface ItemFacts {
  /** The names of the item's kinds, the main one first. */
  readonly kinds: readonly string[];
  /** The certainty of each concept: 1 if the item's name states it, less if only a text mentions it. */
  readonly concepts: ReadonlyMap<string, number>;
  /** The count of each stem, weighted by field. */
  readonly stems: ReadonlyMap<string, number>;
  /** The stems of the item's name and materials. */
  readonly namedStems: ReadonlySet<string>;
  /** The sum of the weighted counts. */
  readonly length: number;
}

const NAMED_WEIGHT = 1;
const DESCRIBED_WEIGHT = 0.75;
const PROSE_WEIGHT = 0.3;
/**
 * Facets that are not read from descriptions, because a description may mention another garment ('wear it with
 * jeans').
 */
const FACETS_NOT_READ_FROM_TEXT: ReadonlySet<Facet> = new Set(['kind', 'gender', 'size', 'brand']);

/** Facets of details that are read from a garment's name. */
const FACETS_READ_FROM_NAMES: ReadonlySet<Facet> = new Set(['material', 'pattern', 'fit', 'detail', 'function']);
/** Concepts that follow from a kind. */
const IMPLIED_CONCEPT_BY_KIND: Readonly<Record<string, string>> = createDictionary({
  tank: 'detail:sleeveless',
  camisole: 'detail:sleeveless',
});

/** Cloths that come from animals. Some shoppers must avoid them, and texts often use their names for imitations. */
const CLOTHS_OF_ANIMALS: ReadonlySet<string> = new Set(
  'leather,suede,wool,silk,fur,down,cashmere,mohair,alpaca'.split(',').map((name) => `material:${name}`),
);

/** Cloths of jackets that are called 'denim jacket' only because of their cut. */
const CLOTHS_THAT_ARE_NOT_DENIM = ['suede', 'leather', 'corduroy', 'velvet', 'nylon'].map((name) => `material:${name}`);

class FactsCollector {
  readonly concepts = new Map<string, number>();
  readonly stems = new Map<string, number>();
  readonly namedStems = new Set<string>();
  length = 0;
  readonly #lexicon: Lexicon;
  readonly #denied = new Set<string>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Reads one text. Its words count for the word score, and its phrases for the concepts. */
  readText(text: string, certainty: number, wordWeight: number): void {
    const words = splitWords(text);
    for (const word of words) this.#addStem(findStem(word), wordWeight, certainty === NAMED_WEIGHT);
    for (const span of this.#lexicon.findPhrases(words)) {
      if (isDenied(words, span.from)) {
        for (const { id } of span.concepts) this.#denied.add(id);
        continue;
      }
      for (const entry of span.concepts)
        if (!FACETS_NOT_READ_FROM_TEXT.has(entry.facet)) this.addConcept(entry, certainty);
      if (span.to - span.from > 1 && span.concepts.some(({ facet }) => facet === 'kind'))
        this.#readNameDetails(span.phrase, certainty);
    }
  }

  /** Reads the details in a garment's name: a 'roll neck sweater' has a roll neck. */
  #readNameDetails(phrase: string, certainty: number): void {
    const describingWords = phrase.split(' ').slice(0, -1);
    for (const { concepts } of this.#lexicon.findPhrases(describingWords)) {
      for (const entry of concepts) if (FACETS_READ_FROM_NAMES.has(entry.facet)) this.addConcept(entry, certainty);
    }
  }

  /** Reads the value of a field such as the material. Unlike in a text, 'down' is then always the filling. */
  readName(facet: Facet, value: string): void {
    const entry = this.#lexicon.byId(`${facet}:${splitWords(value).join(' ')}`);
    if (entry) this.addConcept(entry, NAMED_WEIGHT);
  }

  addConcept(entry: Concept, certainty: number): void {
    for (const id of this.#lexicon.findLineage(entry.id)) {
      this.concepts.set(id, Math.max(this.concepts.get(id) ?? 0, certainty));
    }
  }

  /** Sneakers have no heel, although one may be called a court shoe. */
  removeContradicted(): void {
    if (this.concepts.get('detail:sneaker') === NAMED_WEIGHT) this.concepts.delete('detail:heeled');
  }

  /** Removes concepts that a text denies ('pumps without a heel'), unless the item's name states them. */
  removeDenied(): void {
    for (const id of this.#denied) if ((this.concepts.get(id) ?? 0) < NAMED_WEIGHT) this.concepts.delete(id);
  }

  /**
   * If the materials are listed, removes animal cloths that only a text mentions ('leather shoes' that are made of
   * velvet).
   */
  removeUnlisted(materials: readonly string[]): void {
    if (materials.length === 0) return;
    const listedIds = new Set(materials.flatMap((material) => this.#findMaterials(material)));
    if (!listedIds.has('material:denim') && CLOTHS_THAT_ARE_NOT_DENIM.some((id) => listedIds.has(id)))
      this.concepts.delete('material:denim');
    for (const id of this.concepts.keys())
      if (this.#lexicon.findLineage(id).some((kind) => CLOTHS_OF_ANIMALS.has(kind)) && !listedIds.has(id))
        this.concepts.delete(id);
  }

  #findMaterials(material: string): readonly string[] {
    const words = splitWords(material);
    const namedMaterial = this.#lexicon.byId(`material:${words.join(' ')}`);
    const spans = this.#lexicon.findPhrases(words).flatMap(({ concepts }) => concepts);
    return [...spans, ...(namedMaterial ? [namedMaterial] : [])].flatMap(({ id }) => this.#lexicon.findLineage(id));
  }

  #addStem(stem: string, weight: number, isNamed: boolean): void {
    this.stems.set(stem, (this.stems.get(stem) ?? 0) + weight);
    this.length += weight;
    if (isNamed) this.namedStems.add(stem);
  }
}

const DENIAL_WORDS: ReadonlySet<string> = new Set(['without', 'no']);

const isDenied = (words: readonly string[], position: number): boolean =>
  DENIAL_WORDS.has(words[position - 1] ?? '') ||
  (words[position - 1] === 'a' && DENIAL_WORDS.has(words[position - 2] ?? ''));

/** Reads the facts of an item with the lexicon of its catalogue. */
export function readItemFacts(item: CatalogueItem, lexicon: Lexicon): ItemFacts {
  const facts = new FactsCollector(lexicon);
  facts.readText(item.shortDescription, NAMED_WEIGHT, 3);
  facts.readText(item.subkind, NAMED_WEIGHT, 3);
  facts.readText(item.kind, NAMED_WEIGHT, 2);
  facts.readText(item.brand, PROSE_WEIGHT, 2);
  for (const value of item.materials) facts.readName('material', value);
  for (const value of [...item.materials, item.pattern, item.fit]) facts.readText(value, NAMED_WEIGHT, 2);
  for (const value of [...item.occasions, ...item.seasons, ...item.styles]) facts.readText(value, NAMED_WEIGHT, 1);
  facts.readText(item.semanticSearchDescription, DESCRIBED_WEIGHT, 1);
  facts.readText(item.description, PROSE_WEIGHT, 0.6);
  for (const color of item.colors) facts.concepts.set(`color:${color.toLowerCase()}`, 1);
  facts.concepts.set(createBrandId(item.brand), 1);
  for (const name of listShoeSizeNames(item.sizes, item.genders)) facts.concepts.set(createShoeSizeId(name), 1);
  facts.removeUnlisted(item.materials);
  facts.removeDenied();
  facts.removeContradicted();
  for (const [id, certainty] of listQualityConcepts(item))
    facts.concepts.set(id, Math.max(certainty, facts.concepts.get(id) ?? 0));
  const kinds = listKinds(item, lexicon);
  for (const kind of kinds)
    if (IMPLIED_CONCEPT_BY_KIND[kind]) facts.concepts.set(IMPLIED_CONCEPT_BY_KIND[kind], NAMED_WEIGHT);
  return { kinds, concepts: facts.concepts, stems: facts.stems, namedStems: facts.namedStems, length: facts.length };
}

/** Lists the item's kind in the catalogue, and its subkind if the lexicon has a kind of that name ('camisole'). */
export function listKinds(item: CatalogueItem, lexicon: Lexicon): string[] {
  const catalogueKinds = findKindConcepts(item.kind, lexicon).flatMap(({ name, kinds }) =>
    name in kinds ? [name] : Object.keys(kinds),
  );
  const subkinds = findKindConcepts(item.subkind, lexicon)
    .filter(({ name, kinds }) => name in kinds)
    .map(({ name }) => name);
  const kindsSearchedApart = subkinds.filter((name) => KINDS_SEARCHED_APART.has(name));
  if (kindsSearchedApart.length > 0) return kindsSearchedApart;
  const names = catalogueKinds.length > 0 ? catalogueKinds : [splitWords(item.kind).join(' ')];
  return [...new Set([...names, ...subkinds, ...listOuterwearKinds(names, item.subkind, lexicon)])];
}

/** Lists both 'coat' and 'jacket' for a parka or a long jacket, because shoppers use both words. */
function listOuterwearKinds(names: readonly string[], subkind: string, lexicon: Lexicon): readonly string[] {
  if (!names.includes('jacket') && !names.includes('coat')) return [];
  const isParka = findKindConcepts(subkind, lexicon).some(({ name }) => name === 'parka');
  return isParka || (names.includes('jacket') && splitWords(subkind).includes('long')) ? ['coat', 'jacket'] : [];
}

/**
 * Returns the kinds of the last garment word in a name, because the last word is the main word: a 'shirt dress' is a
 * dress.
 */
function findKindConcepts(text: string, lexicon: Lexicon): Concept[] {
  const headConcepts = lexicon
    .findPhrases(splitWords(text))
    .findLast(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return (headConcepts?.concepts ?? []).filter(({ facet }) => facet === 'kind');
}
