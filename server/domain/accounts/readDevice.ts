/** The browser and operating system of a session, with the names that shoppers know; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** In this order, because most browsers also send the names of older browsers: Edge sends 'Chrome'. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

/** In this order, because phones also send the name of the system that theirs is based on. */
const OPERATING_SYSTEMS = [
  [/\biPad\b/u, 'iPad'],
  [/\b(?:iPhone|iPod)\b/u, 'iPhone'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/** Browsers do not send longer headers. */
const MAX_USER_AGENT_LENGTH = 600;

/** Reads the browser and operating system from a `User-Agent` header; null if it names neither. */
export function readDevice(userAgent: string | undefined): Device | null {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const system = OPERATING_SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return browser === null && system === null ? null : { browser, system };
}
