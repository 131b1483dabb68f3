import type { Findings } from '../Turn.ts';
import type { NextStep } from '../wording/Tone.ts';

/** Minimum number of found pieces to offer further filters. */
const MAX_ITEMS_WITHOUT_FILTERS = 4;
const MIN_ITEMS_TO_NARROW = 24;
/** The number of messages after which the reply no longer asks for the wearer. */
const MAX_TURNS_TO_ASK_WEARER = 3;

/** Lists questions and offers, the most helpful first. */
export function listNextSteps({ items, understood, turn }: Findings): NextStep[] {
  const {
    filters,
    conversation: { wish, turns, wearer },
  } = understood;
  const hasLimits = filters.priceRangeMax !== null || filters.color.length > 0;
  if (items.length < MAX_ITEMS_WITHOUT_FILTERS) return [hasLimits ? 'loosen' : 'pair', 'pair'];
  const wearers = new Set(items.slice(0, MIN_ITEMS_TO_NARROW).flatMap(({ genders }) => genders));
  const open: NextStep[] = [
    ...(turn.conversation.turns < MAX_TURNS_TO_ASK_WEARER &&
    filters.gender.length === 0 &&
    wearers.has('Men') &&
    wearers.has('Women')
      ? ['wearer' as const]
      : []),
    ...(wearer === 'other' || wish.some(({ facet, stance }) => facet === 'occasion' && stance === 'wanted')
      ? []
      : ['occasion' as const]),
    ...(items.length > MIN_ITEMS_TO_NARROW && filters.color.length === 0 ? ['color' as const] : []),
    ...(filters.priceRangeMax === null ? ['budget' as const] : []),
  ];
  const later: NextStep[] = ['alike', 'pair'];
  const steps = turn.conversation.turns === 0 ? [...open, ...later] : [...later, ...open];
  const index = (turns - 1) % steps.length;
  return [...steps.slice(index), ...steps.slice(0, index)];
}
