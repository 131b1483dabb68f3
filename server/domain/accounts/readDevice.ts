/** The browser and operating system of a session, by their common names; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The order matters, because most browsers also send the names of older ones: Edge also sends 'Chrome'. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

/** The order matters, because phones also send the name of the system that their own is based on. */
const OPERATING_SYSTEMS = [
  [/\biPad\b/u, 'iPad'],
  [/\b(?:iPhone|iPod)\b/u, 'iPhone'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/** Maximum length of the header, more than browsers send. */
const MAX_USER_AGENT_LENGTH = 600;

/** Reads the browser and operating system from a `User-Agent` header; null if it names neither. */
export function readDevice(userAgent: string | undefined): Device | null {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const system = OPERATING_SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return browser === null && system === null ? null : { browser, system };
}
