/** The browser and the operating system of a session, by the names that shoppers know; null where unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** In this order, because most browsers also name the ones that they descend from. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

/** In this order, because phones also name the system that theirs descends from. */
const SYSTEMS = [
  [/\biPad\b/u, 'iPad'],
  [/\b(?:iPhone|iPod)\b/u, 'iPhone'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/** Longer headers are not of a browser. */
const MAX_USER_AGENT_LENGTH = 600;

/** Reads the `User-Agent` header, of which nothing else is stored. Null if it names neither browser nor system. */
export function readDevice(userAgent: string | undefined): Device | null {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return browser === null && system === null ? null : { browser, system };
}
