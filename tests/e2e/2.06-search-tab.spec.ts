import { expect, test } from './support/test.ts';
import { cards, chips, prices, search, searchTab, WISH, wishField } from './support/wish.ts';

test.describe('2.6 Search tab', () => {
  test('the main query finds navy linen blazers under $200 and no double-breasted one', async ({
    shopper: { page },
  }) => {
    await search(page, WISH);
    await expect(searchTab(page).getByRole('heading', { name: 'Deep Search Results' })).toBeVisible();
    await expect(searchTab(page).getByRole('heading', { name: 'Quick Finds' })).toBeVisible();
    const foundTexts = await cards(page).allTextContents();
    expect(foundTexts[0]).toMatch(/blazer|sport coat|jacket/iu);
    expect(foundTexts.join(' ')).not.toMatch(/double.breasted/iu);
    expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(200);
    await expect(chips(page).getByText('Blue')).toBeVisible();
    await expect(chips(page).getByText('Up to $200')).toBeVisible();
  });

  test('every deep search card names in its header which part of the query it meets', async ({ shopper: { page } }) => {
    await search(page, WISH);
    const deepResults = searchTab(page).getByRole('region', { name: 'Deep Search Results' }).getByRole('article');
    await expect(deepResults.first()).toContainText(/linen/iu);
    for (const text of await deepResults.allTextContents()) expect(text).toMatch(/\$\d/u);
    const getCardBox = (index: number) => deepResults.nth(index).boundingBox();
    expect(Math.round((await getCardBox(0))?.width ?? 0)).toBe(200);
    await expect
      .poll(async () => Math.round(((await getCardBox(1))?.x ?? 0) - ((await getCardBox(0))?.x ?? 0)))
      .toBe(216);
  });

  test('the carousel moves by button and key, and snaps to a card', async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await search(page, WISH);
    const row = searchTab(page).getByRole('region', { name: 'Deep Search Results' });
    const track = row.getByRole('list', { name: 'Deep Search Results' });
    const getScrollLeft = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await expect(row.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(getScrollLeft).toBe(216);
    await track.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(getScrollLeft).toBe(0);
    await track.evaluate((element) => element.scrollTo({ left: 150, behavior: 'instant' }));
    await expect.poll(getScrollLeft).toBe(216);
    await track.evaluate((element) => element.scrollTo({ left: 216 + 30, behavior: 'instant' }));
    await expect.poll(getScrollLeft).toBe(216);
  });

  test('a removed chip stays removed, although the query still contains the word', async ({ shopper: { page } }) => {
    await search(page, WISH);
    const countBefore = await cards(page).count();
    await chips(page).getByRole('button', { name: 'Remove Blue' }).click();
    await expect(chips(page).getByText('Blue')).toBeHidden();
    await expect(page).not.toHaveURL(/color=Blue/u);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(countBefore);
  });

  test('sorting reorders the loaded results without a call', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    let callCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search')) callCount += 1;
    });
    await chips(page).getByRole('button', { name: /^Sort/u }).click();
    const panel = page.getByRole('dialog', { name: 'Refine Results' });
    await expect(panel.getByRole('radio', { name: 'Relevance' })).toBeFocused();
    await panel.getByText('Price (low/high)', { exact: true }).click();
    await page.keyboard.press('Escape');
    const sortedPrices = await prices(page);
    expect(sortedPrices).toEqual(sortedPrices.toSorted((a, b) => a - b));
    expect(sortedPrices.length).toBeGreaterThan(3);
    expect(callCount).toBe(0);
  });

  test('the URL holds the search; Back restores results and scroll position', async ({ shopper: { page } }) => {
    await search(page, 'something in cotton');
    const panel = searchTab(page);
    await panel.evaluate((element) => element.scrollTo(0, 900));
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(900);
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Wishlist' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(900);
    const link = page.url();
    await page.goto('/?tab=home');
    await page.goto(link);
    await expect(cards(page).first()).toBeVisible();
    await expect(searchTab(page).getByRole('heading', { level: 2 })).toHaveText('something in cotton');
  });

  test('Enter submits; Shift+Enter, Ctrl+Enter and blank input do not', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await wishField(page).press('Enter');
    await expect(page).not.toHaveURL(/query=/u);
    await wishField(page).fill('red dress');
    await wishField(page).press('Shift+Enter');
    await wishField(page).press('Control+Enter');
    await expect(page).not.toHaveURL(/query=/u);
    await wishField(page).fill('red dress');
    await wishField(page).press('Enter');
    await expect(cards(page).first()).toBeVisible();
  });

  test('the field grows with its text from 45 to 150 px', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    const getFieldHeight = async () => (await wishField(page).boundingBox())?.height ?? 0;
    expect(await getFieldHeight()).toBeGreaterThanOrEqual(45);
    await wishField(page).fill('a long wish\n'.repeat(30));
    await expect.poll(getFieldHeight).toBeGreaterThan(100);
    expect(await getFieldHeight()).toBeLessThanOrEqual(150);
  });

  test('a query without results says so, with a next step', async ({ shopper: { page } }) => {
    await page.goto(`/?tab=search&query=${encodeURIComponent('purple linen tuxedo size XXS under $20')}`);
    await expect(searchTab(page).getByText('Nothing quite like it')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await searchTab(page).getByRole('button', { name: 'Change the words' }).click();
    await expect(wishField(page)).toBeFocused();
  });

  test('the scroll-to-top button appears on the way up past 300 px and hides by itself', async ({
    shopper: { page },
  }) => {
    await search(page, 'something in cotton');
    const top = page.getByRole('button', { name: 'Scroll to top' });
    await searchTab(page).hover();
    await page.mouse.wheel(0, 1_200);
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(top).toBeVisible();
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, -100);
    await top.click();
    await expect.poll(() => searchTab(page).evaluate((element) => element.scrollTop)).toBe(0);
  });

  test('an item is attached and removed again, at most one, and the toast says so (2.15)', async ({
    shopper: { page },
  }) => {
    await search(page, 'linen shirt');
    await cards(page).first().hover();
    await cards(page)
      .first()
      .getByRole('button', { name: /^Attach/u })
      .click();
    await expect(page.getByText('Added to Search').first()).toBeVisible();
    await cards(page)
      .first()
      .getByRole('button', { name: /from search$/u })
      .click();
    await expect(page.getByText('Removed from Search').first()).toBeVisible();
  });
});
