/** Escapes that `JSON.stringify` writes but PostgreSQL rejects: NUL and lone surrogates. */
const REFUSED_ESCAPE_PATTERN = /\\u(?:0000|d[89a-f])/iu;

/** Serializes to JSON that PostgreSQL accepts: removes NUL and replaces lone surrogates by U+FFFD. */
export function toJsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return REFUSED_ESCAPE_PATTERN.test(text) ? JSON.stringify(value, (_key, part: unknown) => toStorable(part)) : text;
}

function toStorable(part: unknown): unknown {
  return typeof part === 'string' ? part.replaceAll('\0', '').replace(LONE_SURROGATE_PATTERN, '\uFFFD') : part;
}

const LONE_SURROGATE_PATTERN = /\p{Surrogate}/gu;
