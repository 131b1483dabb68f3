import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { signIn } from './session.ts';
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
  // What a browser keeps from becoming code or markup fails whatever test met it, though the page may look right.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Trusted(?:HTML|Script|Type)/u.test(message.text())) refused.push(message.text());
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  account: async ({}, use) => use(await createShopper()),
  shopper: async ({ page, account }, use) => {
    const { id } = await signIn(page, account);
    await use({ page, id });
  },
});
export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a page in the other colors can change: what is in it, and where, stays. */
const RULES_ON_COLOR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page, in light and in dark, in one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // One frame needs no run in parts, put together in a page of their own; and only what is wrong is told.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return [
    ...(await findingsIn(page, 'light', axe().withTags(RULES))),
    ...(await findingsIn(page, 'dark', axe().withRules(RULES_ON_COLOR))),
  ];
}

async function findingsIn(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // Once it has come to rest: halfway through a fade all ink is pale.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
