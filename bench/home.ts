import { chromium, type CDPSession, type Page } from '@playwright/test';
import setupBackend from '../tests/e2e/support/backend.setup.ts';
import { openSession } from '../tests/e2e/support/session.ts';
import { createShopper } from '../tests/e2e/support/shopper.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/support/findChromium.ts';

/**
 * Measures an idle home screen: the frame rate with all animations on a processor slowed down by four, the main
 * thread's share of a core, and the timers and frames requested while another tab is open. Goals: 55 frames a second,
 * under 5 %, and none.
 */
const PERIOD_MS = 10_000;
const CPU_SLOWDOWN = 4;
const MIN_FRAME_RATE = 55;
const MAX_CORE_PERCENT = 5;
const ITEM_COUNT = 200;
const SCREEN_SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The work of the page's main thread so far, in seconds. */
async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** The share of one core that the main thread uses during the period. */
async function measureCorePercent(page: Page, session: CDPSession): Promise<number> {
  const secondsBefore = await readTaskSeconds(session);
  await page.waitForTimeout(PERIOD_MS);
  return ((await readTaskSeconds(session)) - secondsBefore) / (PERIOD_MS / 100_000);
}

/** Frames per second, counted by the page in every frame. */
function countFrames(page: Page): Promise<number> {
  return page.evaluate(
    (periodMs) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        let frames = 0;
        const count = (now: number) => {
          frames += 1;
          if (now - startedAt < periodMs) requestAnimationFrame(count);
          else resolve((frames * 1_000) / (now - startedAt));
        };
        requestAnimationFrame(count);
      }),
    PERIOD_MS,
  );
}

/** Number of timers and animation frames that the page requests during the period. */
async function countWakeUps(page: Page): Promise<number> {
  const readCount = () => page.evaluate(() => (globalThis as unknown as { wakeUps: number }).wakeUps);
  const countBefore = await readCount();
  await page.waitForTimeout(PERIOD_MS);
  return (await readCount()) - countBefore;
}

/** Runs in the page before the app. */
function countTimers(): void {
  const counter = Object.assign(globalThis, { wakeUps: 0 });
  const { setTimeout: setTimer, requestAnimationFrame: requestFrame } = globalThis;
  globalThis.setTimeout = ((...timerArguments: Parameters<typeof setTimer>) => {
    counter.wakeUps += 1;
    return setTimer(...timerArguments);
  }) as typeof setTimeout;
  globalThis.requestAnimationFrame = (callback) => {
    counter.wakeUps += 1;
    return requestFrame.call(globalThis, callback);
  };
}

function print(label: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${label.padEnd(52)} ${value}`);
}

/** Fills up the suggested items of the trends with copies under other ids. */
async function suggestManyItems(page: Page): Promise<void> {
  await page.route('**/api/search/trends', async (route) => {
    const response = await route.fetch();
    const trends = (await response.json()) as { suggested_items: readonly { readonly id: string }[] };
    const { suggested_items: items } = trends;
    const manyItems = Array.from({ length: ITEM_COUNT }, (_, index) => {
      const item = items[index % items.length];
      return { ...item, id: `${item?.id}-${index}` };
    });
    await route.fulfill({ response, json: { ...trends, suggested_items: manyItems } });
  });
}

/** Opens the list of suggested items until all of them are on the page. */
async function showAllItems(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Style Picks For You' });
  const moreButton = section.getByRole('button', { name: 'Show more' });
  await moreButton.waitFor();
  while (await moreButton.isVisible()) await moreButton.click();
  console.log(`     ${await section.getByRole('article').count()} suggested items on the page`);
  await page.getByRole('tabpanel', { name: 'Home' }).evaluate((panel) => panel.scrollTo(0, 0));
}

async function measure(page: Page, size: (typeof SCREEN_SIZES)[number]): Promise<void> {
  const name = `${size.width}x${size.height}`;
  await page.setViewportSize(size);
  await page.goto('/');
  await page.getByRole('region', { name: 'Your Daily Outfit Recommendation' }).waitFor();
  await page.getByRole('link', { name: /^Search for: /u }).waitFor();
  await showAllItems(page);
  await page.waitForLoadState('networkidle');
  // Wait until other screens are prefetched, within 10 s.
  await page.waitForTimeout(PERIOD_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idlePercent = await measureCorePercent(page, session);
  print(`${name}: main thread, all moving`, `${idlePercent.toFixed(1)} % of a core`, idlePercent < MAX_CORE_PERCENT);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const frameRate = await countFrames(page);
  print(
    `${name}: frames at ${CPU_SLOWDOWN}x slowdown`,
    `${frameRate.toFixed(1)} a second`,
    frameRate >= MIN_FRAME_RATE,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('tab', { name: 'Poses' }).click();
  await page.waitForTimeout(2_000);
  const tabWakeUps = await countWakeUps(page);
  print(
    `${name}: timers and frames with another tab open`,
    `${tabWakeUps} in ${PERIOD_MS / 1_000} s`,
    tabWakeUps === 0,
  );
  await session.detach();
}

const stop = await setupBackend();
try {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ baseURL: process.env['ATELIER_ORIGIN'] ?? '' });
  await openSession(context, await createShopper());
  const page = await context.newPage();
  // `tsx` wraps functions in the helper `__name`, so define the helper in the page too.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(countTimers);
  await suggestManyItems(page);
  for (const size of SCREEN_SIZES) await measure(page, size);
  await browser.close();
} finally {
  await stop();
}
