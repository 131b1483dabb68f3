import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { SoftWish } from '../understanding/Wish.ts';
import { DOES, HAD_DETAILS, OCCASION_WORDS, patternWord } from './attributeWords.ts';
import type { Demands } from './Demands.ts';
import type { ItemFacts } from './itemFacts.ts';
import { SURE } from './itemFacts.ts';
import { capitalized, dollars, joinedWords, withArticle } from './phrasing.ts';

/** The request, whose fulfilled parts are worth mentioning. */
export interface Asked {
  readonly soft: readonly SoftWish[];
  readonly demands: Demands;
}

interface Pick {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/**
 * One or two true sentences per pick: what it is, and which requested attributes it has. Shoppers read them one after
 * the other, so adjacent picks are worded differently and begin with different attributes.
 */
export function reasonsFor(picks: readonly Pick[], asked: Asked, lexicon: Lexicon): string[] {
  return picks.map(({ item, facts }, at) => {
    const held = heldConcepts(facts, asked.soft, lexicon);
    const name = nameOf(item, held, asked);
    const clauses = clausesOf(item, held, at);
    const price = priceClause(item, asked.demands.filters, at);
    const [first, ...rest] = clauses;
    if (first === undefined || at % 2 === 0 || !/^(?:right|made|at home) /u.test(first))
      return `${capitalized(name)} by ${item.brand}${clauses.length > 0 ? `, ${joinedWords(clauses, 'and')}` : ''}${price && `: ${price}`}.`;
    return `${capitalized(first)}: ${isMany(item) ? name : withArticle(name)} by ${item.brand}${rest.length > 0 ? `, ${joinedWords(rest, 'and')}` : ''}${price && `, ${price}`}.`;
  });
}

interface Held {
  readonly facet: string;
  readonly name: string;
}

/** The best certain alternative of each wish, each once. */
function heldConcepts(facts: ItemFacts, soft: readonly SoftWish[], lexicon: Lexicon): Held[] {
  const held = soft
    .filter(({ facet }) => facet !== 'led' && facet !== 'harmony')
    .concat(soft.filter(({ facet }) => facet === 'led'))
    .flatMap(({ alternatives }) => {
      const best = Object.entries(alternatives)
        .filter(([id, service]) => service >= 0.5 && (facts.concepts.get(id) ?? 0) >= SURE)
        .sort(([, a], [, b]) => b - a)[0];
      const entry = best && lexicon.byId(best[0]);
      return entry ? [{ facet: entry.facet, name: entry.name }] : [];
    });
  return [...new Map(held.map((entry) => [`${entry.facet}:${entry.name}`, entry])).values()];
}

const named = (held: readonly Held[], facet: string): string[] =>
  held.filter((entry) => entry.facet === facet).map(({ name }) => name);

/** 'Navy striped linen shirt': its color, pattern and material, and the requested details. */
function nameOf(item: CatalogueItem, held: readonly Held[], asked: Asked): string {
  const cloth = [
    ...named(held, 'material').filter((name) => item.materials.some((material) => material.includes(name))),
    ...item.materials,
  ];
  const words = [
    colorOf(item, named(held, 'shade'), asked),
    ...[...fitWords(named(held, 'fit')), ...makeWords(item, named(held, 'detail'))].slice(0, 1),
    patternWord(item.pattern),
    cloth[0] ?? '',
  ];
  const kind = item.subkind || item.kind;
  return [...new Set(words)]
    .filter((word) => word !== '' && !kind.toLowerCase().includes(word.toLowerCase()))
    .concat(kind)
    .join(' ');
}

function colorOf(item: CatalogueItem, shades: readonly string[], { demands }: Asked): string {
  const asked = [...demands.filters.color, ...demands.wants.flatMap(({ colors }) => colors)];
  return shades[0] ?? (item.colors.find((color) => asked.includes(color)) ?? item.colors[0] ?? '').toLowerCase();
}

/** Details that are adjectives ('pleated'); those that name a garment ('sundress') would repeat the noun. */
function makeWords({ kind }: CatalogueItem, details: readonly string[]): string[] {
  return details
    .filter((name) => !(name in HAD_DETAILS) && !name.endsWith(kind))
    .map((name) => name.replaceAll(' ', '-'));
}

/** The first fit as an adjective. Petite, tall and plus describe people, so a garment is 'petite-fit'. */
function fitWords(fits: readonly string[]): string[] {
  return fits.slice(0, 1).map((fit) => (['petite', 'tall', 'plus'].includes(fit) ? `${fit}-fit` : fit));
}

const PURPOSES = ['right for', 'made for', 'at home at'] as const;

/**
 * Clauses for the requested attributes that the item has, most specific first; adjacent items begin with different
 * ones.
 */
function clausesOf(item: CatalogueItem, held: readonly Held[], at: number): string[] {
  const had = named(held, 'detail').flatMap((name) => HAD_DETAILS[name] ?? []);
  const does = named(held, 'function')
    .flatMap((name) => DOES[name] ?? [])
    .slice(0, 1);
  const styles = named(held, 'style').filter((style) => item.styles.some((own) => own.toLowerCase() === style));
  const use = purpose(
    named(held, 'season'),
    named(held, 'occasion').filter((occasion) => occasion in OCCASION_WORDS),
    at,
  );
  const clauses = [
    use,
    had.length > 0 ? `with ${joinedWords(had.slice(0, 2), 'and')}` : '',
    ...does.map(asTrait),
    ...styles.slice(0, 1).map((style) => `${style} in style`),
  ].filter(Boolean);
  return clauses.length > 0 ? clauses.slice(0, 3) : [ownClause(item, at)].filter(Boolean);
}

/** A description of the piece itself, for an item with none of the requested attributes. */
function ownClause({ styles, occasions, fit }: CatalogueItem, at: number): string {
  const style = styles[0] ? `${styles[0].toLowerCase()} in style` : '';
  const uses = occasions.flatMap((name) => OCCASION_WORDS[name] ?? []).slice(0, 2);
  const use = uses.length > 0 ? `for ${joinedWords(uses, 'and')}` : '';
  const cut = fit && fit !== 'regular' ? `with ${withArticle(fit)} cut` : use;
  return [style, use, cut][at % 3] || style || use;
}

const TRAIT_BY_VERB: Readonly<Record<string, string>> = {
  'stays cool': 'cool to wear',
  'keeps you warm': 'warm to wear',
  'is easy to wear': 'easy to wear',
  'is easy to look after': 'easy to look after',
  'has some stretch': 'with some stretch',
};
const asTrait = (does: string): string => TRAIT_BY_VERB[does] ?? `good because it ${does}`;

function purpose(seasons: readonly string[], occasions: readonly string[], at: number): string {
  const [season] = seasons;
  const [occasion, ...others] = occasions.map((name) => OCCASION_WORDS[name] ?? name);
  if (!occasion) return season ? `made for ${season}` : '';
  const first = season && occasion.startsWith('a ') ? withArticle(`${season} ${occasion.slice(2)}`) : occasion;
  const place = joinedWords([first, ...others.slice(0, 1)], 'and');
  const verb = /^(?:an? \w* ?(?:wedding|party))$/u.test(place) ? PURPOSES[at % PURPOSES.length] : PURPOSES[at % 2];
  return season && first === occasion ? `${verb ?? ''} ${place} in ${season}` : `${verb ?? ''} ${place}`;
}

const WELL_WITHIN_SHARE = 0.85;
const HALF_SHARE = 0.5;

function priceClause(item: CatalogueItem, { priceRangeMax: priceMax, sale }: Filters, at: number): string {
  const price = dollars(item.priceCents);
  if (sale && item.priceCents < item.fullPriceCents) return `now ${price} instead of ${dollars(item.fullPriceCents)}`;
  if (priceMax === null || item.priceCents > priceMax * 100) return '';
  const share = item.priceCents / (priceMax * 100);
  const limit = dollars(priceMax * 100);
  if (share <= HALF_SHARE) return at % 2 === 0 ? `${price}, far below your ${limit}` : `only ${price} of your ${limit}`;
  return share <= WELL_WITHIN_SHARE ? `${price}, well within your ${limit}` : `${price}, within your ${limit}`;
}

/** Whether the noun is plural and has no article: 'trousers', 'boots'. */
function isMany({ kind, subkind }: CatalogueItem): boolean {
  return /[^s]s$/u.test(subkind || kind);
}
