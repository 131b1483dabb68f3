/** What PostgreSQL refuses inside JSON although JavaScript writes it: NUL, and half of a surrogate pair. */
const REFUSED = /\\u(?:0000|d[89a-f])/iu;

/** JSON text that PostgreSQL takes: NUL is dropped, half a character becomes U+FFFD. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return REFUSED.test(text) ? JSON.stringify(value, (_key, part: unknown) => storable(part)) : text;
}

function storable(part: unknown): unknown {
  return typeof part === 'string' ? part.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD') : part;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
