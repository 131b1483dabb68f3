import type { Locator, Page } from '@playwright/test';
import {
  askStylist,
  getConversation,
  getStylist,
  openConversation,
  readNewestAnswer,
  sendMessage,
} from './support/chat.ts';
import { getRoom } from './support/fittingRoom.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { getCards, getSearchTab } from './support/searchTab.ts';

const WEDDING = 'I need a whole outfit for a summer wedding, all together under 500. I have brown boots';

const getOutfit = (page: Page): Locator => getSearchTab(page).getByRole('region', { name: 'The outfit' });
const getPieces = (page: Page): Locator => getOutfit(page).getByRole('article');
const readNames = async (page: Page) => getPieces(page).getByRole('link').allTextContents();
const getWishlist = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('list', { name: 'Wishlist' }).getByRole('article');
const getSwapButtons = (page: Page, name: string) =>
  getOutfit(page).getByRole('button', { name: `Swap ${name} for another one` });

/** The name of a slot's item in the label of its swap button. */
async function readSwapName(page: Page, index: number): Promise<string> {
  const label = await getOutfit(page)
    .getByRole('button', { name: /^Swap /u })
    .nth(index)
    .getAttribute('aria-label');
  return /^Swap (?<name>.+) for another one$/u.exec(label ?? '')?.groups?.['name'] ?? '';
}

async function askForOutfit(page: Page): Promise<void> {
  await askStylist(page);
  await sendMessage(page, WEDDING);
  await expect(getOutfit(page)).toBeVisible();
}

