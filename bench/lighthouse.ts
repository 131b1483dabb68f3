import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import setupBackend from '../tests/e2e/support/backend.setup.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/support/findChromium.ts';
import { openSession } from '../tests/e2e/support/session.ts';
import { createShopper } from '../tests/e2e/support/shopper.ts';

/**
 * Prints Lighthouse's mobile scores of the signed-out, the home and the search screen: the median of several runs, as
 * its documentation recommends. The first visit is not counted, because it warms up the backend.
 */
const DEBUGGING_PORT = 9_333;
const RUN_COUNT = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const MIN_SCORES: Record<(typeof CATEGORIES)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function measurePage(
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<LighthouseReport> {
  return withBrowser(async (context) => {
    await prepare(context);
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    });
    if (!result) throw new Error('Lighthouse gave no report.');
    return result.lhr;
  });
}

const findScore = ({ categories }: LighthouseReport, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

async function measureScores(
  screen: string,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  await measurePage(url, prepare);
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) reports.push(await measurePage(url, prepare));
  for (const name of CATEGORIES)
    printMedian(
      screen,
      name,
      reports.toSorted((a, b) => findScore(a, name) - findScore(b, name)),
    );
}

function printMedian(screen: string, name: (typeof CATEGORIES)[number], reports: readonly LighthouseReport[]): void {
  const median = reports[RUN_COUNT >> 1]!;
  const all = reports.map((report) => findScore(report, name)).join(', ');
  console.log(
    `${screen.padEnd(12)} ${name.padEnd(16)} ${findScore(median, name)} (goal ${MIN_SCORES[name]}; runs ${all})`,
  );
  for (const { id, weight } of median.categories[name]?.auditRefs ?? []) {
    const audit = median.audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
      console.log(`             - ${audit.title}: ${audit.displayValue ?? 'not met'}`);
  }
}

async function withBrowser<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'atelier-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    return await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const stopBackend = await setupBackend();
const origin = process.env['ATELIER_ORIGIN'] ?? '';
try {
  await measureScores('signed out', `${origin}/`, () => Promise.resolve());
  const shopper = await createShopper();
  await measureScores('home', `${origin}/`, (context) => openSession(context, shopper));
  await measureScores('search', `${origin}/?tab=search&query=navy+linen+blazer`, (context) =>
    openSession(context, shopper),
  );
} finally {
  await stopBackend();
}
