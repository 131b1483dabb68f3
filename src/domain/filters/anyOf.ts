import { accepted, type Checked } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';

export interface AnyOf<Name extends string, Value extends string>
  extends FilterDefinition<{ readonly [Key in Name]: readonly Value[] }> {
  readonly kind: 'any';
  readonly name: Name;
  /** The allowed values; null if they are taken from the results. */
  readonly values: readonly Value[] | null;
}

interface Options<Value extends string> {
  readonly values: readonly Value[] | null;
  readonly check: (value: unknown) => Checked<Value>;
  /** Whether an item has the value. */
  readonly has: (item: FilterableItem, value: Value) => boolean;
}

/** Defines a filter that holds any number of values; an edit toggles one value (spec section 4). */
export function anyOf<Name extends string, Value extends string>(
  name: Name,
  { values, check, has }: Options<Value>,
): AnyOf<Name, Value> {
  type Part = { readonly [Key in Name]: readonly Value[] };
  const part = (held: readonly Value[]) => ({ [name]: held }) as Part;
  const without = (held: readonly Value[], value: unknown) => held.filter((kept) => kept !== value);
  return {
    kind: 'any',
    changes: 'results',
    name,
    values,
    empty: part([]),
    edit: ({ [name]: held }, _key, value) => {
      const checked = check(value);
      if (!checked.ok) return checked;
      return accepted(part(held.includes(checked.value) ? without(held, checked.value) : [...held, checked.value]));
    },
    remove: ({ [name]: held }, _key, value) => part(without(held, value)),
    apply: (before, given) => (Object.hasOwn(given, name) ? part(validEntries(given[name], check)) : before),
    chips: ({ [name]: held }) => held.map((value) => ({ value, removes: [{ key: name, value }] })),
    isSame: ({ [name]: one }, { [name]: other }) =>
      one.length === other.length && one.every((value) => other.includes(value)),
    replay: ({ [name]: base }, { [name]: edited }, { [name]: onto }) => {
      const kept = onto.filter((value) => edited.includes(value) || !base.includes(value));
      return part([...kept, ...edited.filter((value) => !base.includes(value) && !kept.includes(value))]);
    },
    prefer: ({ [name]: chosen }, { [name]: understood }) => part(chosen.length > 0 ? chosen : understood),
    toAddress: ({ [name]: held }) => ({ [name]: held.map(escapeComma).toSorted().join() }),
    fromAddress: (address) => ({ [name]: address.get(name)?.split(',').map(unescapeComma) ?? [] }),
    meets: (item, { [name]: held }) => held.length === 0 || held.some((value) => has(item, value)),
  };
}

/** Drops invalid entries without a warning (spec section 5, bulk apply). */
function validEntries<Value>(value: unknown, check: (entry: unknown) => Checked<Value>): readonly Value[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return [
    ...new Set(
      entries.flatMap((entry) => {
        const checked = check(entry);
        return checked.ok ? [checked.value] : [];
      }),
    ),
  ];
}

/** Values are separated by commas in a URL parameter. */
const escapeComma = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeComma = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');
