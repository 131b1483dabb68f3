import type { Page } from '@playwright/test';
import { getConversation, askStylist, bar, openConversation, sendMessage } from './support/chat.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { getCards, readFirstCards, search, getSearchTab, getQueryField } from './support/searchTab.ts';

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Chat History' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Chat History' }).click();

test.describe('2.13 Chat History panel', () => {
  test('holds the focus while it is open, and returns it', async ({ shopper: { page } }) => {
    await page.goto('/');
    await openPanel(page);
    await expect(getPanel(page)).toBeVisible();
    const readFocus = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body ? 'page' : activeElement?.closest('dialog') ? 'dialog' : 'behind';
      });
    // The focus may move to the browser's buttons, but not behind the dialog.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let count = 0; count < 8; count += 1) {
        await page.keyboard.press(key);
        expect(await readFocus()).not.toBe('behind');
      }
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chat History' })).toBeFocused();
  });

  test('is empty at first', async ({ shopper: { page } }) => {
    await page.goto('/');
    await openPanel(page);
    await expect(getPanel(page).getByText('No chat history available')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('a conversation is listed under Today and opens with its results in chat mode', async ({
    shopper: { page },
  }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    const coatCards = await readFirstCards(page);
    await bar(page).getByRole('radio', { name: 'Search' }).check();
    await page.goto('/?tab=wishlist');
    await openPanel(page);
    const today = getPanel(page).getByRole('region', { name: 'Today' });
    await expect(today.getByRole('time')).toHaveText(/^\d{1,2}:\d\d\s[AP]M$/u);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await today.getByRole('button').first().click();
    await expect(getPanel(page)).toBeHidden();
    await expect.poll(() => readFirstCards(page)).toEqual(coatCards);
    await expect(bar(page).getByRole('radio', { name: 'Stylist', checked: true })).toBeVisible();
    await openConversation(page);
    await expect(getConversation(page).getByText('a wool coat', { exact: true })).toBeVisible();
    await expect(getConversation(page).getByText('Showing Results')).toBeVisible();
  });

  test('a conversation has a URL', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await expect(page).toHaveURL(/chat=/u);
    const link = page.url();
    await page.goto('/?tab=home');
    await page.goto(link);
    await expect(getCards(page).first()).toBeVisible();
    await openConversation(page);
    await expect(getConversation(page).getByText('a wool coat', { exact: true })).toBeVisible();
  });

  test('a search is listed, opens with its filters and turns chat mode off', async ({ shopper: { page } }) => {
    await search(page, 'linen shirt under 100');
    const foundTexts = await getCards(page).allTextContents();
    await askStylist(page);
    await openPanel(page);
    await getPanel(page).getByRole('button', { name: 'Searches' }).click();
    await getPanel(page)
      .getByRole('button', { name: /^linen shirt under 100/u })
      .click();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('linen shirt under 100');
    await expect.poll(() => getCards(page).allTextContents()).toEqual(foundTexts);
    await expect(page.getByRole('group', { name: 'Sort and filters' }).getByText('Up to $100')).toBeVisible();
    await expect(bar(page).getByRole('radio', { name: 'Stylist', checked: false })).toBeVisible();
  });

  test('Delete, Please Confirm, Deleted!', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await openPanel(page);
    await getPanel(page)
      .getByRole('button', { name: /^Actions for/u })
      .click();
    const deleteButton = page.getByRole('dialog', { name: 'Actions' }).getByRole('button', { name: 'Delete' });
    const { x, y, width, height } = (await deleteButton.boundingBox())!;
    await deleteButton.click();
    const confirmButton = page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Delete' });
    // A double press must not confirm.
    const confirmBox = (await confirmButton.boundingBox())!;
    const [middleX, middleY] = [x + width / 2 - confirmBox.x, y + height / 2 - confirmBox.y];
    expect(middleX >= 0 && middleX <= confirmBox.width && middleY >= 0 && middleY <= confirmBox.height).toBe(false);
    await confirmButton.click();
    await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(getPanel(page).getByText('No chat history available')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await expect(page).not.toHaveURL(/chat=/u);
  });

  test('one search is deleted, then all, and the results and the URL are cleared', async ({ shopper: { page } }) => {
    for (const query of ['linen shirt', 'wool coat', 'silk dress']) await search(page, query);
    await openPanel(page);
    await getPanel(page).getByRole('button', { name: 'Searches' }).click();
    await getPanel(page).getByRole('button', { name: 'Actions for wool coat' }).click();
    await page.getByRole('dialog', { name: 'Actions' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Deleted!' }).getByRole('button', { name: 'Done' }).click();
    await expect(getPanel(page).getByRole('button', { name: /^Actions for/u })).toHaveCount(2);
    await expect(page).toHaveURL(/silk/u);
    await getPanel(page).getByRole('button', { name: 'Clear all searches' }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Deleted!' }).getByRole('button', { name: 'Done' }).click();
    await expect(getPanel(page).getByText('No searches yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getCards(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/silk|search=/u);
    await page.reload();
    await expect(getQueryField(page)).toBeVisible();
    await expect(getCards(page)).toHaveCount(0);
  });

  test("a failed deletion says 'Error deleting chat history' and can be retried", async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await openPanel(page);
    await page.route('**/api/chat/history/delete', (route) => route.abort(), { times: 1 });
    await getPanel(page)
      .getByRole('button', { name: /^Actions for/u })
      .click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Error deleting chat history').first()).toBeVisible();
  });

  test("a conversation that cannot be loaded says 'Error loading Chat'", async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await page.route('**/api/chat/history/chat/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByText('Error loading Chat')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getQueryField(page)).toBeEnabled();
  });
});
