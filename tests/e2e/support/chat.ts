import { expect, type Page } from '@playwright/test';
import { getQueryField } from './searchTab.ts';

export const getStylist = (page: Page) => page.getByRole('region', { name: 'Your stylist' });
export const getConversation = (page: Page) => page.getByRole('log', { name: 'Your stylist' });
export const bar = (page: Page) => page.getByRole('search');

/** Opens the Search tab in chat mode with an empty, open conversation. */
export async function askStylist(page: Page): Promise<void> {
  await page.goto('/?tab=search');
  await bar(page).getByRole('radio', { name: 'Stylist' }).check();
  await expect(getConversation(page).getByText('Conversation Start')).toBeVisible();
}

/** Sends a message and waits for the answer. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  await getQueryField(page).fill(words);
  await getQueryField(page).press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(getStylist(page).getByRole('status')).toContainText('Your stylist:');
}

/** Opens the conversation if it is closed. */
export async function openConversation(page: Page): Promise<void> {
  const openButton = page.getByRole('button', { name: 'Open the conversation' });
  await expect(openButton.or(getConversation(page))).toBeVisible();
  if (await openButton.isVisible()) await openButton.click();
  await expect(getConversation(page)).toBeVisible();
}

export async function readNewestAnswer(page: Page): Promise<string> {
  return (await getStylist(page).getByRole('status').textContent()) ?? '';
}
