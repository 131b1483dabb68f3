import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { matchScripts } from './support/builtFiles.ts';
import { getCards, getChips, search, getSearchTab, getQueryField } from './support/searchTab.ts';

const getPopup = (page: Page) => page.getByRole('alertdialog');

test.describe('8 Bad input', () => {
  const ODD_QUERIES = {
    SQL: "'; DROP TABLE items; --",
    HTML: '<img src=x onerror=alert(1)><script>alert(1)</script> blazer',
    emoji: '👗✨ for 🌞',
    'right-to-left text': 'فستان أزرق للصيف',
    'a pattern that runs away': `${'a'.repeat(60)}!${'(a+)+'.repeat(20)}`,
  };
  for (const [kind, wish] of Object.entries(ODD_QUERIES)) {
    test(`${kind} is treated as text`, async ({ shopper: { page } }) => {
      page.on('dialog', () => {
        throw new Error('A script in the query ran.');
      });
      await page.goto('/?tab=search');
      await getQueryField(page).fill(wish);
      await getQueryField(page).press('Enter');
      await expect(getSearchTab(page).getByRole('heading', { level: 2 }).first()).toHaveText(wish.trim());
      await expect(getCards(page).first().or(page.getByText('Nothing quite like it'))).toBeVisible();
      await expect(getPopup(page)).toBeHidden();
    });
  }

  test('ten thousand characters are truncated in the field, and harmless in the URL', async ({ shopper: { page } }) => {
    await page.goto(`/?tab=search&query=${'linen%20'.repeat(900)}`);
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('A seam has come undone')).toBeHidden();
    await getQueryField(page).fill('');
    await page.keyboard.insertText('x'.repeat(10_000));
    expect((await getQueryField(page).inputValue()).length).toBeLessThanOrEqual(2_000);
    await expect(page.getByText('That is the limit: 2,000 characters.')).toBeVisible();
  });
});

