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
 * Prints Lighthouse's mobile scores of the public pages (the marketing site, the vision page and a shared link) and
 * of the signed-out, home and search screens: the median of several runs. The first visit is not counted, because it
 * warms up the backend. Arguments select screens.
 */
const DEBUGGING_PORT = 9_333;
const RUN_COUNT = 5;
const APP_GOALS: Goals = { performance: 95, accessibility: 100, 'best-practices': 100 };
/** Minimum scores of the pages that search engines see. */
const PUBLIC_GOALS: Goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const BYTES_PER_KIB = 1_024;

/** Minimum scores by Lighthouse category. */
type Goals = Readonly<Record<string, number>>;

interface MeasuredScreen {
  readonly name: string;
  readonly url: string;
  readonly goals: Goals;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function measurePage({ url, goals, prepare }: MeasuredScreen): Promise<LighthouseReport> {
  return withBrowser(async (context) => {
    await prepare?.(context);
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(goals),
      disableStorageReset: true,
    });
    if (!result) throw new Error('Lighthouse gave no report.');
    return result.lhr;
  });
}

const findScore = ({ categories }: LighthouseReport, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

async function measureScores(screen: MeasuredScreen): Promise<void> {
  await measurePage(screen);
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) reports.push(await measurePage(screen));
  for (const [category, goal] of Object.entries(screen.goals))
    printMedian(
      screen.name,
      { category, goal },
      reports.toSorted((a, b) => findScore(a, category) - findScore(b, category)),
    );
  const bytes = reports[0]?.audits['total-byte-weight']?.numericValue ?? 0;
  console.log(`${screen.name.padEnd(12)} transferred      ${Math.round(bytes / BYTES_PER_KIB)} KiB`);
}

function printMedian(
  screen: string,
  { category: name, goal }: { readonly category: string; readonly goal: number },
  reports: readonly LighthouseReport[],
): void {
  const median = reports[RUN_COUNT >> 1]!;
  const scores = reports.map((report) => findScore(report, name)).join(', ');
  console.log(`${screen.padEnd(12)} ${name.padEnd(16)} ${findScore(median, name)} (goal ${goal}; runs ${scores})`);
  for (const { id, weight } of median.categories[name]?.auditRefs ?? []) {
    const audit = median.audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
      console.log(`             - ${audit.title}: ${audit.displayValue ?? 'not met'}`);
  }
}

async function withBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'atelier-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const stopBackend = await setupBackend();
const origin = process.env['ATELIER_ORIGIN'] ?? '';
try {
  // Each visit needs a new shopper, because a session needs a sign-in in the last minutes.
  const prepare = async (context: BrowserContext) => openSession(context, await createShopper());
  const screens: readonly MeasuredScreen[] = [
    { name: 'website', url: `${origin}/website`, goals: PUBLIC_GOALS },
    { name: 'vision', url: `${origin}/vision`, goals: PUBLIC_GOALS },
    { name: 'shared link', url: `${origin}/?item=brackwater-mill-bale-loader-slim-jean`, goals: PUBLIC_GOALS },
    { name: 'signed out', url: `${origin}/`, goals: APP_GOALS },
    { name: 'home', url: `${origin}/`, goals: APP_GOALS, prepare },
    { name: 'search', url: `${origin}/?tab=search&query=navy+linen+blazer`, goals: APP_GOALS, prepare },
  ];
  const wantedNames = process.argv.slice(2);
  for (const screen of screens)
    if (wantedNames.length === 0 || wantedNames.includes(screen.name)) await measureScores(screen);
} finally {
  await stopBackend();
}
