/** The source of an expression that matches any of the alternatives; each may be several, separated by '|'. */
export function anyOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}
