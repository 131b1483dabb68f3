import { askStylist, sendMessage } from './support/chat.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { getCards, getChips, search, getSearchTab, MAIN_QUERY, getQueryField } from './support/searchTab.ts';

test.describe('2.6 What was understood', () => {
  test('stands as chips beside the filters, and can be taken off and put back', async ({ shopper: { page } }) => {
    await search(page, MAIN_QUERY);
    for (const words of ['linen', 'summer wedding', 'not double breasted'])
      await expect(getChips(page).getByRole('button', { name: `Remove ${words}` })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const divider = getSearchTab(page)
      .getByText(/not linen|linen/iu)
      .last();
    await expect(divider).toBeVisible();
    await getChips(page).getByRole('button', { name: 'Remove linen' }).click();
    await expect(getChips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
    await expect(getChips(page).getByRole('button', { name: 'Remove blazer' })).toBeFocused();
    await expect(getChips(page).getByText('Up to $200')).toBeVisible();
    await page.reload();
    await expect(getChips(page).getByRole('button', { name: 'Search with linen again' })).toBeVisible();
    await expect(getChips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
    await getChips(page).getByRole('button', { name: 'Search with linen again' }).click();
    await expect(getChips(page).getByRole('button', { name: 'Remove linen' })).toBeVisible();
  });

  test('an exclusion that is taken off excludes no longer', async ({ shopper: { page } }) => {
    await search(page, 'floral dress');
    await search(page, 'dress, nothing floral');
    expect((await getCards(page).allTextContents()).join(' ')).not.toMatch(/floral/iu);
    const removal = page.waitForResponse((response) => response.url().endsWith('/api/search'));
    await getChips(page)
      .getByRole('button', { name: /^Remove (not|no) floral/u })
      .click();
    const { reading } = (await (await removal).json()) as { reading: { removed: readonly string[] } };
    expect(reading.removed).toEqual([expect.stringContaining('floral')]);
  });

  test('words that are not known are named kindly', async ({ shopper: { page } }) => {
    await search(page, 'linen dress from Zara that my greyhound adores');
    await expect(getSearchTab(page).getByText('I do not know Zara here.')).toBeVisible();
    await expect(getChips(page).getByText('Not used for the search: greyhound, adores')).toBeVisible();
  });

  test('what is taken off in a conversation does not return with the next message', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a linen dress for a wedding');
    await getChips(page).getByRole('button', { name: 'Remove linen' }).click();
    await expect(getChips(page).getByRole('button', { name: 'Search with linen again' })).toBeVisible();
    await getQueryField(page).fill('under 200 please');
    await getQueryField(page).press('Enter');
    await expect(getChips(page).getByText('Up to $200')).toBeVisible();
    await expect(getChips(page).getByRole('button', { name: 'Remove wedding' })).toBeVisible();
    await expect(getChips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
  });
});
