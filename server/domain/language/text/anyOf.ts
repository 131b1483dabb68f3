/**
 * Returns the source of a regular expression that matches any of the alternatives. One string may contain several
 * alternatives, separated by '|'.
 */
export function anyOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}
