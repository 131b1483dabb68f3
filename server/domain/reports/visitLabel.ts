export interface Visit {
  readonly path: string;
  readonly userAgent: string;
  readonly screenWidth: number;
}

/** Names of each browser family in the user agent. A family that also sends the name of another one comes first. */
const BROWSER_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['bot', /bot|crawl|spider|headless/iu],
  ['Edge', /Edg(?:e|A|iOS)?\//u],
  ['Opera', /OPR\//u],
  ['Samsung Internet', /SamsungBrowser\//u],
  ['Firefox', /(?:Firefox|FxiOS)\//u],
  ['Chrome', /(?:Chrome|CriOS)\//u],
  ['Safari', /Safari\//u],
];
const [MAX_PHONE_WIDTH, MAX_TABLET_WIDTH] = [639, 1_023];

/** Returns what is stored of a visit: the page, the browser family and the class of the screen. */
export function labelVisit({ path, userAgent, screenWidth }: Visit): string {
  const page = path.startsWith('/vision') ? 'vision' : 'website';
  const browser = BROWSER_PATTERNS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'another browser';
  return `${page}, ${browser}, ${classifyScreen(screenWidth)}`;
}

function classifyScreen(width: number): string {
  if (width <= MAX_PHONE_WIDTH) return 'phone';
  return width <= MAX_TABLET_WIDTH ? 'tablet' : 'desktop';
}
