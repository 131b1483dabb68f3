/** Maximum number of tokens. Other programs on this machine may have set cookies of the same name. */
const MAX_TOKENS = 10;
const TOKEN_PATTERN = /^[\w-]{1,128}$/u;

/**
 * The tokens of all cookies with this name, the last cookie first. Browsers send the cookie with the shortest path
 * last, which is ours.
 */
export function readCookieTokens(header: string | undefined, name: string): readonly string[] {
  const prefix = `${name}=`;
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .filter((token) => TOKEN_PATTERN.test(token))
    .toReversed()
    .slice(0, MAX_TOKENS);
}
