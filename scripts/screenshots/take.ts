import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/findChromium.ts';
import { startTestBackend, type StartedBackend } from '../../tests/support/startBackend.ts';
import { ensureClient } from '../clientBuild.ts';
import { SCENES, type Scene } from './scenes.ts';

/** `npm run screenshots` takes the README's screenshots from the running app, with a new shopper and store. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCREENSHOT_FOLDER = new URL('../../docs/screenshots/', import.meta.url);
const WEBP_OPTIONS = { quality: 82, effort: 6, smartSubsample: true } as const;

/**
 * Whether the pictures in the viewport have loaded. Runs in the page. Other pictures load lazily and may never load.
 */
const areVisiblePicturesLoaded = (): boolean =>
  [...document.images].every((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isVisible = image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return image.complete || !isVisible;
  });

async function takeScreenshot(browser: Browser, backend: StartedBackend, scene: Scene): Promise<Buffer> {
  const email = `${scene.name}@atelier.test`;
  const { cookie, userId } = await backend.signInAs(email);
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: scene.viewport,
    colorScheme: scene.colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
    isMobile: scene.touch,
    hasTouch: scene.touch,
    locale: 'en-US',
  });
  await context.addCookies([{ name, value, url: backend.origin, httpOnly: true, sameSite: 'Lax' }]);
  // With a cached login, the app shows the shopper's screen at once.
  const cachedLogin = JSON.stringify({ id: userId, name: null, email, onboarded: true });
  await context.addInitScript((loginJson) => localStorage.setItem('auth', loginJson), cachedLogin);
  const page = await context.newPage();
  await scene.prepare(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(areVisiblePicturesLoaded);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return sharp(png).resize({ width: scene.width }).webp(WEBP_OPTIONS).toBuffer();
}

await mkdir(SCREENSHOT_FOLDER, { recursive: true });
const clientFolder = await ensureClient(ROOT, (line) => console.log(line), new AbortController().signal);
const backend = await startTestBackend({ clientFolder });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
let total = 0;
try {
  for (const scene of SCENES) {
    const picture = await takeScreenshot(browser, backend, scene);
    await writeFile(new URL(`${scene.name}.webp`, SCREENSHOT_FOLDER), picture);
    total += picture.length;
    console.log(`${(picture.length / 1000).toFixed(0).padStart(4)} kB  docs/screenshots/${scene.name}.webp`);
  }
  console.log(`${(total / 1000).toFixed(0).padStart(4)} kB  together`);
} finally {
  await browser.close();
  await backend.stop();
}
