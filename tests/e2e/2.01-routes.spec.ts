import { findAccessibilityViolations, expect, test } from './support/test.ts';

const LEGAL_PATHS = ['/privacy', '/terms', '/cookies', '/data-usage-info'];

test.describe('2.1 Route sets', () => {
  test('/ shows the login to a visitor and the app to a shopper', async ({ page, shopper }) => {
    await shopper.page.goto('/');
    await expect(shopper.page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
    await page.context().clearCookies();
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('/onboarding sends a visitor to /', async ({ page }) => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('/website and /vision are not the app', async ({ page }) => {
    for (const path of ['/website', '/vision']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Join the Atelier' }).first()).toHaveAttribute('target', '_blank');
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    }
  });

  for (const path of LEGAL_PATHS) {
    test(`${path} is public, has a date, and links back`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Last updated: September 2, 2025')).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByText('Back to the product').first().click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('the privacy policy has the support address, the terms have the ages', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('link', { name: /support@/ }).first()).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText(/\b13\b/).first()).toBeVisible();
    await expect(page.getByText(/\b18\b/).first()).toBeVisible();
  });

  test('a shared link shows a visitor the login, then the item', async ({ page, account, request }) => {
    const answer = await request.post('/api/auth/firebase', {
      headers: { origin: process.env['ATELIER_ORIGIN'] ?? '' },
      data: { token: account.idToken },
    });
    const { id } = (await answer.json()) as { id: string };
    const headers = { origin: process.env['ATELIER_ORIGIN'] ?? '' };
    await request.post(`/api/user/${id}/preferences`, { headers, data: { preferences: { onboarded: true } } });
    const searchResponse = await request.post('/api/search', { headers, data: { user_id: id, query: 'blazer' } });
    const [item] = ((await searchResponse.json()) as { items: { id: string; short_description: string }[] }).items;
    await page.goto(`/?item=${item?.id}`);
    const piece = page.getByRole('heading', { name: item?.short_description, level: 1 });
    await expect(piece).toBeVisible();
    await page.getByRole('link', { name: 'Sign in to keep it' }).click();
    await page.getByLabel('Email').fill(account.email);
    await expect(piece).toBeAttached();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: item?.short_description })).toBeVisible();
    await expect(piece).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Search', includeHidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('an unknown item shows a message and leaves the app usable', async ({ shopper: { page } }) => {
    await page.goto('/?item=there-is-no-such-item');
    await expect(page.getByText('Error fetching item')).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.has('item')).toBe(false);
    await page.getByRole('alertdialog').getByText('Close', { exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
  });
});
