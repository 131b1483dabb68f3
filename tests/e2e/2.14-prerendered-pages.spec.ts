import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PIECE = 'brackwater-mill-bale-loader-slim-jean';

/** Records the scripts that load until `shownElement` is visible, and the console's warnings and errors. */
async function watchLoading(
  page: Page,
  path: string,
  shownElement: Locator,
): Promise<{ scripts: string[]; complaints: string[] }> {
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(path);
  await expect(shownElement).toBeVisible();
  return { scripts, complaints };
}

test.describe('2.14 Marketing site and vision page, as HTML', () => {
  test('can be read without scripts, like the page of a shared link', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    for (const path of ['/website', '/vision']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Join the Atelier' }).first()).toBeVisible();
    }
    await page.goto(`/?item=${PIECE}`);
    await expect(page.getByRole('heading', { name: 'Bale Loader Slim Jean' })).toBeVisible();
    await expect(page.getByText('Brackwater Mill', { exact: true })).toBeVisible();
    await expect(page.getByText('$112.50')).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    await context.close();
  });

  test('loads no code of the app, and the app none of theirs', async ({ page, context }) => {
    const [visionPage, appPage] = [await context.newPage(), await context.newPage()];
    const joinLink = (opened: Page) => opened.getByRole('link', { name: 'Join the Atelier' }).first();
    const visits = [page, visionPage].map((opened) => opened.waitForRequest('**/website_engagement'));
    const visitedPaths: string[] = [];
    context.on('request', (request) => {
      if (/website_engagement/u.test(request.url()))
        visitedPaths.push((request.postDataJSON() as { path: string }).path);
    });
    const website = await watchLoading(page, '/website', joinLink(page));
    const vision = await watchLoading(visionPage, '/vision', joinLink(visionPage));
    // The code of these pages is loaded after their first paint; it reports the visit when it runs.
    await Promise.all(visits);
    const app = await watchLoading(appPage, `/?item=${PIECE}`, appPage.getByLabel('Password', { exact: true }));
    const appScripts = new Set(app.scripts);
    for (const { scripts } of [website, vision]) {
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((path) => appScripts.has(path))).toEqual([]);
    }
    expect(visitedPaths).toEqual(['/website', '/vision']);
    // Hydration errors and content security policy violations would be in the console.
    expect([...website.complaints, ...vision.complaints, ...app.complaints]).toEqual([]);
  });
});
