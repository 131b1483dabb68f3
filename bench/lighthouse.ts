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

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function visit(url: string, prepare: (context: BrowserContext) => Promise<unknown>): Promise<Report> {
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

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

async function scores(
  screen: string,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  await visit(url, prepare);
  const reports: Report[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) reports.push(await visit(url, prepare));
  for (const name of CATEGORIES)
    printMedian(
      screen,
      name,
      reports.toSorted((a, b) => scoreOf(a, name) - scoreOf(b, name)),
    );
}

function printMedian(screen: string, name: (typeof CATEGORIES)[number], reports: readonly Report[]): void {
  const median = reports[RUN_COUNT >> 1]!;
  const all = reports.map((report) => scoreOf(report, name)).join(', ');
  console.log(
    `${screen.padEnd(12)} ${name.padEnd(16)} ${scoreOf(median, name)} (goal ${MIN_SCORES[name]}; runs ${all})`,
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

const stop = await setupBackend();
const origin = process.env['ATELIER_ORIGIN'] ?? '';
try {
  await scores('signed out', `${origin}/`, () => Promise.resolve());
  const shopper = await createShopper();
  await scores('home', `${origin}/`, (context) => openSession(context, shopper));
  await scores('search', `${origin}/?tab=search&query=navy+linen+blazer`, (context) => openSession(context, shopper));
} finally {
  await stop();
}
