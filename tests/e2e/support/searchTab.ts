import { expect, type Locator, type Page } from '@playwright/test';

/** The main query of the specification. */
export const MAIN_QUERY = 'navy linen blazer for a summer wedding under $200, not double-breasted';

export const getSearchTab = (page: Page) => page.getByRole('tabpanel', { name: 'Search' });
export const getQueryField = (page: Page) => page.getByRole('textbox', { name: 'What are you looking for?' });
export const getChips = (page: Page) => page.getByRole('group', { name: 'Sort and filters' });
export const getFilterPanel = (page: Page) => page.getByRole('dialog', { name: 'Refine Results' });

/** The cards of the result grid, without the row 'Deep Search Results'. */
export const getCards = (page: Page): Locator =>
  getSearchTab(page)
    .getByRole('region', { name: /^(Quick Finds|Results)$/ })
    .getByRole('article');

/** Opens the Search tab, submits the query and waits for the results. */
export async function search(page: Page, query: string): Promise<void> {
  await page.goto('/?tab=search');
  await getQueryField(page).fill(query);
  await getQueryField(page).press('Enter');
  await expect(getCards(page).first()).toBeVisible();
}

/** The prices of the rendered cards in whole dollars. A card has its price before the full price. */
export async function readPrices(page: Page): Promise<number[]> {
  await expect(getCards(page).first()).toBeVisible();
  const texts = await getCards(page).allTextContents();
  return texts.map((text) => Math.trunc(Number(/\$([\d,]+(?:\.\d+)?)/u.exec(text)?.[1]?.replaceAll(',', ''))));
}

/** The texts of the first cards. More cards may be in the document. */
export async function readFirstCards(page: Page): Promise<string[]> {
  await expect(getCards(page).nth(3)).toBeVisible();
  return (await getCards(page).allTextContents()).slice(0, 4);
}
