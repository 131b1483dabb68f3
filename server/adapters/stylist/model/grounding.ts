import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Findings, Reply, Understood } from '../../../application/ports/Stylist.ts';
import type { CatalogueItem } from '../../../domain/catalogue/CatalogueItem.ts';
import type { Advice, Reading } from './forms.ts';

const PICKS = 8;
const LONGEST_REASON = 180;

/** What a model understood, held within what is possible and what the shopper decided by hand. */
export function groundedReading(reading: Reading, draft: Understood): Understood {
  const filters = withinHand(filtersOf(reading, draft), draft);
  const title = oneLine(reading.title) || draft.title;
  const wish = oneLine(reading.wish);
  const searchesForNothing = reading.intent === 'search' && wish === '' && draft.intent !== 'search';
  const intent = searchesForNothing ? draft.intent : reading.intent;
  return {
    ...draft, intent, title, filters,
    refinedQuery: intent === 'search' ? wish || draft.refinedQuery : '',
    conversation: { ...draft.conversation, filters, title },
  };
}

/** A reply of a model with ids and reasons that hold; null where its words claim what nobody knows. */
export function groundedAdvice(advice: Advice, { turn, understood, items, deepPicks, companions }: Findings): Reply | null {
  const reply = advice.reply.replaceAll(/[^\P{C}\n]/gu, '').trim();
  const spokenOf = [...items, ...companions, ...turn.shown.quick, ...turn.shown.deep.map(({ item }) => item)];
  if (reply === '' || /https?:|www\./iu.test(reply) || !knowsItsPrices(reply, spokenOf, [understood.filters, turn.filters], turn.said)) return null;
  const allowed = new Set((understood.intent === 'search' ? items : companions).map(({ id }) => id));
  const picks = advice.picks
    .filter(({ id }, at) => allowed.has(id) && advice.picks.findIndex((pick) => pick.id === id) === at)
    .map(({ id, reason }) => ({ itemId: id, reason: oneLine(reason).slice(0, LONGEST_REASON) }))
    .filter(({ reason }) => reason !== '')
    .slice(0, PICKS);
  const own = deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason }));
  const best = advice.best.filter((id) => allowed.has(id));
  const ordered = [...new Set([...best, ...items.map(({ id }) => id)])];
  return { reply, deepPicks: picks.length > 0 ? picks : own, quickPickIds: understood.intent === 'search' ? ordered : [] };
}

function filtersOf({ filters }: Reading, draft: Understood): Filters {
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  const isPossible = min === null || max === null || min < max;
  const { priceRangeMin, priceRangeMax } = isPossible ? filters : draft.filters;
  return { ...NO_FILTERS, ...filters, priceRangeMin, priceRangeMax, sort: draft.filters.sort };
}

/** What was taken away by hand does not come back by a model's word alone. */
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

/** Every sum in dollars is the price of a garment at hand, a bound that was set, or one the shopper named. */
function knowsItsPrices(reply: string, items: readonly CatalogueItem[], filters: readonly Filters[], said: string): boolean {
  const sums = items.flatMap(({ priceCents, fullPriceCents }) => [priceCents, fullPriceCents, fullPriceCents - priceCents]);
  const bounds = filters.flatMap(({ priceRangeMin, priceRangeMax }) => [priceRangeMin, priceRangeMax]).flatMap((bound) => (bound === null ? [] : [bound * 100]));
  const named = [...said.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([number]) => centsOf(number));
  const known = [...sums, ...bounds, ...named].map((cents) => Math.floor(cents / 100));
  return [...reply.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/gu)].every(([, number = '']) => known.includes(Math.floor(centsOf(number) / 100)));
}

function centsOf(number: string): number {
  return Math.round(Number(number.replaceAll(',', '')) * 100);
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
