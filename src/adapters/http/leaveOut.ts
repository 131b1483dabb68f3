import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Container = Record<PropertyKey, unknown>;

interface Definition {
  readonly shape?: Readonly<Record<PropertyKey, Schema>>;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
}

interface Place {
  readonly holder: Container;
  readonly key: PropertyKey;
  /** The entry's path and id, for example 'items.3 (linen-coat)'. */
  readonly name: string;
}

/**
 * Removes list and map entries that violate `schema` from `answer`, so that one bad entry does not fail the whole
 * response. Returns what was removed and why; null when the answer also violates the schema elsewhere.
 */
export function leaveOut(
  schema: Schema,
  answer: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly string[] | null {
  const bad = new Map<string, Place & { readonly reason: string }>();
  for (const { path, message, code } of issues) {
    const place = placeOf(schema, answer, path);
    if (place === null) return null;
    if (!bad.has(place.name)) bad.set(place.name, { ...place, reason: `${path.join('.')}: ${code}, ${message}` });
  }
  // Remove from the end, so that earlier indexes stay valid.
  for (const { holder, key } of [...bad.values()].sort((a, b) => (Number(b.key) || 0) - (Number(a.key) || 0))) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  }
  return [...bad.values()].map(({ name, reason }) => `${name}: ${reason}`);
}

/** Finds the outermost list or map entry on `path`; null if the path contains none. */
function placeOf(schema: Schema, answer: unknown, path: readonly PropertyKey[]): Place | null {
  let within: Schema | undefined = schema;
  let value = answer;
  for (const [at, key] of path.entries()) {
    const { shape, element, valueType } = definitionOf(within);
    const holder = value as Container;
    value = holder[key];
    const entry = element ?? valueType;
    if (entry !== undefined) return { holder, key, name: path.slice(0, at + 1).join('.') + idOf(value) };
    within = shape?.[key];
    if (within === undefined) return null;
  }
  return null;
}

function definitionOf(schema: Schema | undefined): Definition {
  const definition = (schema?._zod.def ?? {}) as Definition;
  const inner = definition.innerType ?? definition.out;
  return inner === undefined ? definition : definitionOf(inner);
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? ` (${id.slice(0, 80)})` : '';
}
