/** JSON of unknown shape. */
export type Json = Readonly<Record<string, unknown>>;

/** A string or number as text; '' for other values. */
export function getText(value: Json, key: string): string {
  const property = value[key];
  if (typeof property === 'string') return property;
  return typeof property === 'number' || typeof property === 'boolean' ? String(property) : '';
}

export function getObject(value: Json, key: string): Json {
  const property = value[key];
  return typeof property === 'object' && property !== null && !Array.isArray(property) ? (property as Json) : {};
}

/** The objects in a list, without other elements. */
export function getObjects(value: Json, key: string): readonly Json[] {
  const property = value[key];
  return Array.isArray(property)
    ? property.filter(
        (element): element is Json => typeof element === 'object' && element !== null && !Array.isArray(element),
      )
    : [];
}

/** The texts in a list, or in a comma-separated text. */
export function getTexts(value: Json, key: string): readonly string[] {
  const property = value[key];
  if (typeof property === 'string') return property.split(',');
  return Array.isArray(property)
    ? property
        .filter((element): element is string | number => typeof element === 'string' || typeof element === 'number')
        .map(String)
    : [];
}
