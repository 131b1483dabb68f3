import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Concept } from '../../../language/lexicon/Concept.ts';
import type { Lexicon, Span } from '../../../language/lexicon/Lexicon.ts';
import { MIN_CERTAINTY } from '../../../search/ranking/certainty.ts';
import type { ItemFacts } from '../../../search/ranking/itemFacts.ts';

/** Minimum fit of a kind that counts as the named kind. */
const MIN_KIND_FIT = 0.8;
/** The rating of a color that is only the second color of the piece. */
const SECOND_COLOR_RATING = 0.85;
/** The rating of a shade if the words name only its color: 'blue' for a navy piece. */
const COLOR_OF_SHADE_RATING = 0.6;

/** Returns how well a phrase describes a piece, from 0 to 1; 0 if the piece contradicts it. */
export function rateFit(span: Span, item: CatalogueItem, facts: ItemFacts, lexicon: Lexicon): number {
  const kinds = span.concepts.filter(({ facet }) => facet === 'kind');
  const otherConcepts = span.concepts.filter(({ facet }) => facet !== 'kind');
  const fit = Math.max(0, ...otherConcepts.map((entry) => rateConcept(entry, item, facts)));
  if (kinds.length === 0) return fit;
  const kind = Math.max(0, ...kinds.flatMap((entry) => facts.kinds.map((name) => entry.kinds[name] ?? 0)));
  const isDetailed = otherConcepts.some(({ facet }) => facet === 'detail');
  if (kind >= MIN_KIND_FIT)
    return isDetailed && fit === 0 ? kind * COLOR_OF_SHADE_RATING : kind * rateNamed(span, facts, lexicon);
  return isDetailed ? 0 : fit;
}

/** Returns 1 if the piece has the cloth or pattern that a kind's name contains ('denim jacket'), otherwise 0. */
function rateNamed(span: Span, facts: ItemFacts, lexicon: Lexicon): number {
  const wordsBefore = span.phrase.split(' ').slice(0, -1);
  const looks = lexicon
    .findPhrases(wordsBefore)
    .flatMap(({ concepts }) => concepts.filter(({ facet }) => facet === 'material' || facet === 'pattern'));
  return looks.length === 0 || looks.some(({ id }) => (facts.concepts.get(id) ?? 0) >= MIN_CERTAINTY) ? 1 : 0;
}

function rateConcept(entry: Concept, item: CatalogueItem, facts: ItemFacts): number {
  if (entry.facet === 'color') return rateColor(entry, item);
  const certainty = facts.concepts.get(entry.id) ?? 0;
  if (certainty >= MIN_CERTAINTY) return certainty;
  const isOfOtherShade = [...facts.concepts.keys()].some((id) => id.startsWith('shade:'));
  return entry.facet === 'shade' && !isOfOtherShade ? COLOR_OF_SHADE_RATING * rateColor(entry, item) : 0;
}

function rateColor({ colors }: Concept, item: CatalogueItem): number {
  const place = item.colors.findIndex((color) => colors.includes(color));
  return place < 0 ? 0 : place === 0 ? 1 : SECOND_COLOR_RATING;
}
