import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Preference } from '../understanding/Wish.ts';
import { VERB_PHRASE_BY_FUNCTION, PHRASE_BY_DETAIL, PHRASE_BY_OCCASION, describePattern } from './attributeWords.ts';
import type { Demands } from './Demands.ts';
import type { ItemFacts } from './itemFacts.ts';
import { MIN_CERTAINTY } from './itemFacts.ts';
import { capitalize, formatDollars, joinWords, addArticle } from './phrasing.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** The request, whose fulfilled parts are worth mentioning. */
export interface RequestedParts {
  readonly preferences: readonly Preference[];
  readonly demands: Demands;
}

interface PickedItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/**
 * One or two true sentences per pick: what it is, and which requested attributes it has. Shoppers read them one after
 * the other, so adjacent picks are worded differently and begin with different attributes.
 */
export function writeReasons(picks: readonly PickedItem[], asked: RequestedParts, lexicon: Lexicon): string[] {
  return picks.map(({ item, facts }, at) => {
    const heldConcepts = findHeldConcepts(facts, asked.preferences, lexicon);
    const name = nameItem(item, heldConcepts, asked);
    const clauses = listClauses(item, heldConcepts, at);
    const price = describePrice(item, asked.demands.filters, at);
    const [first, ...rest] = clauses;
    if (first === undefined || at % 2 === 0 || !/^(?:right|made|at home) /u.test(first))
      return `${capitalize(name)} by ${item.brand}${clauses.length > 0 ? `, ${joinWords(clauses, 'and')}` : ''}${price && `: ${price}`}.`;
    return `${capitalize(first)}: ${hasPluralNoun(item) ? name : addArticle(name)} by ${item.brand}${rest.length > 0 ? `, ${joinWords(rest, 'and')}` : ''}${price && `, ${price}`}.`;
  });
}

interface HeldConcept {
  readonly facet: string;
  readonly name: string;
}

