import { applyEdit } from './applyEdit.ts';
import { accepted, type Checked } from './Checked.ts';
import type { FilterDefinition } from './FilterDefinition.ts';
import { isBlank } from './filterValues.ts';

export interface OneOf<Name extends string, Value extends string>
  extends FilterDefinition<{ readonly [Key in Name]: Value | null }> {
  readonly kind: 'one';
  readonly name: Name;
  readonly values: readonly Value[];
  /** The value that an unset (null) filter stands for. */
  readonly fallback: Value;
}

interface Options<Value extends string> {
  readonly values: readonly Value[];
  readonly fallback: Value;
  readonly check: (value: unknown) => Checked<Value>;
  /** Maps a URL parameter's value to a filter value. */
  readonly inAddress: Readonly<Record<string, Value>>;
}

/** Defines a filter with one value or none that only orders the results and excludes nothing. */
export function oneOf<Name extends string, Value extends string>(
  name: Name,
  { values, fallback, check, inAddress }: Options<Value>,
): OneOf<Name, Value> {
  type Part = { readonly [Key in Name]: Value | null };
  const part = (value: Value | null) => ({ [name]: value }) as Part;
  const read = (value: unknown): Checked<Value | null> => (isBlank(value) ? accepted(null) : check(value));
  const edit = (value: unknown): Checked<Part> => {
    const checked = read(value);
    return checked.ok ? accepted(part(checked.value)) : checked;
  };
  return {
    kind: 'one',
    changes: 'order',
    name,
    values,
    fallback,
    empty: part(null),
    edit: (_before, _key, value) => edit(value),
    remove: () => part(null),
    apply: (before, given, warn) => applyEdit(before, name, given, edit, warn),
    chips: () => [],
    isSame: ({ [name]: one }, { [name]: other }) => (one ?? fallback) === (other ?? fallback),
    replay: ({ [name]: base }, { [name]: edited }, { [name]: onto }) => part(base === edited ? onto : edited),
    prefer: ({ [name]: chosen }, { [name]: understood }) => part(chosen ?? understood),
    toAddress: ({ [name]: value }) => ({
      [name]: Object.keys(inAddress).find((word) => inAddress[word] === value) ?? '',
    }),
    fromAddress: (address) => ({ [name]: inAddress[address.get(name) ?? ''] ?? null }),
    meets: () => true,
  };
}
