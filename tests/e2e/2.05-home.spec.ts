import type { Page } from '@playwright/test';
import { askStylist, bar, sendMessage } from './support/chat.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { search, getSearchTab, getQueryField } from './support/searchTab.ts';

const getHome = (page: Page) => page.getByRole('tabpanel', { name: 'Home' });
const getLeadPicture = (page: Page) => getHome(page).getByRole('region', { name: 'Your Daily Outfit Recommendation' });
const getPrompt = (page: Page) => page.getByRole('link', { name: /^Search for: /u });
const getShownPicture = (page: Page) => getLeadPicture(page).locator('[aria-current="true"]');

const countRunningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

const MORNING = new Date('2025-09-02T08:00:00');
const HOUR_MS = 3_600_000;

test.describe('2.5 Home tab', () => {
  test('is composed of all its sections, moves with the clock and stops with one control', async ({
    shopper: { page },
  }) => {
    await page.clock.install({ time: MORNING });
    await page.goto('/');
    for (const name of ['Your Daily Outfit Recommendation', 'Style Picks For You', 'What’s Glamorous Now'])
      await expect(getHome(page).getByRole('region', { name })).toBeVisible();
    await expect(getHome(page).getByRole('region', { name: 'Recent Activity' })).toContainText('Nothing to show');
    await expect(getPrompt(page)).toBeVisible();
    await page.clock.pauseAt(MORNING.getTime() + HOUR_MS);
    const firstPrompt = await getPrompt(page).getAttribute('aria-label');
    const firstPicture = await getShownPicture(page).textContent();
    await page.clock.runFor(5_000);
    await expect(getShownPicture(page)).not.toHaveText(firstPicture ?? '');
    await expect(getPrompt(page)).not.toHaveAccessibleName(firstPrompt ?? '');
    await page.getByRole('button', { name: 'Pause all motion' }).click();
    const lastPicture = await getShownPicture(page).textContent();
    await page.clock.runFor(60_000);
    await expect(getShownPicture(page)).toHaveText(lastPicture ?? '');
    await expect.poll(() => countRunningAnimations(page)).toBe(0);
  });

  test('leads into searches: ticker, tile and prompt', async ({ shopper: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(getPrompt(page)).toBeVisible();
    // Run this last, because axe does not finish with an installed clock.
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const links = [getHome(page).getByRole('navigation').getByRole('link').first(), getPrompt(page)];
    for (const link of links) {
      const query = new URL((await link.getAttribute('href')) ?? '', 'http://home').searchParams.get('query');
      await link.click();
      await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText(query ?? '');
      await page.getByRole('tab', { name: 'Home' }).click();
    }
  });

  test('a press on the prompt opens the search box with its words', async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const box = page.getByRole('button', { name: /^Write your own search/u });
    const words = (await box.textContent()) ?? '';
    expect(words).not.toBe('');
    await box.click();
    await expect(getQueryField(page)).toHaveValue(words);
    await expect(getQueryField(page)).toBeFocused();
    await expect(getSearchTab(page).getByRole('article')).toHaveCount(0);
    await getQueryField(page).press('Enter');
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText(words);
  });

  test('an outfit opens piece by piece, is tried on and saved as a whole', async ({ shopper: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const pieces = getLeadPicture(page).getByRole('list', { name: 'The pieces' }).getByRole('link');
    await pieces.first().click();
    await expect(page.locator('dialog[open]').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await getLeadPicture(page).getByRole('button', { name: 'Save all pieces' }).click();
    await expect(getLeadPicture(page).getByRole('button', { name: 'All pieces saved' })).toBeVisible();
    await getLeadPicture(page).getByRole('button', { name: 'Try on the clothes' }).click();
    await expect(page.getByRole('dialog', { name: 'Fitting Room' })).toBeVisible();
    await page.goto('/?tab=wishlist');
    await expect(page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('article')).not.toHaveCount(0);
  });

  test('lists the last searches and conversations with relative times', async ({ shopper: { page } }) => {
    await search(page, 'linen shirt under 100');
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await page.getByRole('tab', { name: 'Home' }).click();
    const recent = getHome(page).getByRole('region', { name: 'Recent Activity' });
    await expect(recent.getByRole('link', { name: /^linen shirt under 100.* ago$/u })).toBeVisible();
    await expect(recent.getByRole('link')).toHaveCount(2);
    const stylistSwitch = bar(page).getByRole('radio', { name: 'Stylist' });
    await recent.getByRole('link', { name: /^linen shirt under 100/u }).click();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('linen shirt under 100');
    await expect(stylistSwitch).not.toBeChecked();
    await page.getByRole('tab', { name: 'Home' }).click();
    await recent.getByRole('link', { name: /wool coat/iu }).click();
    await expect(stylistSwitch).toBeChecked();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).not.toHaveText('linen shirt under 100');
  });

  test('keeps the old page when the new one fails, and after 4 hours fetches it', async ({ shopper: { page } }) => {
    await page.clock.install({ time: MORNING });
    await page.goto('/');
    await expect(getLeadPicture(page)).toBeVisible();
    await page.route('**/api/search/trends', (route) => route.fulfill({ status: 503, json: {} }));
    await page.clock.fastForward(4 * HOUR_MS);
    await expect(getHome(page).getByText('This page is from 4 hours ago')).toBeVisible();
    await page.unroute('**/api/search/trends');
    const oldPage = getHome(page).getByRole('status').filter({ hasText: 'This page is from 4 hours ago' });
    await oldPage.getByRole('button', { name: 'Try again' }).click();
    await expect(oldPage).toBeHidden();
    await expect(getLeadPicture(page)).toBeVisible();
  });
});
