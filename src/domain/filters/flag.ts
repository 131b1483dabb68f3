import { applyEdit } from './applyEdit.ts';
import { acceptValue, refuseValue, type CheckResult } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';
import { isBlank } from './filterValues.ts';
import { invalidValueMessage } from './refusals.ts';

export interface FlagFilter<Name extends string> extends FilterDefinition<{ readonly [Key in Name]: boolean }> {
  readonly kind: 'flag';
  readonly name: Name;
}

const FLAG_ON_URL_VALUE = 'yes';

/** Defines a filter that is on or off. `passes` tells which items pass the filter when it is on. */
export function defineFlagFilter<Name extends string>(
  name: Name,
  passes: (item: FilterableItem) => boolean,
): FlagFilter<Name> {
  type Part = { readonly [Key in Name]: boolean };
  const createPart = (isOn: boolean) => ({ [name]: isOn }) as Part;
  const edit = (value: unknown): CheckResult<Part> => {
    if (isBlank(value)) return acceptValue(createPart(false));
    return typeof value === 'boolean' ? acceptValue(createPart(value)) : refuseValue(invalidValueMessage(name, value));
  };
  return {
    kind: 'flag',
    affects: 'results',
    name,
    empty: createPart(false),
    edit: (_part, _key, value) => edit(value),
    remove: () => createPart(false),
    apply: (part, newValues, warn) => applyEdit(part, name, newValues, edit, warn),
    listChips: ({ [name]: isOn }) => (isOn ? [{ removedValues: [{ key: name }] }] : []),
    isSame: ({ [name]: firstValue }, { [name]: secondValue }) => firstValue === secondValue,
    replayEdit: ({ [name]: base }, { [name]: editedValue }, { [name]: targetValue }) =>
      createPart(base === editedValue ? targetValue : editedValue),
    preferChosen: ({ [name]: chosenValue }, { [name]: understood }) => createPart(chosenValue || understood),
    toAddress: ({ [name]: isOn }) => ({ [name]: isOn ? FLAG_ON_URL_VALUE : '' }),
    fromAddress: (address) => ({ [name]: address.get(name) === FLAG_ON_URL_VALUE }),
    isMetBy: (item, { [name]: isOn }) => !isOn || passes(item),
  };
}