test.describe('8 Failures', () => {
  test('a failed search shows a message, keeps the text, and a retry works', async ({ shopper: { page } }) => {
    await page.route('**/api/search', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.goto('/?tab=search');
    await getQueryField(page).fill('linen shirt');
    await getQueryField(page).press('Enter');
    await expect(getPopup(page).getByText('Error Searching Items')).toBeVisible();
    await getPopup(page).getByText('Close', { exact: true }).click();
    await expect(getQueryField(page)).toHaveValue('linen shirt');
    await page.unroute('**/api/search');
    await getSearchTab(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getCards(page).first()).toBeVisible();
  });

  test('a failed new search from a chip clears the results and shows a message', async ({ shopper: { page } }) => {
    await search(page, 'navy linen blazer under $200');
    await page.route('**/api/search', (route) => route.fulfill({ status: 503, body: '' }));
    await getChips(page).getByRole('button', { name: 'Remove Blue' }).click();
    await expect(getPopup(page).getByText('Error fetching similar items')).toBeVisible();
    await getPopup(page).getByText('Close', { exact: true }).click();
    await expect(getCards(page)).toHaveCount(0);
  });

  test('a malformed answer shows the same short message', async ({ shopper: { page } }) => {
    await page.route('**/api/search', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"items": 7}' }),
    );
    await page.goto('/?tab=search&query=linen');
    await expect(getPopup(page).getByText('Error Searching Items')).toBeVisible();
  });

  test('the newest query wins over a slow older one', async ({ shopper: { page } }) => {
    let releaseRequest = () => {};
    const requestReleased = new Promise<void>((release) => {
      releaseRequest = release;
    });
    await page.route('**/api/search', async (route) => {
      if (route.request().postData()?.includes('coat')) await requestReleased;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/?tab=search');
    await getQueryField(page).fill('coat');
    await getQueryField(page).press('Enter');
    await getQueryField(page).fill('jeans');
    await getQueryField(page).press('Enter');
    await expect(getCards(page).first()).toContainText(/jean/iu);
    releaseRequest();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 }).first()).toHaveText('jeans');
    await expect(getCards(page).first()).toContainText(/jean/iu);
  });

  test('offline: a notice appears, the results and the text stay, and the query runs once connected', async ({
    shopper: { page },
    context,
  }) => {
    await search(page, 'linen shirt');
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/u)).toBeVisible();
    await expect(getCards(page).first()).toBeVisible();
    await getQueryField(page).fill('wool coat');
    await getQueryField(page).press('Enter');
    await expect(page.getByText('“wool coat” is searched once you are connected again.')).toBeVisible();
    await expect(getPopup(page)).toBeHidden();
    await expect(getCards(page).first()).toContainText(/linen|shirt/iu);
    await expect(getQueryField(page)).toHaveValue('wool coat');
    await context.setOffline(false);
    await expect(getSearchTab(page).getByRole('heading', { level: 2 }).first()).toHaveText('wool coat');
    await expect(getCards(page).first()).toContainText(/coat/iu);
  });

  test('a first script that does not arrive leaves a way to try again', async ({ shopper: { page } }) => {
    await page.route(/\/assets\/start-[^/]*\.js/u, (route) => route.abort());
    await page.goto('/?tab=search');
    const tryAgain = page.getByRole('link', { name: 'Try again' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(tryAgain).toBeHidden();
    await expect(tryAgain).toBeVisible();
    await page.unrouteAll();
    await tryAgain.click();
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a viewer that fails to prefetch shows no message', async ({ shopper: { page } }) => {
    await page.route(matchScripts('ItemViewer'), (route) => route.abort());
    const prefetchFailed = page.waitForEvent('requestfailed', (request) =>
      matchScripts('ItemViewerHost').test(request.url()),
    );
    await search(page, 'linen shirt');
    await prefetchFailed;
    await getQueryField(page).fill('wool coat');
    await getQueryField(page).press('Enter');
    await expect(getSearchTab(page).getByRole('heading', { level: 2 }).first()).toHaveText('wool coat');
    await expect(getPopup(page)).toBeHidden();
  });

  /** Presses the first card. Expects the message that the viewer cannot be loaded. */
  const pressAndExpectNothing = async (page: Page) => {
    await getCards(page).first().getByRole('link').click();
    await expect(getPopup(page).getByText('This part could not be loaded.')).toBeVisible();
    await getPopup(page).getByText('Close', { exact: true }).click();
  };

  /** Presses the first card. Expects its item, then returns to the same results. */
  const pressAndExpectViewer = async (page: Page) => {
    const words = (await getCards(page).first().getByRole('link').first().textContent()) ?? '';
    await getCards(page).first().getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Details' })).toBeVisible();
    expect(words).toContain((await dialog.getByRole('heading', { level: 2 }).first().textContent()) ?? '?');
    await expect(getPopup(page)).toBeHidden();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(getCards(page).first()).toBeVisible();
  };

  test('a requested viewer that does not load shows a message, and the next press opens the item once it can', async ({
    shopper: { page },
  }) => {
    await page.route(matchScripts('ItemViewer'), (route) => route.abort());
    await search(page, 'linen shirt');
    await pressAndExpectNothing(page);
    await page.unroute(matchScripts('ItemViewer'));
    await pressAndExpectViewer(page);
  });

  test('after a new release, a viewer whose code is gone is opened by a page reload, with its item', async ({
    shopper: { page },
  }) => {
    let renewed = false;
    await page.route(matchScripts('ItemViewer'), (route) =>
      renewed ? route.continue() : route.fulfill({ status: 404 }),
    );
    await search(page, 'linen shirt');
    page.on('request', (request) => {
      renewed ||= request.isNavigationRequest();
    });
    await pressAndExpectNothing(page);
    await pressAndExpectViewer(page);
    expect(renewed).toBe(true);
  });

  test('a part requested offline loads when it is requested again online', async ({ shopper: { page }, context }) => {
    await page.goto('/?tab=home');
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.route(matchScripts('poses.module'), (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Poses' }).click();
    const poses = page.getByRole('tabpanel', { name: 'Poses' });
    await expect(poses.getByText('This part could not be loaded.')).toBeVisible();
    await context.setOffline(false);
    await page.unroute(matchScripts('poses.module'));
    await poses.getByRole('button', { name: 'Try again' }).click();
    await expect(poses.getByRole('heading', { level: 2 })).toHaveText('Photos of you');
  });

  test('the wishlist opens offline, even for the first time', async ({ shopper: { page }, context }) => {
    await page.clock.install();
    const code = page.waitForResponse(matchScripts('wishlist.module'));
    await search(page, 'linen shirt');
    await page.clock.fastForward('00:08');
    const wishlistStored = page.waitForResponse(/api\/wishlist\/.+\/.+/u);
    await getCards(page)
      .first()
      .getByRole('button', { name: /to wishlist$/u })
      .click();
    await Promise.all([code, wishlistStored]);
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('article')).toHaveCount(1);
  });

  test('an expired session leads to the login and back to the same search', async ({
    shopper: { page },
    context,
    account,
  }) => {
    await search(page, 'linen shirt');
    await context.clearCookies();
    await getQueryField(page).fill('wool coat');
    await getQueryField(page).press('Enter');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 }).first()).toHaveText('wool coat');
    await expect(getCards(page).first()).toBeVisible();
  });

  test('a picture that fails to load shows a gray placeholder', async ({ shopper: { page } }) => {
    await page.route('**/media/**', (route) => route.abort());
    await search(page, 'linen shirt');
    await expect(getCards(page).first()).toBeVisible();
    await expect(getCards(page).first().locator('img')).toHaveCount(0);
  });
});
