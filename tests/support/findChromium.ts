import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

/** Flags to run Chromium as root, without a graphics card and network access. */
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

/** Unpacks the package's Chromium, which needs an environment like AWS Lambda. */
async function unpackChromium(): Promise<string> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** The value of CHROMIUM_PATH that selects the npm package's Chromium. */
const PACKAGED_CHROMIUM = 'shipped';

/** The npm package supports only this platform. */
const isPackageSupported = process.platform === 'linux' && process.arch === 'x64';

/**
 * The path of a Chromium: CHROMIUM_PATH if set; otherwise that of the npm package, which is headless and twice as
 * fast; on other platforms Playwright's or an installed one.
 */
export async function findChromium(): Promise<string> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath && configuredPath !== PACKAGED_CHROMIUM) return configuredPath;
  if (configuredPath === PACKAGED_CHROMIUM || isPackageSupported) return unpackChromium();
  return [playwright.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? unpackChromium();
}
