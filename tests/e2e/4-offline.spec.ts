import { expect, test } from './support/test.ts';
import { getCards, search } from './support/searchTab.ts';

test.use({ serviceWorkers: 'allow' });

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
    const countStored = () =>
      page.evaluate(async () =>
        navigator.serviceWorker.controller === null ? 0 : (await (await caches.open('pictures')).keys()).length,
      );
    await expect.poll(countStored, { timeout: 60_000 }).toBeGreaterThan(0);

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
});
