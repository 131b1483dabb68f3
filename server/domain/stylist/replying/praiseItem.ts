import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { addArticle } from '../../search/phrasing.ts';
import type { Merit } from './merits.ts';
import { joinPredicates } from './merits.ts';

/** The order of statements that precede the kind of a piece: 'blue striped linen'. */
const ASPECTS_BEFORE_KIND = ['color', 'pattern', 'material'] as const;
/** Aspects that are about the price and the sizes instead of the look. */
const PRICE_AND_SIZE_ASPECTS: ReadonlySet<string> = new Set(['price', 'size', 'sale']);
const PLURAL_KIND_PATTERN = /[^s]s$/u;

/**
 * Writes why a piece was chosen, as a predicate. Puts color, pattern and cloth before the kind: 'is a blue linen
 * dress that suits a wedding in June'.
 */
export function praiseItem(item: CatalogueItem, merits: readonly Merit[]): string {
  const adjectives = ASPECTS_BEFORE_KIND.flatMap((aspect) => merits.filter((merit) => merit.aspect === aspect));
  const otherMerits = joinOccasionAndSeason(merits.filter((merit) => !adjectives.includes(merit)));
  if (adjectives.length === 0) return joinPredicates(otherMerits, otherMerits.length);
  const terms = otherMerits.filter(({ aspect }) => PRICE_AND_SIZE_ASPECTS.has(aspect));
  const uses = otherMerits.filter((merit) => !terms.includes(merit));
  const kind = (item.subkind || item.kind).toLowerCase();
  const words = adjectives.map((merit) => merit.words).filter((word) => !kind.includes(word));
  const noun = [...new Set(words), kind].join(' ');
  const name = PLURAL_KIND_PATTERN.test(kind) ? `a pair of ${noun}` : addArticle(noun);
  const relative = uses.length > 0 ? ` that ${joinPredicates(uses, uses.length)}` : '';
  const addition = terms.length > 0 ? ` and ${joinPredicates(terms, terms.length)}` : '';
  return `is ${name}${relative}${describeEffect(adjectives)}${addition}`;
}

/** Joins 'suits a wedding' and 'is made for June' into 'suits a wedding in June'. Does not join days ('hot days'). */
function joinOccasionAndSeason(merits: readonly Merit[]): readonly Merit[] {
  const occasion = merits.find(({ aspect }) => aspect === 'occasion');
  const season = merits.find(({ aspect }) => aspect === 'season');
  if (!occasion || !season?.words.startsWith('for ') || season.words.endsWith('days')) return merits;
  const joinedMerit = { ...occasion, words: `${occasion.words} in ${season.words.slice('for '.length)}` };
  return merits.filter((merit) => merit !== season).map((merit) => (merit === occasion ? joinedMerit : merit));
}

/** Writes what the cloth does for the wearer: ', and the linen stays cool'. */
function describeEffect(merits: readonly Merit[]): string {
  const cloth = merits.find(({ effect }) => effect);
  return cloth ? `, and the ${cloth.words} ${cloth.effect}` : '';
}
