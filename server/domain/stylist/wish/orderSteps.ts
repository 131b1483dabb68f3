import { createDictionary } from '../../text/createDictionary.ts';
import type { Leaning } from '../hearing/qualities.ts';
import type { Order } from '../hearing/Quality.ts';
import type { WishPart } from './WishPart.ts';
import { listWantedKinds } from './groups.ts';

/** The wish for the next value on a scale: what to want and what to avoid, in words of the search. */
interface OrderStep {
  readonly wantedWords: readonly string[];
  readonly lessOf: readonly string[];
  /** A name for the pieces with the value, if it differs from the shopper's word. */
  readonly said?: string;
}

interface OrderedValues {
  /** The values in ascending order. Each has a concept and its word. */
  readonly values: readonly (readonly [concept: string, words: string])[];
  /** The wishes for less and for more, which are used if the present value is unknown. */
  readonly unknown: readonly [less: string, more: string];
}

const HEM_ORDER: OrderedValues = {
  values: [
    ['detail:mini', 'mini'],
    ['detail:midi', 'midi'],
    ['detail:maxi', 'maxi'],
  ],
  unknown: ['above the ankle', 'below the knee'],
};
const HEEL_ORDER: OrderedValues = {
  values: [
    ['detail:flat', 'flat'],
    ['detail:low heel', 'low heel'],
    ['detail:heeled', 'high heel'],
    ['detail:stiletto', 'stiletto'],
  ],
  unknown: ['low heel', 'high heel'],
};
/** The words for a length between two values: 'below the knee' is midi or maxi. */
const WORDS_BETWEEN_LENGTHS: Readonly<Record<string, string>> = createDictionary({
  'detail:below knee': 'detail:midi',
  'detail:above ankle': 'detail:midi',
  'detail:kitten heel': 'detail:low heel',
});

/** Matches garments whose length is named by the hem. */
const HEMMED_PATTERN = /^kind:(?:dress|skirt|gown)$/u;
const LENGTHS_BY_KIND: Readonly<Record<string, readonly [shorter: string, longer: string]>> = createDictionary({
  'kind:shorts': ['above the knee', 'knee length'],
  'kind:trousers': ['cropped', 'full length'],
  'kind:jeans': ['cropped', 'full length'],
  'kind:coat': ['short', 'long'],
  'kind:boots': ['ankle boots', 'knee high boots'],
  'kind:socks': ['ankle socks', 'knee high socks'],
});
const SHOE_CONCEPTS: ReadonlySet<string> = new Set(['kind:shoes', 'kind:boots']);
/** Matches small things. They can be smaller or larger, but not tighter or looser. */
const SIZED_PATTERN = /^kind:(?:bag|hat|scarf|belt|jewelry|watch|sunglasses|tie|hair accessory)$/u;

const NO_STEP: OrderStep = { wantedWords: [], lessOf: [] };

/**
 * Turns wishes such as 'longer' into parts of the wish for its garments. On a scale, the next value depends on the
 * present value. `statedParts` are the wishes of the same message.
 */
export function settleLeanings(
  leanings: readonly Leaning[],
  partsBefore: readonly WishPart[],
  statedParts: readonly WishPart[],
): readonly Leaning[] {
  const isNewKind = listWantedKinds(statedParts).length > 0;
  return leanings.map((leaning) => ({
    ...leaning,
    ...settleStep(leaning, isNewKind ? statedParts : partsBefore, statedParts),
  }));
}

function settleStep(
  { step }: Leaning,
  partsBefore: readonly WishPart[],
  statedParts: readonly WishPart[],
): Partial<OrderStep> {
  if (step === undefined) return {};
  if (namesValue(statedParts, step.order)) return NO_STEP;
  const kinds = listWantedKinds(partsBefore).flatMap(({ concepts }) => concepts);
  return STEP_BY_ORDER[step.order](step.by, kinds, partsBefore) ?? {};
}

/** Whether the message names a value of the scale: 'too short, below the knee please'. */
function namesValue(statedParts: readonly WishPart[], order: Order): boolean {
  const values = order === 'length' ? HEM_ORDER.values : order === 'heel' ? HEEL_ORDER.values : [];
  return statedParts.some(({ concepts }) =>
    concepts.some((id) => values.some(([concept]) => concept === (WORDS_BETWEEN_LENGTHS[id] ?? id))),
  );
}

type Step = (direction: 1 | -1, kinds: readonly string[], partsBefore: readonly WishPart[]) => OrderStep | null;

const STEP_BY_ORDER: Readonly<Record<Order, Step>> = {
  length: (direction, kinds, partsBefore) => {
    const legs = kinds.map((kind) => LENGTHS_BY_KIND[kind]).find((words) => words !== undefined);
    if (legs) return { wantedWords: [legs[direction > 0 ? 1 : 0]], lessOf: [] };
    if (kinds.some((kind) => SIZED_PATTERN.test(kind) || SHOE_CONCEPTS.has(kind))) return NO_STEP;
    if (kinds.length > 0 && !kinds.some((kind) => HEMMED_PATTERN.test(kind)))
      return direction > 0
        ? { wantedWords: ['long'], lessOf: ['cropped'] }
        : { wantedWords: ['cropped'], lessOf: ['long'] };
    return stepAlong(HEM_ORDER, direction, partsBefore);
  },
  heel: (direction, kinds, partsBefore) => {
    if (kinds.includes('kind:boots') && direction < 0) return { wantedWords: [], lessOf: ['heeled', 'stiletto'] };
    return kinds.some((kind) => SHOE_CONCEPTS.has(kind)) ? stepAlong(HEEL_ORDER, direction, partsBefore) : NO_STEP;
  },
  size: (direction, kinds) => {
    if (kinds.length === 0 || kinds.some((kind) => SIZED_PATTERN.test(kind))) return null;
    return { wantedWords: [direction > 0 ? 'loose fit' : 'fitted'], lessOf: [] };
  },
  bulk: (direction, kinds) =>
    kinds.some((kind) => SIZED_PATTERN.test(kind))
      ? { wantedWords: [direction > 0 ? 'large' : 'small'], lessOf: [], said: direction > 0 ? 'larger' : 'smaller' }
      : null,
};

/** Names of lengths that do not also name a garment, unlike 'a maxi'. */
const WORDS_BY_LENGTH: Readonly<Record<string, string>> = createDictionary({
  mini: 'above the knee',
  midi: 'mid length',
  maxi: 'maxi length',
});
const nameLength = (words: string): string => WORDS_BY_LENGTH[words] ?? words;

/** Returns the value one step above or below the present value, and refuses the present value. */
function stepAlong({ values, unknown }: OrderedValues, direction: 1 | -1, partsBefore: readonly WishPart[]): OrderStep {
  const wantedConcepts = partsBefore.filter(({ stance }) => stance === 'wanted').flatMap(({ concepts }) => concepts);
  const wantedIds = wantedConcepts.map((id) => WORDS_BETWEEN_LENGTHS[id] ?? id);
  const index = values.findIndex(([concept]) => wantedIds.includes(concept));
  const [firstValue] = values;
  const last = values.at(-1);
  if (index < 0)
    return { wantedWords: [unknown[direction > 0 ? 1 : 0]], lessOf: [(direction > 0 ? firstValue : last)?.[1] ?? ''] };
  const nextValue = values[Math.min(values.length - 1, Math.max(0, index + direction))];
  return {
    wantedWords: nextValue ? [nameLength(nextValue[1])] : [],
    lessOf: nextValue && values[index] !== nextValue ? [values[index]?.[1] ?? ''] : [],
  };
}