/** The best certain alternative of each wish, each once. */
function findHeldConcepts(facts: ItemFacts, soft: readonly Preference[], lexicon: Lexicon): HeldConcept[] {
  const heldConcepts = soft
    .filter(({ facet }) => facet !== 'led' && facet !== 'harmony')
    .concat(soft.filter(({ facet }) => facet === 'led'))
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

/** 'Navy striped linen shirt': its color, pattern and material, and the requested details. */
function nameItem(item: CatalogueItem, heldConcepts: readonly HeldConcept[], asked: RequestedParts): string {
  const cloth = [
    ...listNamesOfFacet(heldConcepts, 'material').filter((name) =>
      item.materials.some((material) => material.includes(name)),
    ),
    ...item.materials,
  ];
  const words = [
    findColorWord(item, listNamesOfFacet(heldConcepts, 'shade'), asked),
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
    .concat(kind)
    .join(' ');
}

function findColorWord(item: CatalogueItem, shades: readonly string[], { demands }: RequestedParts): string {
  const asked = [...demands.filters.color, ...demands.garments.flatMap(({ colors }) => colors)];
  return shades[0] ?? (item.colors.find((color) => asked.includes(color)) ?? item.colors[0] ?? '').toLowerCase();
}

/** Details that are adjectives ('pleated'); those that name a garment ('sundress') would repeat the noun. */
function listDetailAdjectives({ kind }: CatalogueItem, details: readonly string[]): string[] {
  return details
    .filter((name) => !(name in PHRASE_BY_DETAIL) && !name.endsWith(kind))
    .map((name) => name.replaceAll(' ', '-'));
}

/** The first fit as an adjective. Petite, tall and plus describe people, so a garment is 'petite-fit'. */
function listFitAdjectives(fits: readonly string[]): string[] {
  return fits.slice(0, 1).map((fit) => (['petite', 'tall', 'plus'].includes(fit) ? `${fit}-fit` : fit));
}

const PURPOSE_PHRASES = ['right for', 'made for', 'at home at'] as const;

/**
 * Clauses for the requested attributes that the item has, most specific first; adjacent items begin with different
 * ones.
 */
function listClauses(item: CatalogueItem, heldConcepts: readonly HeldConcept[], at: number): string[] {
  const detailPhrases = listNamesOfFacet(heldConcepts, 'detail').flatMap((name) => PHRASE_BY_DETAIL[name] ?? []);
  const functionPhrases = listNamesOfFacet(heldConcepts, 'function')
    .flatMap((name) => VERB_PHRASE_BY_FUNCTION[name] ?? [])
    .slice(0, 1);
  const styles = listNamesOfFacet(heldConcepts, 'style').filter((style) =>
    item.styles.some((own) => own.toLowerCase() === style),
  );
  const use = describePurpose(
    listNamesOfFacet(heldConcepts, 'season'),
    listNamesOfFacet(heldConcepts, 'occasion').filter((occasion) => occasion in PHRASE_BY_OCCASION),
    at,
  );
  const clauses = [
    use,
    detailPhrases.length > 0 ? `with ${joinWords(detailPhrases.slice(0, 2), 'and')}` : '',
    ...functionPhrases.map(describeTrait),
    ...styles.slice(0, 1).map((style) => `${style} in style`),
  ].filter(Boolean);
  return clauses.length > 0 ? clauses.slice(0, 3) : [describeItem(item, at)].filter(Boolean);
}

/** A description of the piece itself, for an item with none of the requested attributes. */
function describeItem({ styles, occasions, fit }: CatalogueItem, at: number): string {
  const style = styles[0] ? `${styles[0].toLowerCase()} in style` : '';
  const uses = occasions.flatMap((name) => PHRASE_BY_OCCASION[name] ?? []).slice(0, 2);
  const use = uses.length > 0 ? `for ${joinWords(uses, 'and')}` : '';
  const cut = fit && fit !== 'regular' ? `with ${addArticle(fit)} cut` : use;
  return [style, use, cut][at % 3] || style || use;
}

const TRAIT_BY_VERB: Readonly<Record<string, string>> = createDictionary({
  'stays cool': 'cool to wear',
  'keeps you warm': 'warm to wear',
  'is easy to wear': 'easy to wear',
  'is easy to look after': 'easy to look after',
  'has some stretch': 'with some stretch',
});
const describeTrait = (does: string): string => TRAIT_BY_VERB[does] ?? `good because it ${does}`;

function describePurpose(seasons: readonly string[], occasions: readonly string[], at: number): string {
  const [season] = seasons;
  const [occasion, ...others] = occasions.map((name) => PHRASE_BY_OCCASION[name] ?? name);
  if (!occasion) return season ? `made for ${season}` : '';
  const first = season && occasion.startsWith('a ') ? addArticle(`${season} ${occasion.slice(2)}`) : occasion;
  const placeText = joinWords([first, ...others.slice(0, 1)], 'and');
  const verb = /^(?:an? \w* ?(?:wedding|party))$/u.test(placeText)
    ? PURPOSE_PHRASES[at % PURPOSE_PHRASES.length]
    : PURPOSE_PHRASES[at % 2];
  return season && first === occasion ? `${verb ?? ''} ${placeText} in ${season}` : `${verb ?? ''} ${placeText}`;
}

const WELL_WITHIN_BUDGET_SHARE = 0.85;
const HALF_OF_BUDGET_SHARE = 0.5;

function describePrice(item: CatalogueItem, { priceRangeMax: priceMax, sale }: Filters, at: number): string {
  const price = formatDollars(item.priceCents);
  if (sale && item.priceCents < item.fullPriceCents)
    return `now ${price} instead of ${formatDollars(item.fullPriceCents)}`;
  if (priceMax === null || item.priceCents > priceMax * 100) return '';
  const share = item.priceCents / (priceMax * 100);
  const limit = formatDollars(priceMax * 100);
  if (share <= HALF_OF_BUDGET_SHARE)
    return at % 2 === 0 ? `${price}, far below your ${limit}` : `only ${price} of your ${limit}`;
  return share <= WELL_WITHIN_BUDGET_SHARE ? `${price}, well within your ${limit}` : `${price}, within your ${limit}`;
}

/** Whether the noun is plural and has no article: 'trousers', 'boots'. */
function hasPluralNoun({ kind, subkind }: CatalogueItem): boolean {
  return /[^s]s$/u.test(subkind || kind);
}
