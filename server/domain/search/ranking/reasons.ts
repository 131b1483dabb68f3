import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { isSubtypeName } from '../../language/lexicon/sorts.ts';
import type { Preference } from '../understanding/Wish.ts';
import { VERB_PHRASE_BY_FUNCTION, PHRASE_BY_DETAIL, PHRASE_BY_OCCASION, describePattern } from './attributeWords.ts';
import type { Demands } from './Demands.ts';
import type { ItemFacts } from './itemFacts.ts';
import { MIN_CERTAINTY } from './certainty.ts';
import { capitalize, joinWords, addArticle } from '../phrasing.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** The parts of a request that a reason may mention. */
export interface RequestedParts {
  readonly preferences: readonly Preference[];
  readonly demands: Demands;
}

interface PickedItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/**
 * Writes one true sentence for each pick. The sentence tells the material and the requested attributes of the item,
 * but not the brand and the price, which the card shows. Adjacent sentences have different wordings.
 */
export function writeReasons(picks: readonly PickedItem[], requestedParts: RequestedParts, lexicon: Lexicon): string[] {
  return picks.map(({ item, facts }, index) => {
    const heldConcepts = findHeldConcepts(facts, requestedParts.preferences, lexicon);
    const name = nameItem(item, heldConcepts, requestedParts);
    const [firstConcept, ...otherClauses] = listClauses(item, heldConcepts, index);
    if (firstConcept === undefined) return `${capitalize(name)}${repeatsTitle(name, item) ? nameWearer(item) : ''}.`;
    if (index % 2 === 0 || !/^(?:right|made|fit) for /u.test(firstConcept))
      return `${capitalize(name)}, ${joinWords([firstConcept, ...otherClauses], 'and')}.`;
    return `${capitalize(firstConcept)}: ${hasPluralNoun(item) ? name : addArticle(name)}${otherClauses.length > 0 ? `, ${joinWords(otherClauses, 'and')}` : ''}.`;
  });
}

/** Whether the title, which the card shows, has all words of the name. */
function repeatsTitle(name: string, { shortDescription, kind, subkind }: CatalogueItem): boolean {
  const titleWords = new Set(shortDescription.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return name === (subkind || kind) || words.every((word) => titleWords.has(word));
}

/** Names who wears the item, for a reason that would only repeat the title: 'Watch for women.' */
function nameWearer({ genders }: CatalogueItem): string {
  return genders.length === 1 && genders[0] !== 'Unisex' ? ` for ${genders[0]!.toLowerCase()}` : '';
}

interface HeldConcept {
  readonly facet: string;
  readonly name: string;
}

/** Finds for each preference the best concept that the item certainly has, without duplicates. */
function findHeldConcepts(facts: ItemFacts, preferences: readonly Preference[], lexicon: Lexicon): HeldConcept[] {
  const heldConcepts = preferences
    .filter(({ facet }) => facet !== 'led' && facet !== 'harmony')
    .concat(preferences.filter(({ facet }) => facet === 'led'))
    .flatMap(({ alternatives }) => {
      const bestAlternative = Object.entries(alternatives)
        .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= MIN_CERTAINTY)
        .sort(([, a], [, b]) => b - a)[0];
      const entry = bestAlternative && lexicon.byId(bestAlternative[0]);
      return entry ? [{ facet: entry.facet, name: entry.name }] : [];
    });
  return [...new Map(heldConcepts.map((entry) => [`${entry.facet}:${entry.name}`, entry])).values()];
}

const listNamesOfFacet = (heldConcepts: readonly HeldConcept[], facet: string): string[] =>
  heldConcepts.filter((entry) => entry.facet === facet).map(({ name }) => name);

/** Names an item by its color, pattern, material and requested details: 'navy striped linen shirt'. */
function nameItem(item: CatalogueItem, heldConcepts: readonly HeldConcept[], requestedParts: RequestedParts): string {
  const cloth = [
    ...listNamesOfFacet(heldConcepts, 'material').flatMap((name) => nameCloth(item, name)),
    ...item.materials,
  ];
  const words = [
    findColorWord(item, listNamesOfFacet(heldConcepts, 'shade'), requestedParts),
    ...[
      ...listFitAdjectives(listNamesOfFacet(heldConcepts, 'fit')),
      ...listDetailAdjectives(item, listNamesOfFacet(heldConcepts, 'detail')),
    ].slice(0, 1),
    describePattern(item.pattern),
    cloth[0] ?? '',
  ];
  const kind = item.subkind || item.kind;
  return [...new Set(words)]
    .filter((word) => word !== '' && !kind.toLowerCase().includes(word.toLowerCase()))
    .filter(
      (word, _at, otherWords) =>
        !otherWords.some((otherWord) => otherWord !== word && otherWord.split(/[ -]/u).includes(word)),
    )
    .concat(kind)
    .join(' ');
}

/** Names the item's cloth. The name of an imitation stays whole ('faux fur'). */
function nameCloth({ materials }: CatalogueItem, requestedName: string): string[] {
  const material = materials.find((name) => name.includes(requestedName));
  if (material === undefined) return [];
  return [/^(?:faux|vegan|imitation) /u.test(material) ? material : requestedName];
}

function findColorWord(item: CatalogueItem, shades: readonly string[], { demands }: RequestedParts): string {
  const requestedColors = [...demands.filters.color, ...demands.garments.flatMap(({ colors }) => colors)];
  return shades[0] ?? joinWords(listShownColors(item, requestedColors), 'and').toLowerCase();
}

