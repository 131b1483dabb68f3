import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { getCards, getChips, getFilterPanel, readPrices, search } from './support/searchTab.ts';

const openFilters = async (page: Page) => {
  await getChips(page)
    .getByRole('button', { name: /^Filters/u })
    .click();
  await expect(getFilterPanel(page)).toBeVisible();
};

test.describe("2.8 Filter panel, 'Refine Results'", () => {
  test('has its sections, all expanded on a wide screen, its actions and its note', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await openFilters(page);
    const panel = getFilterPanel(page);
    for (const section of ['Sort By', 'Gender', 'Size', 'Color', 'Sale', 'Price Range']) {
      await expect(panel.getByText(section, { exact: true }).first()).toBeVisible();
    }
    await expect(panel.locator('details:not([open])')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Reset' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Clear All' })).toBeVisible();
    await expect(panel.getByText('Default filters are managed through your Account settings.')).toBeVisible();
    await expect(panel.getByRole('group', { name: 'Size' }).getByRole('button')).toHaveText([
      /^XXS\d/u,
      /^XS\d/u,
      /^S\d/u,
      /^M\d/u,
      /^L\d/u,
      /^XL\d/u,
      /^XXL\d/u,
    ]);
  });

  test('a filter re-fetches, is counted, becomes a chip and appears in the URL', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await openFilters(page);
    await getFilterPanel(page)
      .getByRole('button', { name: /^Women, / })
      .click();
    await getFilterPanel(page)
      .getByRole('button', { name: /^M, \d+ pieces?$/u })
      .click();
    await getFilterPanel(page).getByRole('button', { name: 'White' }).click();
    await page.keyboard.press('Escape');
    await expect(getChips(page).getByRole('button', { name: 'Filters, 3 active' })).toBeVisible();
    await expect(page).toHaveURL(/gender=Women/u);
    await expect(page).toHaveURL(/color=White/u);
    await page.reload();
    await expect(getChips(page).getByRole('button', { name: 'Filters, 3 active' })).toBeVisible();
    await page.goBack();
    await expect(getChips(page).getByRole('button', { name: 'Filters, 3 active' })).toBeHidden();
  });

  test('an edited filter is kept when the panel closes before its results arrive', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await openFilters(page);
    let releaseRequest = () => {};
    const requestReleased = new Promise<void>((resolve) => (releaseRequest = resolve));
    await page.route('**/api/search', async (route) => {
      await requestReleased;
      await route.continue();
    });
    await getFilterPanel(page)
      .getByRole('button', { name: /^Women, / })
      .click();
    await page.keyboard.press('Escape');
    releaseRequest();
    await expect(getFilterPanel(page)).toBeHidden();
    await expect(page).toHaveURL(/gender=Women/u);
    await expect(page).toHaveURL(/search=/u);
    await expect(getChips(page).getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await page.goBack();
    await expect(getChips(page).getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });

  test('the price range limits the prices; invalid input gets a message and reverts', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await openFilters(page);
    const [min, max] = [getFilterPanel(page).getByLabel('Min ($)'), getFilterPanel(page).getByLabel('Max ($)')];
    await max.fill('100');
    await max.press('Enter');
    await expect(page).toHaveURL(/max=100/u);
    await min.fill('cheap');
    await min.press('Enter');
    await expect(getFilterPanel(page).getByText('Price must be a valid number.')).toBeVisible();
    await expect(min).toHaveValue('');
    await min.fill('150');
    await min.press('Enter');
    await expect(getFilterPanel(page).getByText('Min Price >= Max Price!')).toBeVisible();
    await expect(min).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect.poll(async () => Math.max(...(await readPrices(page)))).toBeLessThanOrEqual(100);
  });

  test('a brand has as many results as its count says, and appears in the URL', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await openFilters(page);
    const brandButton = getFilterPanel(page).getByRole('group', { name: 'Brand' }).getByRole('button').first();
    const [, name = '', count = ''] =
      /^(.*), (\d+) pieces?$/u.exec((await brandButton.getAttribute('aria-label')) ?? '') ?? [];
    await brandButton.click();
    await expect(getFilterPanel(page).getByRole('button', { name: `Show ${count}`, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/brand=/u);
    await expect(getChips(page).getByRole('button', { name: new RegExp(name, 'u') })).toBeVisible();
  });

  test('Clear All removes every filter', async ({ shopper: { page } }) => {
    await search(page, 'navy linen blazer under $200');
    await openFilters(page);
    await getFilterPanel(page).getByRole('button', { name: 'Clear All' }).click();
    await page.keyboard.press('Escape');
    await expect(getChips(page).getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await expect(getCards(page).first()).toBeVisible();
  });

  test('on a phone it is a bottom sheet', async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await search(page, 'linen');
    await openFilters(page);
    const getPanelBottom = async () => {
      const box = await getFilterPanel(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(getPanelBottom).toBe(844);
    expect((await getFilterPanel(page).boundingBox())?.width).toBe(390);
  });
});
