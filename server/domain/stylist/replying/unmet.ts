import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../search/lexicon/Lexicon.ts';
import { factsOf } from '../../search/ranking/itemFacts.ts';
import { joinedWords } from '../../search/ranking/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';

/** What a shopper would miss at once; the rest only orders. */
const PLAIN_TO_SEE: ReadonlySet<string> = new Set(['material', 'pattern', 'brand']);
/** What a garment either does or does not. */
const DOES_OR_NOT: ReadonlySet<string> = new Set(['function:waterproof', 'function:windproof', 'function:reversible', 'function:maternity', 'function:packable']);
const LOOKED_AT = 12;
const HELD = 0.7;

/** Wishes that none of the first pieces grants, as one sentence; '' where each is granted by one. */
export function unmetWishes(parts: readonly WishPart[], items: readonly CatalogueItem[], lexicon: Lexicon): string {
  const wishes = parts.filter(({ stance, facet, concepts }) => stance === 'wanted' && (PLAIN_TO_SEE.has(facet) || concepts.some((id) => DOES_OR_NOT.has(id))));
  if (wishes.length === 0 || items.length === 0) return '';
  const facts = items.slice(0, LOOKED_AT).map((item) => factsOf(item, lexicon).concepts);
  const isGranted = ({ concepts }: WishPart): boolean => facts.some((held) => concepts.some((id) => accepted(id, lexicon).some((other) => (held.get(other) ?? 0) >= HELD)));
  const unmet = wishes.filter((wish) => !isGranted(wish));
  if (unmet.length === 0) return '';
  const brands = unmet.filter(({ facet }) => facet === 'brand').map(({ words }) => `from ${titled(words)}`);
  const others = unmet.filter(({ facet }) => facet !== 'brand').map(({ words }) => words);
  return `Nothing ${joinedWords([...others, ...brands], 'or')} fits the rest, so these come closest.`;
}

function accepted(id: string, lexicon: Lexicon): string[] {
  return [id, ...Object.entries(lexicon.byId(id)?.near ?? {}).filter(([, service]) => service >= 0.8).map(([other]) => other)];
}

function titled(words: string): string {
  return words.replace(/\b(?!and\b)\w/gu, (letter) => letter.toUpperCase()).replace(/ and /gu, ' & ');
}
