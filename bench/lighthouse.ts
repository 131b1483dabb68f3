import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import setupBackend from '../tests/e2e/support/backend.setup.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/support/findChromium.ts';
import { openSession } from '../tests/e2e/support/session.ts';
import { createShopper } from '../tests/e2e/support/shopper.ts';

/** Lighthouse's mobile scores of the signed-out and the search screen. Goals: performance 95, the others 100. */
const DEBUGGING_PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const GOALS: Record<(typeof CATEGORIES)[number], number> = { performance: 95, accessibility: 100, 'best-practices': 100 };

async function scores(screen: string, url: string): Promise<void> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  });
  for (const name of CATEGORIES) {
    const score = Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    console.log(`${screen.padEnd(12)} ${name.padEnd(16)} ${score} (goal ${GOALS[name]})`);
    const audits = result?.lhr.categories[name]?.auditRefs ?? [];
    for (const { id, weight } of audits) {
      const audit = result?.lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) console.log(`             - ${audit.title}: ${audit.displayValue ?? 'not met'}`);
    }
  }
}

async function withBrowser(use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'atelier-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const stop = await setupBackend();
const origin = process.env['ATELIER_ORIGIN'] ?? '';
try {
  await withBrowser(() => scores('signed out', `${origin}/`));
  await withBrowser(async (context) => {
    await openSession(context, await createShopper());
    await scores('search', `${origin}/?tab=search&query=navy+linen+blazer`);
  });
} finally {
  await stop();
}
