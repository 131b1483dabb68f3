/** Reads values from JSON of unknown shape. */
export type Json = Readonly<Record<string, unknown>>;

/** A string or number as text; everything else is ''. */
export function getText(value: Json, key: string): string {
  const found = value[key];
  if (typeof found === 'string') return found;
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : '';
}

export function getObject(value: Json, key: string): Json {
  const found = value[key];
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : {};
}

/** The objects of a list; other elements are omitted. */
export function getObjects(value: Json, key: string): readonly Json[] {
  const found = value[key];
  return Array.isArray(found)
    ? found.filter((one): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one))
    : [];
}

/** The texts of a list, or of one comma-separated text. */
export function getTexts(value: Json, key: string): readonly string[] {
  const found = value[key];
  if (typeof found === 'string') return found.split(',');
  return Array.isArray(found)
    ? found.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number').map(String)
    : [];
}
