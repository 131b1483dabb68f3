import { askStylist, say } from './support/chat.ts';
import { axeFindings, expect, test } from './support/test.ts';
import { cards, chips, search, searchTab, WISH, wishField } from './support/wish.ts';

test.describe('2.6 What was understood', () => {
  test('stands as chips beside the filters, and can be taken off and put back', async ({ shopper: { page } }) => {
    await search(page, WISH);
    for (const words of ['linen', 'summer wedding', 'not double breasted'])
      await expect(chips(page).getByRole('button', { name: `Remove ${words}` })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const divider = searchTab(page)
      .getByText(/not linen|linen/iu)
      .last();
    await expect(divider).toBeVisible();
    await chips(page).getByRole('button', { name: 'Remove linen' }).click();
    await expect(chips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
    await expect(chips(page).getByRole('button', { name: 'Remove blazer' })).toBeFocused();
    await expect(chips(page).getByText('Up to $200')).toBeVisible();
    await page.reload();
    await expect(chips(page).getByRole('button', { name: 'Search with linen again' })).toBeVisible();
    await expect(chips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
    await chips(page).getByRole('button', { name: 'Search with linen again' }).click();
    await expect(chips(page).getByRole('button', { name: 'Remove linen' })).toBeVisible();
  });

  test('an exclusion that is taken off excludes no longer', async ({ shopper: { page } }) => {
    await search(page, 'floral dress');
    await search(page, 'dress, nothing floral');
    expect((await cards(page).allTextContents()).join(' ')).not.toMatch(/floral/iu);
    const removal = page.waitForResponse((response) => response.url().endsWith('/api/search'));
    await chips(page)
      .getByRole('button', { name: /^Remove (not|no) floral/u })
      .click();
    const { reading } = (await (await removal).json()) as { reading: { removed: readonly string[] } };
    expect(reading.removed).toEqual([expect.stringContaining('floral')]);
  });

  test('words that are not known are named kindly', async ({ shopper: { page } }) => {
    await search(page, 'linen dress from Zara that my greyhound adores');
    await expect(searchTab(page).getByText('I do not know Zara here.')).toBeVisible();
    await expect(chips(page).getByText('Not used for the search: greyhound, adores')).toBeVisible();
  });

  test('what is taken off in a conversation does not return with the next message', async ({ shopper: { page } }) => {
    await askStylist(page);
    await say(page, 'a linen dress for a wedding');
    await chips(page).getByRole('button', { name: 'Remove linen' }).click();
    await expect(chips(page).getByRole('button', { name: 'Search with linen again' })).toBeVisible();
    await wishField(page).fill('under 200 please');
    await wishField(page).press('Enter');
    await expect(chips(page).getByText('Up to $200')).toBeVisible();
    await expect(chips(page).getByRole('button', { name: 'Remove wedding' })).toBeVisible();
    await expect(chips(page).getByRole('button', { name: 'Remove linen' })).toHaveCount(0);
  });
});