/**
 * Lists the colors to name: the requested color or else the main color, and both colors of a pattern ('white and red
 * gingham').
 */
function listShownColors({ colors, pattern }: CatalogueItem, requestedColors: readonly Color[]): readonly Color[] {
  const singleColors = colors.filter((color) => color !== 'Multicolor');
  const [mainColor] = [...colors.filter((color) => requestedColors.includes(color)), ...singleColors, ...colors];
  if (mainColor === undefined) return [];
  const otherColor = singleColors.find((color) => color !== mainColor);
  return describePattern(pattern) === '' || otherColor === undefined ? [mainColor] : [mainColor, otherColor];
}

/** Lists details that are adjectives ('pleated'). Leaves out details that are garments themselves ('sundress'). */
function listDetailAdjectives({ kind }: CatalogueItem, details: readonly string[]): string[] {
  return details
    .filter((name) => !(name in PHRASE_BY_DETAIL) && !name.endsWith(kind) && !isSubtypeName(name))
    .map((name) => name.replaceAll(' ', '-'));
}

/**
 * Returns the first fit as an adjective. Petite, tall and plus get the suffix '-fit' ('petite-fit'), because alone
 * they describe people.
 */
function listFitAdjectives(fits: readonly string[]): string[] {
  return fits.slice(0, 1).map((fit) => (['petite', 'tall', 'plus'].includes(fit) ? `${fit}-fit` : fit));
}

const PURPOSE_PHRASES = ['right for', 'made for', 'fit for'] as const;

/**
 * Lists clauses for the requested attributes that the item has, the most specific clause first. Adjacent items begin
 * with different clauses.
 */
function listClauses(item: CatalogueItem, heldConcepts: readonly HeldConcept[], index: number): string[] {
  const detailPhrases = listNamesOfFacet(heldConcepts, 'detail').flatMap((name) => PHRASE_BY_DETAIL[name] ?? []);
  const functionPhrases = listNamesOfFacet(heldConcepts, 'function')
    .flatMap((name) => VERB_PHRASE_BY_FUNCTION[name] ?? [])
    .slice(0, 1);
  const styles = listNamesOfFacet(heldConcepts, 'style').filter((style) =>
    item.styles.some((itemStyle) => itemStyle.toLowerCase() === style),
  );
  const purpose = describePurpose(
    listNamesOfFacet(heldConcepts, 'season'),
    listNamesOfFacet(heldConcepts, 'occasion').filter((occasion) => occasion in PHRASE_BY_OCCASION),
    index,
  );
  const clauses = [
    purpose,
    detailPhrases.length > 0 ? `with ${joinWords(detailPhrases.slice(0, 2), 'and')}` : '',
    ...functionPhrases.map(describeTrait),
    ...styles.flatMap(describeStyle).slice(0, 1),
  ].filter(Boolean);
  return clauses.length > 0 ? clauses.slice(0, 3) : [describeItem(item, index)].filter(Boolean);
}

/** Styles that do not describe a look: the name of a cloth, or how a piece is made. */
const STYLES_WITHOUT_LOOK: ReadonlySet<string> = new Set(['denim', 'sustainable']);

function describeStyle(style: string): string[] {
  const name = style === 'Pitti' ? style : style.toLowerCase();
  return STYLES_WITHOUT_LOOK.has(name) ? [] : [`${name} in style`];
}

/** Describes an item that has none of the requested attributes. */
function describeItem({ styles, occasions, fit }: CatalogueItem, index: number): string {
  const [style = ''] = styles.flatMap(describeStyle);
  const purposes = occasions.flatMap((name) => PHRASE_BY_OCCASION[name] ?? []).slice(0, 2);
  const purpose = purposes.length > 0 ? `for ${joinWords(purposes, 'and')}` : '';
  const cut = fit && fit !== 'regular' ? `with ${addArticle(fit)} cut` : purpose;
  return [style, purpose, cut][index % 3] || style || purpose;
}

const TRAIT_BY_VERB: Readonly<Record<string, string>> = createDictionary({
  'stays cool': 'cool to wear',
  'keeps you warm': 'warm to wear',
  'is easy to wear': 'easy to wear',
  'is easy to look after': 'easy to look after',
  'has some stretch': 'with some stretch',
});
const describeTrait = (property: string): string => TRAIT_BY_VERB[property] ?? `good because it ${property}`;

function describePurpose(seasons: readonly string[], occasions: readonly string[], index: number): string {
  const [season] = seasons;
  const [occasion, ...otherOccasions] = occasions.map((name) => PHRASE_BY_OCCASION[name] ?? name);
  if (!occasion) return season ? `made for ${season}` : '';
  const phrase = season && occasion.startsWith('a ') ? addArticle(`${season} ${occasion.slice(2)}`) : occasion;
  const purpose = joinWords([phrase, ...otherOccasions.slice(0, 1)], 'and');
  const verb = /^(?:an? \w* ?(?:wedding|party))$/u.test(purpose)
    ? PURPOSE_PHRASES[index % PURPOSE_PHRASES.length]
    : PURPOSE_PHRASES[index % 2];
  return season && phrase === occasion ? `${verb ?? ''} ${purpose} in ${season}` : `${verb ?? ''} ${purpose}`;
}

/** Whether the noun is plural and has no article: 'trousers', 'boots'. */
function hasPluralNoun({ kind, subkind }: CatalogueItem): boolean {
  return /[^s]s$/u.test(subkind || kind);
}
