import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Findings, Reply, Turn, Understood } from '../../../application/ports/Stylist.ts';
import { withoutInvisible } from '../../../domain/text/cleanText.ts';
import { knownOf, type Known } from './claims/Known.ts';
import { refusalOf, refusalOfWords } from './claims/refusal.ts';
import type { Advice, Reading } from './forms.ts';

const MAX_PICKS = 8;
const MAX_REASON_CHARACTERS = 180;

/** The model's reading, restricted to valid values and to the shopper's own decisions. */
export function groundedReading(reading: Reading, draft: Understood, turn: Turn): Understood {
  const filters = withinHand(filtersOf(reading, draft), draft);
  const known = knownOf(turn.shown.quick, turn, { ...draft, filters });
  const title = heldOr(draft.title, oneLine(reading.title), known);
  const wish = heldOr('', oneLine(reading.wish), known);
  const searchesForNothing = reading.intent === 'search' && wish === '' && draft.intent !== 'search';
  const intent = searchesForNothing ? draft.intent : reading.intent;
  return {
    ...draft,
    intent,
    title,
    filters,
    refinedQuery: intent === 'search' ? wish || draft.refinedQuery : '',
    conversation: { ...draft.conversation, filters, title },
  };
}

/** Facts that the reply is checked against: the pieces that it may mention, and the conversation. */
export function knownToReply({ turn, understood, items, companions }: Findings): Known {
  const attached = turn.attachment?.context === 'item' ? [turn.attachment.item] : [];
  const pieces = [
    ...items,
    ...companions,
    ...attached,
    ...turn.recalled,
    ...turn.shown.quick,
    ...turn.shown.deep.map(({ item }) => item),
  ];
  return knownOf(pieces, turn, understood);
}

/** Keeps picks with known ids, and reasons that are true of their piece. */
export function groundedChoice(
  advice: Advice,
  { turn, understood, items, deepPicks, companions }: Findings,
): Omit<Reply, 'reply'> {
  const allowed = new Map((understood.intent === 'search' ? items : companions).map((item) => [item.id, item]));
  const picks = advice.picks
    .filter(({ id }, at) => advice.picks.findIndex((pick) => pick.id === id) === at)
    .flatMap(({ id, reason }) => {
      const item = allowed.get(id);
      const words = oneLine(reason).slice(0, MAX_REASON_CHARACTERS);
      return item !== undefined && words !== '' && refusalOf(words, knownOf([item], turn, understood)) === null
        ? [{ itemId: id, reason: words }]
        : [];
    })
    .slice(0, MAX_PICKS);
  const own = deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason }));
  const best = advice.best.filter((id) => allowed.has(id));
  const ordered = [...new Set([...best, ...items.map(({ id }) => id)])];
  return { deepPicks: picks.length > 0 ? picks : own, quickPickIds: understood.intent === 'search' ? ordered : [] };
}

function filtersOf({ filters }: Reading, draft: Understood): Filters {
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  const isPossible = min === null || max === null || min < max;
  const { priceRangeMin, priceRangeMax } = isPossible ? filters : draft.filters;
  return { ...NO_FILTERS, ...filters, priceRangeMin, priceRangeMax, sort: draft.filters.sort };
}

/** The model alone cannot restore a filter that the shopper removed. */
function withinHand(filters: Filters, { filters: draft, conversation: { undone } }: Understood): Filters {
  const without = <Value>(values: readonly Value[], taken: readonly Value[] | undefined, kept: readonly Value[]) =>
    [...new Set(values)].filter((value) => !taken?.includes(value) || kept.includes(value));
  const amount = (key: 'priceRangeMin' | 'priceRangeMax') => (undone[key] === filters[key] ? draft[key] : filters[key]);
  return {
    ...filters,
    gender: without(filters.gender, undone.gender, draft.gender),
    size: without(filters.size, undone.size, draft.size),
    color: without(filters.color, undone.color, draft.color),
    sale: undone.sale ? draft.sale : filters.sale,
    priceRangeMin: amount('priceRangeMin'),
    priceRangeMax: amount('priceRangeMax'),
  };
}

/** Title and refined query are shown to the shopper, so they are checked too. */
function heldOr(fallback: string, words: string, known: Known): string {
  return words === '' || refusalOfWords(words, known) !== null ? fallback : words;
}

function oneLine(text: string): string {
  return withoutInvisible(text.replaceAll(/\s+/gu, ' ')).trim();
}
