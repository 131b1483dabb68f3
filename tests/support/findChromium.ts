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

/** What CHROMIUM_PATH says for the one that ships in an npm package. */
const SHIPPED = 'shipped';

/** It is built for no other machine. */
const shippedRuns = process.platform === 'linux' && process.arch === 'x64';

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, or the one that ships in an npm package, which is the same
 * everywhere and, with no window to draw, takes half the time of a whole browser; elsewhere Playwright's own or the system's.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && named !== SHIPPED) return named;
  if (named === SHIPPED || shippedRuns) return shippedChromium();
  return [playwright.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? shippedChromium();
}
