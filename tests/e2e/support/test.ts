import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { signIn } from './session.ts';
import { findIbmViolations } from './ibmChecker.ts';
import { createShopper, type TestShopper } from './shopper.ts';

interface Fixtures {
  /** A verified account for this test. */
  readonly account: TestShopper;
  /** A page of the signed-in and onboarded account. `id` is its user id. */
  readonly shopper: { readonly page: Page; readonly id: string };
}

/** Playwright's test, with the app's origin and new shoppers. */
export const test = base.extend<Fixtures>({
  // Playwright requires a destructured parameter.
  baseURL: async ({}, use) => use(process.env['ATELIER_ORIGIN']),
  // A Trusted Types or CSP violation fails the test.
  page: async ({ page }, use) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Trusted(?:HTML|Script|Type)/u.test(message.text())) refusals.push(message.text());
    });
    await use(page);
    expect(refusals).toEqual([]);
  },
  account: async ({}, use) => use(await createShopper()),
  shopper: async ({ page, account }, use) => {
    const { id } = await signIn(page, account);
    await use({ page, id });
  },
});
export { expect };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules to repeat in dark mode. Content and layout do not depend on the theme. */
const RULES_ON_COLOR = ['color-contrast', 'link-in-text-block'];

/** The violations that two accessibility engines find, one line each. axe runs in light and dark. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // The pages have no frames, so use axe's legacy mode, which ignores frames.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  await waitForAnimations(page);
  return [
    ...(await findIbmViolations(page)),
    ...(await findAxeViolations(page, 'light', axe().withTags(RULES))),
    ...(await findAxeViolations(page, 'dark', axe().withRules(RULES_ON_COLOR))),
  ];
}

/** Waits until all fades have ended, because a fade lowers the contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

async function findAxeViolations(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
