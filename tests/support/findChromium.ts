import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

/** Flags to run Chromium as root, without a graphics card and without network access. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The package only unpacks its libraries if it believes to run on AWS Lambda. */
async function shippedChromium(): Promise<string> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}

/** The value of CHROMIUM_PATH that selects the Chromium of the npm package. */
const SHIPPED = 'shipped';

/** The package only supports this platform. */
const shippedRuns = process.platform === 'linux' && process.arch === 'x64';

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, or the one of an npm package, which is the same everywhere and,
 * being headless, takes half the time; on other platforms Playwright's own or the system's.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && named !== SHIPPED) return named;
  if (named === SHIPPED || shippedRuns) return shippedChromium();
  return (
    [playwright.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? shippedChromium()
  );
}
