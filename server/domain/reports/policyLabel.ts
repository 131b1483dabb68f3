/** The parts of a content security policy violation that are used. */
export interface PolicyViolation {
  readonly directive: string;
  /** A URL, or a word such as `inline`. */
  readonly blocked: string;
  readonly sourceFile: string;
  readonly line: number;
}

const DIRECTIVE_PATTERN = /^[a-z-]{3,40}$/u;
const BLOCKED_WORD_PATTERN = /^[a-z-]{2,30}$/u;
const FILE_PATTERN = /\/assets\/(?<file>[\w.-]{1,80}\.(?:js|css))(?:\?|$)/u;
/** Matches the addresses of browser extensions, which cause violations on correct pages. */
const EXTENSION_PATTERN = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/u;

/**
 * Returns what is stored of a violation: the directive, the kind or host of the blocked content, and the position.
 * Returns null if it is irrelevant.
 */
export function labelViolation({ directive, blocked, sourceFile, line }: PolicyViolation): string | null {
  if (!DIRECTIVE_PATTERN.test(directive) || [blocked, sourceFile].some((text) => EXTENSION_PATTERN.test(text)))
    return null;
  const { file } = FILE_PATTERN.exec(sourceFile)?.groups ?? {};
  const place = file === undefined ? '' : ` (${file}:${Math.trunc(line)})`;
  return `${directive}: ${describeBlocked(blocked)}${place}`;
}

function describeBlocked(blocked: string): string {
  if (BLOCKED_WORD_PATTERN.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, hostname } = new URL(blocked);
  return hostname === '' ? protocol.slice(0, 30) : hostname.slice(0, 100);
}
