import { applyEdit } from './applyEdit.ts';
import { acceptValue, type CheckResult } from './Checked.ts';
import type { FilterDefinition } from './FilterDefinition.ts';
import { isBlank } from './filterValues.ts';

export interface OneOfFilter<Name extends string, Value extends string>
  extends FilterDefinition<{ readonly [Key in Name]: Value | null }> {
  readonly kind: 'one';
  readonly name: Name;
  readonly values: readonly Value[];
  /** The value that null stands for. */
  readonly fallback: Value;
}

interface OneOfOptions<Value extends string> {
  readonly values: readonly Value[];
  readonly fallback: Value;
  readonly check: (value: unknown) => CheckResult<Value>;
  /** Maps a URL parameter's value to a filter value. */
  readonly valuesByUrlName: Readonly<Record<string, Value>>;
}

/** Defines a filter with at most one value, which orders the results and excludes none. */
export function defineOneOfFilter<Name extends string, Value extends string>(
  name: Name,
  { values, fallback, check, valuesByUrlName }: OneOfOptions<Value>,
): OneOfFilter<Name, Value> {
  type Part = { readonly [Key in Name]: Value | null };
  const createPart = (value: Value | null) => ({ [name]: value }) as Part;
  const readValue = (value: unknown): CheckResult<Value | null> => (isBlank(value) ? acceptValue(null) : check(value));
  const edit = (value: unknown): CheckResult<Part> => {
    const readResult = readValue(value);
    return readResult.ok ? acceptValue(createPart(readResult.value)) : readResult;
  };
  return {
    kind: 'one',
    affects: 'order',
    name,
    values,
    fallback,
    empty: createPart(null),
    edit: (_part, _key, value) => edit(value),
    remove: () => createPart(null),
    apply: (part, newValues, warn) => applyEdit(part, name, newValues, edit, warn),
    listChips: () => [],
    isSame: ({ [name]: firstValue }, { [name]: secondValue }) => (firstValue ?? fallback) === (secondValue ?? fallback),
    replayEdit: ({ [name]: base }, { [name]: editedValue }, { [name]: targetValue }) =>
      createPart(base === editedValue ? targetValue : editedValue),
    preferChosen: ({ [name]: chosenValue }, { [name]: understood }) => createPart(chosenValue ?? understood),
    toAddress: ({ [name]: value }) => ({
      [name]: Object.keys(valuesByUrlName).find((word) => valuesByUrlName[word] === value) ?? '',
    }),
    fromAddress: (address) => ({ [name]: valuesByUrlName[address.get(name) ?? ''] ?? null }),
    isMetBy: () => true,
  };
}
