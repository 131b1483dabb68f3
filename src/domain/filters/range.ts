import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';

export interface RangeFilter<Min extends string, Max extends string>
  extends FilterDefinition<{ readonly [Key in Min | Max]: number | null }> {
  readonly kind: 'range';
  readonly min: Min;
  readonly max: Max;
}

interface RangeOptions {
  readonly check: (value: unknown) => CheckResult<number | null>;
  readonly emptyRangeMessage: string;
  /** The URL parameter of each end. */
  readonly urlNames: { readonly min: string; readonly max: string };
  readonly getValue: (item: FilterableItem) => number;
}

/** Whether both ends are set and the minimum is at least the maximum. */
export function isEmptyRange(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min >= max;
}

/** Defines a filter with two ends, each of which may be open. Both ends are validated together. */
export function defineRangeFilter<Min extends string, Max extends string>(
  min: Min,
  max: Max,
  { check, emptyRangeMessage, urlNames, getValue }: RangeOptions,
): RangeFilter<Min, Max> {
  type Part = { readonly [Key in Min | Max]: number | null };
  const createPart = (low: number | null, high: number | null) => ({ [min]: low, [max]: high }) as Part;
  const checkRange = (checkedRange: Part): CheckResult<Part> =>
    isEmptyRange(checkedRange[min], checkedRange[max]) ? refuseValue(emptyRangeMessage) : acceptValue(checkedRange);
  const isSame = (firstPart: Part, secondPart: Part) =>
    firstPart[min] === secondPart[min] && firstPart[max] === secondPart[max];
  return {
    kind: 'range',
    affects: 'results',
    min,
    max,
    empty: createPart(null, null),
    edit: (part, key, value) => {
      const checkedEnd = check(value);
      if (!checkedEnd.ok) return checkedEnd;
      return checkRange(
        key === min ? createPart(checkedEnd.value, part[max]) : createPart(part[min], checkedEnd.value),
      );
    },
    remove: (part, key) => (key === min ? createPart(null, part[max]) : createPart(part[min], null)),
    apply: (part, newValues, warn) => {
      const end = (key: Min | Max): number | null => {
        if (!Object.hasOwn(newValues, key)) return part[key];
        const checkedEnd = check(newValues[key]);
        if (checkedEnd.ok) return checkedEnd.value;
        warn(checkedEnd.message);
        return part[key];
      };
      const checkedRange = checkRange(createPart(end(min), end(max)));
      if (checkedRange.ok) return checkedRange.value;
      warn(checkedRange.message);
      return part;
    },
    listChips: ({ [min]: low, [max]: high }) =>
      low === null && high === null ? [] : [{ min: low, max: high, removedValues: [{ key: min }, { key: max }] }],
    isSame,
    // Take both ends from the same source, because ends of two sources could form an empty range.
    replayEdit: (base, editedRange, targetRange) => {
      const { [min]: low, [max]: high } = isSame(base, editedRange) ? targetRange : editedRange;
      return createPart(low, high);
    },
    preferChosen: (chosenRange, understood) =>
      createPart(...selectPreferredEnds([chosenRange[min], chosenRange[max]], [understood[min], understood[max]])),
    toAddress: (filters) => ({
      [urlNames.min]: filters[min]?.toString() ?? '',
      [urlNames.max]: filters[max]?.toString() ?? '',
    }),
    fromAddress: (address) => ({ [min]: address.get(urlNames.min), [max]: address.get(urlNames.max) }),
    isMetBy: (item, { [min]: low, [max]: high }) =>
      (low === null || getValue(item) >= low) && (high === null || getValue(item) <= high),
  };
}

type RangeEnds = readonly [min: number | null, max: number | null];

/** Prefers the shopper's ends. Drops an understood end if it would make the range empty. */
function selectPreferredEnds(chosenRange: RangeEnds, understood: RangeEnds): RangeEnds {
  const [min, max] = [chosenRange[0] ?? understood[0], chosenRange[1] ?? understood[1]];
  if (!isEmptyRange(min, max)) return [min, max];
  const isChosen = chosenRange[0] !== null || chosenRange[1] !== null;
  return isChosen ? chosenRange : [min, (min ?? 0) + 1];
}
