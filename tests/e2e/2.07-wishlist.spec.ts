import { expect, test } from './support/test.ts';
import { getCards, search } from './support/searchTab.ts';

test.describe('2.7 Wishlist', () => {
  test('says what to do while it is empty', async ({ shopper: { page } }) => {
    await page.goto('/?tab=wishlist');
    await expect(page.getByText('Nothing kept yet')).toBeVisible();
  });

  test('an added item survives a reload; removing it asks for confirmation', async ({ shopper: { page } }) => {
    await search(page, 'blazer');
    const wishlistButton = getCards(page)
      .first()
      .getByRole('button', { name: /to wishlist$/u });
    const name = ((await wishlistButton.getAttribute('aria-label')) ?? '').replace(/^Add | to wishlist$/gu, '');
    const savedResponse = page.waitForResponse(
      (answer) => answer.url().includes('/api/wishlist/') && answer.request().method() === 'POST',
    );
    await wishlistButton.click();
    await expect(
      getCards(page)
        .first()
        .getByRole('button', { name: /from wishlist$/u }),
    ).toBeVisible();
    await savedResponse;
    await page.goto('/?tab=wishlist');
    // The row of matching items has cards too.
    const list = page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('list', { name: 'Wishlist' });
    await expect(list.getByRole('article')).toHaveCount(1);
    await list.getByRole('button', { name: `Remove ${name} from wishlist` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please confirm' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.getByRole('article')).toHaveCount(1);
    await list.getByRole('button', { name: `Remove ${name} from wishlist` }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Nothing kept yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing kept yet')).toBeVisible();
  });

  test('one to three pieces fill a desk: large pictures, and what goes with them', async ({ shopper: { page } }) => {
    await search(page, 'linen dress');
    const list = page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('list', { name: 'Wishlist' });
    for (const count of [1, 2, 3]) {
      await page.goto('/?tab=search&query=linen+dress');
      const savedResponse = page.waitForResponse(
        (answer) => answer.url().includes('/api/wishlist/') && answer.request().method() === 'POST',
      );
      await getCards(page)
        .getByRole('button', { name: /to wishlist$/u })
        .first()
        .click();
      await savedResponse;
      await page.goto('/?tab=wishlist');
      await expect(list.getByRole('article')).toHaveCount(count);
      const boxes = await Promise.all((await list.getByRole('article').all()).map(async (card) => card.boundingBox()));
      for (const box of boxes) expect(box!.width).toBeGreaterThan(320);
      const matches = page.getByRole('region', { name: /^What goes with/u });
      await expect(matches.getByRole('article').first()).toBeVisible();
      const [lastCardBox, matchesBox] = [boxes.at(-1)!, (await matches.boundingBox())!];
      // The row of matching items is beside one or two pieces, and below three.
      expect(matchesBox.x > lastCardBox.x + lastCardBox.width).toBe(count < 3);
      expect(matchesBox.x + matchesBox.width).toBeGreaterThan(1_300);
    }
  });

  test('a heart fills at once and is reverted when the server fails', async ({ shopper: { page } }) => {
    await search(page, 'blazer');
    await page.route('**/api/wishlist/**', (route) => route.fulfill({ status: 500, body: '' }));
    await getCards(page)
      .first()
      .getByRole('button', { name: /to wishlist$/u })
      .click();
    await expect(page.getByText('Failed to update wishlist')).toBeVisible();
    await page.getByRole('alertdialog').getByText('Close', { exact: true }).click();
    await expect(
      getCards(page)
        .first()
        .getByRole('button', { name: /to wishlist$/u }),
    ).toBeVisible();
  });

  test('a list that cannot be fetched says so and can be tried again', async ({ shopper: { page } }) => {
    await page.route('**/api/wishlist/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/?tab=wishlist');
    await expect(page.getByRole('alertdialog').getByText('Failed to retrieve wishlist')).toBeVisible();
    await expect(
      page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('heading', { name: 'Your wishlist is not here yet' }),
    ).toBeVisible();
    await page.unroute('**/api/wishlist/**');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nothing kept yet')).toBeVisible();
  });
});
