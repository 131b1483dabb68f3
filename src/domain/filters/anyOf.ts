import { acceptValue, type CheckResult } from './Checked.ts';
import type { FilterableItem, FilterDefinition } from './FilterDefinition.ts';

export interface AnyOfFilter<Name extends string, Value extends string>
  extends FilterDefinition<{ readonly [Key in Name]: readonly Value[] }> {
  readonly kind: 'any';
  readonly name: Name;
  /** The allowed values; null if every value of the catalogue is allowed. */
  readonly values: readonly Value[] | null;
}

interface AnyOfOptions<Value extends string> {
  readonly values: readonly Value[] | null;
  readonly check: (value: unknown) => CheckResult<Value>;
  readonly hasValue: (item: FilterableItem, value: Value) => boolean;
}

/** Defines a filter that holds any number of values; an edit toggles one value (spec section 4). */
export function defineAnyOfFilter<Name extends string, Value extends string>(
  name: Name,
  { values, check, hasValue }: AnyOfOptions<Value>,
): AnyOfFilter<Name, Value> {
  type Part = { readonly [Key in Name]: readonly Value[] };
  const createPart = (values: readonly Value[]) => ({ [name]: values }) as Part;
  const removeValue = (values: readonly Value[], value: unknown) => values.filter((otherValue) => otherValue !== value);
  return {
    kind: 'any',
    affects: 'results',
    name,
    values,
    empty: createPart([]),
    edit: ({ [name]: values }, _key, value) => {
      const checkResult = check(value);
      if (!checkResult.ok) return checkResult;
      return acceptValue(
        createPart(
          values.includes(checkResult.value) ? removeValue(values, checkResult.value) : [...values, checkResult.value],
        ),
      );
    },
    remove: ({ [name]: values }, _key, value) => createPart(removeValue(values, value)),
    apply: (part, newValues) =>
      Object.hasOwn(newValues, name) ? createPart(selectValidEntries(newValues[name], check)) : part,
    listChips: ({ [name]: values }) => values.map((value) => ({ value, removedValues: [{ key: name, value }] })),
    isSame: ({ [name]: firstValues }, { [name]: secondValues }) =>
      firstValues.length === secondValues.length && firstValues.every((value) => secondValues.includes(value)),
    replayEdit: ({ [name]: base }, { [name]: editedValues }, { [name]: targetValues }) => {
      const keptValues = targetValues.filter((value) => editedValues.includes(value) || !base.includes(value));
      return createPart([
        ...keptValues,
        ...editedValues.filter((value) => !base.includes(value) && !keptValues.includes(value)),
      ]);
    },
    preferChosen: ({ [name]: chosenValues }, { [name]: understood }) =>
      createPart(chosenValues.length > 0 ? chosenValues : understood),
    toAddress: ({ [name]: values }) => ({ [name]: values.map(escapeComma).toSorted().join() }),
    fromAddress: (address) => ({ [name]: address.get(name)?.split(',').map(unescapeComma) ?? [] }),
    isMetBy: (item, { [name]: values }) => values.length === 0 || values.some((value) => hasValue(item, value)),
  };
}

/** Drops invalid entries without a warning (spec section 5, bulk apply). */
function selectValidEntries<Value>(value: unknown, check: (entry: unknown) => CheckResult<Value>): readonly Value[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return [
    ...new Set(
      entries.flatMap((entry) => {
        const checkResult = check(entry);
        return checkResult.ok ? [checkResult.value] : [];
      }),
    ),
  ];
}

/** Values are separated by commas in a URL parameter. */
const escapeComma = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeComma = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');