test.describe('2.6 An outfit of the stylist', () => {
  test('is a row of places with what is owned, reasons, and the total within the budget', async ({
    shopper: { page },
  }) => {
    await askForOutfit(page);
    const slots = await getOutfit(page).getByRole('heading', { level: 4 }).allTextContents();
    const order = ['Underneath', 'Main piece', 'Bottom', 'Top', 'Layer', 'Outerwear', 'Shoes', 'Bag', 'Accessory'];
    expect(slots).toEqual(slots.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    await expect(getOutfit(page).getByText('Yours already')).toBeVisible();
    await expect(getOutfit(page).getByText('brown boots')).toBeVisible();
    const texts = await getPieces(page).allTextContents();
    const sum = texts.reduce((total, text) => total + Number(/\$([\d.]+)/u.exec(text)?.[1]), 0);
    await expect(getOutfit(page).locator('header')).toContainText(
      `$${Number.isInteger(sum) ? sum : sum.toFixed(2)} of $500`,
    );
    await expect(getSearchTab(page).getByRole('region', { name: 'Deep Search Results' })).toHaveCount(0);
    const gridNames = await getCards(page).getByRole('link').allTextContents();
    for (const name of await readNames(page)) expect(gridNames).not.toContain(name);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('is kept with one heart, and taken back', async ({ shopper: { page } }) => {
    await askForOutfit(page);
    const count = await getPieces(page).count();
    await getOutfit(page).getByRole('button', { name: 'Keep all' }).click();
    await expect(getOutfit(page).getByRole('button', { name: 'All kept', pressed: true })).toBeVisible();
    await expect(getOutfit(page).getByRole('status')).toContainText(`${count} pieces are on your wishlist.`);
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(getWishlist(page)).toHaveCount(count);
    await page.getByRole('tab', { name: 'Search' }).click();
    await getOutfit(page).getByRole('button', { name: 'Take these pieces off the wishlist again' }).click();
    await expect(getOutfit(page).getByRole('button', { name: 'Keep all', pressed: false })).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(getWishlist(page)).toHaveCount(0);
  });

  test('shows a piece as not kept when the server refuses it', async ({ shopper: { page } }) => {
    await askForOutfit(page);
    await page.route('**/api/wishlist/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    await getOutfit(page).getByRole('button', { name: 'Keep all' }).click();
    await expect(page.getByText('Failed to update wishlist')).toBeVisible();
    await expect(getOutfit(page).getByRole('button', { name: 'Keep all', pressed: false })).toBeVisible();
    await expect(getOutfit(page).getByRole('status')).toBeEmpty();
  });

  test('is worn in the fitting room with one tap', async ({ shopper: { page } }) => {
    await askForOutfit(page);
    const names = await readNames(page);
    await getOutfit(page).getByRole('button', { name: 'Try on' }).click();
    await expect(getRoom(page)).toBeVisible();
    const takeOffButtons = getRoom(page).getByRole('button', { name: /^Take off / });
    await expect(takeOffButtons.nth(1)).toBeVisible();
    for (const label of await takeOffButtons.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel ?? '')))
      expect(names.join('\n')).toContain(label.replace('Take off ', ''));
  });

  test('gets another piece in one place, in the same conversation, and survives a reload', async ({
    shopper: { page },
  }) => {
    await askForOutfit(page);
    const before = await readNames(page);
    const name = await readSwapName(page, 0);
    await getSwapButtons(page, name).click();
    await expect(getSwapButtons(page, name)).toHaveCount(0);
    const after = await readNames(page);
    expect(after).toHaveLength(before.length);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).not.toBe(before[0]);
    await expect(getConversation(page).getByText(`Something else in place of ${name}`)).toBeVisible();
    await expect(getOutfit(page).getByText('brown boots')).toBeVisible();
    await page.reload();
    await expect(getOutfit(page)).toBeVisible();
    expect(await readNames(page)).toEqual(after);
    await expect(getOutfit(page).getByText('brown boots')).toBeVisible();
    const next = await readSwapName(page, 1);
    await getSwapButtons(page, next).click();
    await expect(getSwapButtons(page, next)).toHaveCount(0);
    expect((await readNames(page))[0]).toBe(after[0]);
  });

  test('opens from the chat history', async ({ shopper: { page } }) => {
    await askForOutfit(page);
    const names = await readNames(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat History' }).click();
    await page
      .getByRole('dialog', { name: 'Chat History' })
      .getByRole('button', { name: /^Outfit for a summer wedding/u })
      .click();
    await expect(getOutfit(page)).toBeVisible();
    expect(await readNames(page)).toEqual(names);
  });

  test('a capsule for a trip shows its days and outfits', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, "I'm going to Lisbon for a week with only a carry-on, what should I pack? budget 600");
    const capsule = getSearchTab(page).getByRole('region', { name: 'The capsule' });
    await expect(capsule.locator('header')).toContainText(/\$[\d.]+ of \$600.*7 days, \d+ outfits/u);
    await expect(capsule.getByRole('article').nth(5)).toBeAttached();
  });
});

test.describe('2.6 The wishlist by the stylist', () => {
  test('puts the piece on the list that the words mean, and takes it back', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a linen dress');
    await sendMessage(page, 'put it on my wishlist');
    const note = getConversation(page).getByRole('group', { name: 'Wishlist' });
    await expect(note).toContainText('On your wishlist:');
    const name = (await note.textContent())?.replace(/^On your wishlist: |Undo$/gu, '') ?? '';
    expect(await readNewestAnswer(page)).toContain(name);
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(getWishlist(page)).toHaveCount(1);
    await expect(getWishlist(page)).toContainText(name);
    await page.getByRole('tab', { name: 'Search' }).click();
    await openConversation(page);
    await getStylist(page).getByRole('button', { name: 'Take back what changed on the wishlist' }).click();
    await expect(note).toHaveCount(0);
    await page.reload();
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(getWishlist(page)).toHaveCount(0);
  });

  test('puts the whole outfit on the list', async ({ shopper: { page } }) => {
    await askForOutfit(page);
    const count = await getPieces(page).count();
    await sendMessage(page, 'put it all on my wishlist');
    await expect(getOutfit(page).getByRole('button', { name: 'All kept', pressed: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(getWishlist(page)).toHaveCount(count);
  });
});
