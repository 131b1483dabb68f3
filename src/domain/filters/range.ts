import { accepted, refused, type Checked } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';

export interface Range<Min extends string, Max extends string>
  extends FilterDefinition<{ readonly [Key in Min | Max]: number | null }> {
  readonly kind: 'range';
  readonly min: Min;
  readonly max: Max;
}

interface Options {
  readonly check: (value: unknown) => Checked<number | null>;
  /** The error message for an empty range. */
  readonly emptyRange: string;
  /** The URL parameter of each end. */
  readonly inAddress: { readonly min: string; readonly max: string };
  readonly of: (item: FilterableItem) => number;
}

/** True when both ends are set and the minimum is not below the maximum. */
export function isEmptyRange(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min >= max;
}

/** Defines a filter with two ends, each of which may be open. Both ends are validated together. */
export function range<Min extends string, Max extends string>(
  min: Min,
  max: Max,
  { check, emptyRange, inAddress, of }: Options,
): Range<Min, Max> {
  type Part = { readonly [Key in Min | Max]: number | null };
  const part = (low: number | null, high: number | null) => ({ [min]: low, [max]: high }) as Part;
  const ranged = (next: Part): Checked<Part> =>
    isEmptyRange(next[min], next[max]) ? refused(emptyRange) : accepted(next);
  const isSame = (one: Part, other: Part) => one[min] === other[min] && one[max] === other[max];
  return {
    kind: 'range',
    changes: 'results',
    min,
    max,
    empty: part(null, null),
    edit: (before, key, value) => {
      const checked = check(value);
      if (!checked.ok) return checked;
      return ranged(key === min ? part(checked.value, before[max]) : part(before[min], checked.value));
    },
    remove: (before, key) => (key === min ? part(null, before[max]) : part(before[min], null)),
    apply: (before, given, warn) => {
      const end = (key: Min | Max): number | null => {
        if (!Object.hasOwn(given, key)) return before[key];
        const checked = check(given[key]);
        if (checked.ok) return checked.value;
        warn(checked.message);
        return before[key];
      };
      const next = ranged(part(end(min), end(max)));
      if (next.ok) return next.value;
      warn(next.message);
      return before;
    },
    chips: ({ [min]: low, [max]: high }) =>
      low === null && high === null ? [] : [{ min: low, max: high, removes: [{ key: min }, { key: max }] }],
    isSame,
    // Take both ends from the same source, because one end from each could form an empty range.
    replay: (base, edited, onto) => {
      const { [min]: low, [max]: high } = isSame(base, edited) ? onto : edited;
      return part(low, high);
    },
    prefer: (chosen, understood) =>
      part(...preferredEnds([chosen[min], chosen[max]], [understood[min], understood[max]])),
    toAddress: (filters) => ({
      [inAddress.min]: filters[min]?.toString() ?? '',
      [inAddress.max]: filters[max]?.toString() ?? '',
    }),
    fromAddress: (address) => ({ [min]: address.get(inAddress.min), [max]: address.get(inAddress.max) }),
    meets: (item, { [min]: low, [max]: high }) =>
      (low === null || of(item) >= low) && (high === null || of(item) <= high),
  };
}

type Ends = readonly [min: number | null, max: number | null];

/** The shopper's end takes precedence; an understood end is dropped when the range would be empty. */
function preferredEnds(chosen: Ends, understood: Ends): Ends {
  const [min, max] = [chosen[0] ?? understood[0], chosen[1] ?? understood[1]];
  if (!isEmptyRange(min, max)) return [min, max];
  const isChosen = chosen[0] !== null || chosen[1] !== null;
  return isChosen ? chosen : [min, (min ?? 0) + 1];
}
