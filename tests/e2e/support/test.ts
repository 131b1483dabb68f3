import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { openSession } from './session.ts';
import { createShopper, type TestShopper } from './shopper.ts';

interface Fixtures {
  /** An account of this test alone, verified, not yet signed in. */
  readonly account: TestShopper;
  /** A page of that account, signed in and onboarded; `id` is its user id. */
  readonly shopper: { readonly page: Page; readonly id: string };
}

/** Playwright's test with the app's origin and shoppers of its own. */
export const test = base.extend<Fixtures>({
  // Playwright reads the destructuring, so it stands although it is empty.
  baseURL: async ({}, use) => use(process.env['ATELIER_ORIGIN']),
  account: async ({}, use) => use(await createShopper()),
  shopper: async ({ context, account }, use) => {
    const { id } = await openSession(context, account);
    await use({ page: await context.newPage(), id });
  },
});
export { expect };

/** What axe finds on the page once it has come to rest, in one line each: halfway through a fade all ink is pale. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
