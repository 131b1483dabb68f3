import { expect, type Locator, type Page } from '@playwright/test';

/** The main query of the specification. */
export const WISH = 'navy linen blazer for a summer wedding under $200, not double-breasted';

export const searchTab = (page: Page) => page.getByRole('tabpanel', { name: 'Search' });
export const wishField = (page: Page) => page.getByRole('textbox', { name: 'What are you looking for?' });
export const chips = (page: Page) => page.getByRole('group', { name: 'Sort and filters' });
export const filterPanel = (page: Page) => page.getByRole('dialog', { name: 'Refine Results' });

/** The cards of the result grid, without those of the 'Deep Search Results' carousel. */
export const cards = (page: Page): Locator =>
  searchTab(page)
    .getByRole('region', { name: /^(Quick Finds|Results)$/ })
    .getByRole('article');

/** Opens the Search tab, submits the query and waits for the results. */
export async function search(page: Page, wish: string): Promise<void> {
  await page.goto('/?tab=search');
  await wishField(page).fill(wish);
  await wishField(page).press('Enter');
  await expect(cards(page).first()).toBeVisible();
}

/** Whole-dollar prices of the cards in the document, in order. A card shows its price before the full price. */
export async function prices(page: Page): Promise<number[]> {
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page).allTextContents();
  return texts.map((text) => Math.trunc(Number(/\$([\d,]+(?:\.\d+)?)/u.exec(text)?.[1]?.replaceAll(',', ''))));
}

/** The texts of the first cards; the number of cards in the document depends on the scroll position. */
export async function readFirstCards(page: Page): Promise<string[]> {
  await expect(cards(page).nth(3)).toBeVisible();
  return (await cards(page).allTextContents()).slice(0, 4);
}
