import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Findings, Reply, Turn, Understood } from '../../../application/ports/Stylist.ts';
import { withoutInvisible } from '../../../domain/text/cleanText.ts';
import { collectKnownFacts, type KnownFacts } from './claims/KnownFacts.ts';
import { findRefusal, findRefusalInWords } from './claims/refusal.ts';
import type { Advice, Reading } from './forms.ts';

const MAX_PICKS = 8;
const MAX_REASON_CHARACTERS = 180;

/** The model's reading, restricted to valid values and to the shopper's own decisions. */
export function groundReading(reading: Reading, draft: Understood, turn: Turn): Understood {
  const filters = keepUndoneFilters(toFilters(reading, draft), draft);
  const knownFacts = collectKnownFacts(turn.shown.quick, turn, { ...draft, filters });
  const title = keepIfAccepted(draft.title, toOneLine(reading.title), knownFacts);
  const heldWish = keepIfAccepted('', toOneLine(reading.wish), knownFacts);
  const searchesForNothing = reading.intent === 'search' && heldWish === '' && draft.intent !== 'search';
  const intent = searchesForNothing ? draft.intent : reading.intent;
  return {
    ...draft,
    intent,
    title,
    filters,
    refinedQuery: intent === 'search' ? heldWish || draft.refinedQuery : '',
    conversation: { ...draft.conversation, filters, title },
  };
}

/** Facts that the reply is checked against: the pieces that it may mention, and the conversation. */
export function collectFactsForReply({ turn, understood, items, companions }: Findings): KnownFacts {
  const attachedItems = turn.attachment?.context === 'item' ? [turn.attachment.item] : [];
  const pieces = [
    ...items,
    ...companions,
    ...attachedItems,
    ...turn.recalled,
    ...turn.shown.quick,
    ...turn.shown.deep.map(({ item }) => item),
  ];
  return collectKnownFacts(pieces, turn, understood);
}

/** Keeps picks with known ids, and reasons that are true of their piece. */
export function groundChoice(
  advice: Advice,
  { turn, understood, items, deepPicks, companions }: Findings,
): Omit<Reply, 'reply'> {
  const allowedById = new Map((understood.intent === 'search' ? items : companions).map((item) => [item.id, item]));
  const picks = advice.picks
    .filter(({ id }, at) => advice.picks.findIndex((pick) => pick.id === id) === at)
    .flatMap(({ id, reason }) => {
      const item = allowedById.get(id);
      const words = toOneLine(reason).slice(0, MAX_REASON_CHARACTERS);
      return item !== undefined &&
        words !== '' &&
        findRefusal(words, collectKnownFacts([item], turn, understood)) === null
        ? [{ itemId: id, reason: words }]
        : [];
    })
    .slice(0, MAX_PICKS);
  const ownPicks = deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason }));
  const bestIds = advice.best.filter((id) => allowedById.has(id));
  const orderedIds = [...new Set([...bestIds, ...items.map(({ id }) => id)])];
  return {
    deepPicks: picks.length > 0 ? picks : ownPicks,
    quickPickIds: understood.intent === 'search' ? orderedIds : [],
  };
}

function toFilters({ filters }: Reading, draft: Understood): Filters {
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  const isPossible = min === null || max === null || min < max;
  const { priceRangeMin, priceRangeMax } = isPossible ? filters : draft.filters;
  return { ...NO_FILTERS, ...filters, priceRangeMin, priceRangeMax, sort: draft.filters.sort };
}

/** The model alone cannot restore a filter that the shopper removed. */
function keepUndoneFilters(filters: Filters, { filters: draft, conversation: { undone } }: Understood): Filters {
  const removeTaken = <Value>(values: readonly Value[], taken: readonly Value[] | undefined, kept: readonly Value[]) =>
    [...new Set(values)].filter((value) => !taken?.includes(value) || kept.includes(value));
  const chooseAmount = (key: 'priceRangeMin' | 'priceRangeMax') =>
    undone[key] === filters[key] ? draft[key] : filters[key];
  return {
    ...filters,
    gender: removeTaken(filters.gender, undone.gender, draft.gender),
    size: removeTaken(filters.size, undone.size, draft.size),
    color: removeTaken(filters.color, undone.color, draft.color),
    sale: undone.sale ? draft.sale : filters.sale,
    priceRangeMin: chooseAmount('priceRangeMin'),
    priceRangeMax: chooseAmount('priceRangeMax'),
  };
}

/** Title and refined query are shown to the shopper, so they are checked too. */
function keepIfAccepted(fallback: string, words: string, knownFacts: KnownFacts): string {
  return words === '' || findRefusalInWords(words, knownFacts) !== null ? fallback : words;
}

function toOneLine(text: string): string {
  return withoutInvisible(text.replaceAll(/\s+/gu, ' ')).trim();
}
