/** The source of an expression that matches any alternative. An alternative may list several, separated by '|'. */
export function anyOf(...alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}
