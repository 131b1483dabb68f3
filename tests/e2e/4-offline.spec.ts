import type { Page } from '@playwright/test';
import { ReleaseProxy } from './support/ReleaseProxy.ts';
import { expect, test } from './support/test.ts';
import { getCards, search } from './support/searchTab.ts';

test.use({ serviceWorkers: 'allow' });

const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

test.describe('4 Without a connection', () => {
  test('after one visit the app opens with the wishlist and its pictures; hearts are sent later; logout removes all', async ({
    shopper: { page, id },
    context,
  }) => {
    await search(page, 'blazer');
    const saveResponse = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /wishlist/u.test(answer.url()),
    );
    await getCards(page)
      .first()
      .getByRole('button', { name: /to wishlist$/u })
      .click();
    await saveResponse;
    const countStoredPictures = () =>
      page.evaluate(async () =>
        navigator.serviceWorker.controller === null ? 0 : (await (await caches.open('pictures')).keys()).length,
      );
    await expect.poll(countStoredPictures, { timeout: 60_000 }).toBeGreaterThan(0);

    await context.setOffline(true);
    await page.goto('/?tab=wishlist');
    const list = page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('list', { name: 'Wishlist' });
    await expect(list.getByRole('article')).toHaveCount(1);
    // After a page load, Chromium does not report that it is offline. The app then says that the server is
    // unreachable.
    await expect(page.getByText(/^You are offline|cannot be reached right now/u)).toBeVisible();
    await expect
      .poll(() =>
        list
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await list.getByRole('button', { name: /from wishlist$/u }).click();
    await page.getByRole('alertdialog', { name: 'Please confirm' }).getByRole('button', { name: 'Remove' }).click();
    await expect(list.getByRole('article')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Wishlist' })).toBeVisible();
    await expect(list.getByRole('article')).toHaveCount(0);

    const sentResponse = page.waitForResponse(
      (answer) => answer.request().method() === 'DELETE' && /wishlist/u.test(answer.url()),
    );
    await context.setOffline(false);
    expect((await sentResponse).ok()).toBe(true);
    const storedWishlist = await page.evaluate(
      async (userId) => (await fetch(`/api/wishlist/${userId}`)).json() as unknown,
      id,
    );
    expect(storedWishlist).toEqual({});

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('pictures'))).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /wishlist|recent/u.test(key)))).toEqual(
      [],
    );
  });

  test('Home shows what it last showed', async ({ shopper: { page }, context }) => {
    await page.goto('/');
    const title = page.getByRole('tabpanel', { name: 'Home' }).getByRole('heading', { level: 2 }).first();
    await expect(title).toBeVisible();
    const words = await title.innerText();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(words);
    await expect(page.getByText(/^You are offline|cannot be reached right now/u)).toBeVisible();
  });

  test('stored scripts that are damaged are fetched again', async ({ shopper: { page } }) => {
    await page.goto('/?tab=wishlist');
    await waitForWorker(page);
    const damagedCount = await page.evaluate(async () => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('.js')) continue;
          await cache.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
          count += 1;
        }
      }
      return count;
    });
    expect(damagedCount).toBeGreaterThan(0);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Wishlist' })).toBeVisible();
  });

  test('a new version is offered, covers no tab, and reloads only the page that asks for it', async ({
    shopper: { page },
    context,
  }) => {
    const proxy = await ReleaseProxy.before(process.env['ATELIER_ORIGIN'] ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${proxy.origin}/?tab=wishlist`);
    const otherPage = await context.newPage();
    await otherPage.goto(`${proxy.origin}/?tab=wishlist`);
    await Promise.all([page, otherPage].map(waitForWorker));
    const notice = (opened: Page) => opened.getByText('A new version of Atelier is ready.');
    proxy.release();
    for (const opened of [page, otherPage]) await opened.evaluate(() => Object.assign(window, { isOld: true }));
    // The page listens for updates once its worker is registered, which may take a moment longer than the worker.
    await expect(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(notice(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('tab', { name: 'Poses' }).click();
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isOld' in window));
    await expect(page.getByRole('tab', { name: 'Wishlist' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    expect(await otherPage.evaluate(() => 'isOld' in window)).toBe(true);
    await notice(otherPage).waitFor();
    await otherPage.getByRole('button', { name: 'Later' }).click();
    await otherPage.getByRole('tab', { name: 'Poses' }).click();
    await expect(otherPage.getByRole('tabpanel', { name: 'Poses' })).toBeVisible();
    await proxy.stop();
  });
});
