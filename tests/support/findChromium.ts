import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

/** What lets Chromium run as root, without a graphics card and on a closed network. */
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

/** The package unpacks the libraries it needs only where it takes the machine for a Lambda. */
async function shippedChromium(): Promise<string> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}

/** What CHROMIUM_PATH says for the one that ships in an npm package, which the tests can be tried on beside a newer one. */
const SHIPPED = 'shipped';

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, Playwright's own, the system's, or the one that
 * ships in an npm package, so that browser tests run on a machine that has nothing but Node.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named === SHIPPED) return shippedChromium();
  if (named) return named;
  const present = [playwright.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
  return present ?? shippedChromium();
}
