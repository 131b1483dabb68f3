import { expect, type Page } from '@playwright/test';
import { wishField } from './wish.ts';

export const stylist = (page: Page) => page.getByRole('region', { name: 'Your stylist' });
export const conversation = (page: Page) => page.getByRole('log', { name: 'Your stylist' });
export const bar = (page: Page) => page.getByRole('search');

/** Opens the Search tab in chat mode, with an open, empty conversation. */
export async function askStylist(page: Page): Promise<void> {
  await page.goto('/?tab=search');
  await bar(page).getByRole('button', { name: 'Ask the stylist' }).click();
  await expect(conversation(page).getByText('Conversation Start')).toBeVisible();
}

/** Sends a message and waits for the answer; the conversation then collapses. */
export async function say(page: Page, words: string): Promise<void> {
  await wishField(page).fill(words);
  await wishField(page).press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(stylist(page).getByRole('status')).toContainText('Your stylist:');
}

/** Opens the conversation, unless it is already open because the last answer contained no garments. */
export async function openConversation(page: Page): Promise<void> {
  if (await conversation(page).isHidden()) await page.getByRole('button', { name: 'Open the conversation' }).click();
  await expect(conversation(page)).toBeVisible();
}

/** The text of the newest answer. */
export async function newestAnswer(page: Page): Promise<string> {
  return (await stylist(page).getByRole('status').textContent()) ?? '';
}
