import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Container = Record<PropertyKey, unknown>;

interface SchemaDefinition {
  readonly shape?: Readonly<Record<PropertyKey, Schema>>;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
}

interface RejectedEntry {
  readonly container: Container;
  readonly key: PropertyKey;
  /** The entry's path and id, for example 'items.3 (linen-coat)'. */
  readonly name: string;
}

/**
 * Removes the list and map entries of `answer` that violate `schema`, so that one bad entry does not fail the whole
 * response. Returns the removed entries and the reasons; null if the answer violates the schema elsewhere.
 */
export function leaveOutRejectedEntries(
  schema: Schema,
  answer: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly string[] | null {
  const rejectedEntries = new Map<string, RejectedEntry & { readonly reason: string }>();
  for (const { path, message, code } of issues) {
    const rejectedEntry = findRejectedEntry(schema, answer, path);
    if (rejectedEntry === null) return null;
    if (!rejectedEntries.has(rejectedEntry.name))
      rejectedEntries.set(rejectedEntry.name, { ...rejectedEntry, reason: `${path.join('.')}: ${code}, ${message}` });
  }
  // Remove from the end, so that earlier indexes stay valid.
  for (const { container, key } of [...rejectedEntries.values()].sort(
    (a, b) => (Number(b.key) || 0) - (Number(a.key) || 0),
  )) {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else Reflect.deleteProperty(container, key);
  }
  return [...rejectedEntries.values()].map(({ name, reason }) => `${name}: ${reason}`);
}

/** Finds the outermost list or map entry on `path`; null if the path contains none. */
function findRejectedEntry(schema: Schema, answer: unknown, path: readonly PropertyKey[]): RejectedEntry | null {
  let currentSchema: Schema | undefined = schema;
  let value = answer;
  for (const [index, key] of path.entries()) {
    const { shape, element, valueType } = getDefinition(currentSchema);
    const container = value as Container;
    value = container[key];
    const entry = element ?? valueType;
    if (entry !== undefined) return { container, key, name: path.slice(0, index + 1).join('.') + readId(value) };
    currentSchema = shape?.[key];
    if (currentSchema === undefined) return null;
  }
  return null;
}

function getDefinition(schema: Schema | undefined): SchemaDefinition {
  const definition = (schema?._zod.def ?? {}) as SchemaDefinition;
  const innerSchema = definition.innerType ?? definition.out;
  return innerSchema === undefined ? definition : getDefinition(innerSchema);
}

function readId(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? ` (${id.slice(0, 80)})` : '';
}
