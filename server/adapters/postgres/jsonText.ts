/** Escapes that `JSON.stringify` writes but PostgreSQL rejects: NUL and lone surrogates. */
const REFUSED_ESCAPE = /\\u(?:0000|d[89a-f])/iu;

/** Serializes to JSON that PostgreSQL accepts: drops NUL, replaces lone surrogates by U+FFFD. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return REFUSED_ESCAPE.test(text) ? JSON.stringify(value, (_key, part: unknown) => storable(part)) : text;
}

function storable(part: unknown): unknown {
  return typeof part === 'string' ? part.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD') : part;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
