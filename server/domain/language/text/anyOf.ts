/**
 * The source of an expression that matches any of the alternatives. Each may itself list alternatives, separated by
 * '|'.
 */
export function anyOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}
