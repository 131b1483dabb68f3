import { chromium, type Page } from '@playwright/test';
import setupBackend from '../tests/e2e/support/backend.setup.ts';
import { openSession } from '../tests/e2e/support/session.ts';
import { createShopper } from '../tests/e2e/support/shopper.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/support/findChromium.ts';
import { describeScrolling, scroll } from './support/scrolling.ts';

/**
 * Measures 10,000 results in a real browser: mounting them on Back, parsing a new response, the number of cards and
 * elements, and the frame rate when scrolling. Goals: mounted in 60 ms, 400 cards, 60 frames a second.
 */
const ITEM_COUNT = 10_000;
const RUN_COUNT = 5;
const SCREEN_SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface PageMeasures {
  /** When the data was available: when the response was read, or at the popstate event. */
  dataAt: number;
  /** When the first new card was in the document. */
  mountedAt: number;
}
declare global {
  interface Window {
    measures: PageMeasures;
  }
}

/** Collects the timings. Runs in the page before the app. */
function collectTimings(): void {
  const measures: PageMeasures = { dataAt: 0, mountedAt: 0 };
  window.measures = measures;
  const startMeasure = () => Object.assign(measures, { begun: performance.now(), mounted: 0 });
  const bodyMethods = Response.prototype as unknown as Record<'json' | 'text', (this: Response) => Promise<unknown>>;
  for (const name of ['json', 'text'] as const) {
    const original = bodyMethods[name];
    bodyMethods[name] = async function read() {
      const value = await original.call(this);
      if (this.url.endsWith('/api/search')) startMeasure();
      return value;
    };
  }
  window.addEventListener('popstate', startMeasure, { capture: true });
  const isCard = (node: Node) =>
    node instanceof Element && (node.matches('article') || node.querySelector('article') !== null);
  new MutationObserver((changes) => {
    if (measures.dataAt === 0 || measures.mountedAt > 0) return;
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isCard))) measures.mountedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Replaces every search's results by 10,000 copies. */
async function multiplyResults(page: Page): Promise<void> {
  let answerCount = 0;
  await page.route('**/api/search', async (route) => {
    answerCount += 1;
    const answer = (await (await route.fetch()).json()) as {
      items: { id: string; rank: number }[];
      deep_search_items: unknown[];
    };
    const items = Array.from({ length: ITEM_COUNT }, (_, index) => ({
      ...answer.items[index % answer.items.length],
      id: `copy-${answerCount}-${index}`,
      rank: index + 1,
    }));
    await route.fulfill({ json: { ...answer, items, deep_search_items: [] } });
  });
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs `triggerMount`. Returns the milliseconds from the data to its first card. */
async function mountAfter(page: Page, triggerMount: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window.measures, { begun: 0, mounted: 0 }));
  await triggerMount();
  await page.waitForFunction(() => window.measures.mountedAt > 0);
  return page.evaluate(() => window.measures.mountedAt - window.measures.dataAt);
}

async function submitQuery(page: Page, query: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'What are you looking for?' });
  await field.fill(query);
  await field.press('Enter');
}

async function measure(page: Page, { width, height }: (typeof SCREEN_SIZES)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/?tab=search');
  const answerTimes: number[] = [];
  const scrollSteps: number[] = [];
  for (let run = 1; run <= RUN_COUNT; run += 1)
    answerTimes.push(await mountAfter(page, () => submitQuery(page, `cotton ${'again '.repeat(run)}`)));
  for (let run = 1; run < RUN_COUNT; run += 1) scrollSteps.push(await mountAfter(page, () => page.goBack()));
  const cards = await page.locator('article').count();
  const elements = await page.locator('[aria-labelledby="results"] *').count();
  const scrolling = await scroll(page, page.getByRole('tabpanel', { name: 'Search' }));
  const [slowest = 0] = scrollSteps.toSorted((a, b) => b - a);
  console.log(
    `${width}x${height}: ${ITEM_COUNT} results mount in ${median(scrollSteps).toFixed(0)} ms (slowest of ${scrollSteps.length}: ${slowest.toFixed(0)}); a fresh answer, checked and mapped, in ${median(answerTimes).toFixed(0)} ms`,
  );
  console.log(`${' '.repeat(10)}${cards} cards, ${elements} elements; scrolling: ${describeScrolling(scrolling)}`);
}

/** Measures scrolling through the same pictures on an otherwise empty page, which shows the limit of the machine. */
async function measurePicturesAlone(page: Page): Promise<void> {
  const sources = await page
    .locator('article img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const { width: side = 200 } = (await page.locator('article img').first().boundingBox()) ?? {};
  await page.goto('/api/health');
  await page.evaluate(
    ({ sources, side }) => {
      // Set styles by script, because the page's policy forbids style attributes.
      const main = document.createElement('main');
      Object.assign(main.style, {
        position: 'fixed',
        inset: '0',
        overflow: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '16px',
      });
      document.body.replaceChildren(main);
      const images = Array.from({ length: 400 }, (_, index) =>
        Object.assign(new Image(side, side * 1.5), { src: sources[index % sources.length] }),
      );
      main.append(...images);
    },
    { sources, side },
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  console.log(
    `${' '.repeat(10)}a page of the pictures alone: ${describeScrolling(await scroll(page, page.locator('main')))}`,
  );
}

const stopBackend = await setupBackend();
try {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ baseURL: process.env['ATELIER_ORIGIN'] ?? '' });
  await openSession(context, await createShopper());
  const page = await context.newPage();
  // `tsx` wraps functions in the helper `__name`, so define the helper in the page too.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(collectTimings);
  await multiplyResults(page);
  for (const screen of SCREEN_SIZES) {
    await measure(page, screen);
    await measurePicturesAlone(page);
  }
  await browser.close();
} finally {
  await stopBackend();
}
