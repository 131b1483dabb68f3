import { applyEdit } from './applyEdit.ts';
import { accepted, refused, type Checked } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';
import { isBlank } from './filterValues.ts';
import { invalid } from './refusals.ts';

export interface Flag<Name extends string> extends FilterDefinition<{ readonly [Key in Name]: boolean }> {
  readonly kind: 'flag';
  readonly name: Name;
}

const ON_IN_URL = 'yes';

/** Defines a filter that is on or off; `has` tells which items pass when it is on. */
export function flag<Name extends string>(name: Name, has: (item: FilterableItem) => boolean): Flag<Name> {
  type Part = { readonly [Key in Name]: boolean };
  const part = (on: boolean) => ({ [name]: on }) as Part;
  const edit = (value: unknown): Checked<Part> => {
    if (isBlank(value)) return accepted(part(false));
    return typeof value === 'boolean' ? accepted(part(value)) : refused(invalid(name, value));
  };
  return {
    kind: 'flag',
    changes: 'results',
    name,
    empty: part(false),
    edit: (_before, _key, value) => edit(value),
    remove: () => part(false),
    apply: (before, given, warn) => applyEdit(before, name, given, edit, warn),
    chips: ({ [name]: on }) => (on ? [{ removes: [{ key: name }] }] : []),
    isSame: ({ [name]: one }, { [name]: other }) => one === other,
    replay: ({ [name]: base }, { [name]: edited }, { [name]: onto }) => part(base === edited ? onto : edited),
    prefer: ({ [name]: chosen }, { [name]: understood }) => part(chosen || understood),
    toAddress: ({ [name]: on }) => ({ [name]: on ? ON_IN_URL : '' }),
    fromAddress: (address) => ({ [name]: address.get(name) === ON_IN_URL }),
    meets: (item, { [name]: on }) => !on || has(item),
  };
}
