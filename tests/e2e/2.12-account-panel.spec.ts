import type { Page } from '@playwright/test';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { getChips, getFilterPanel, search } from './support/searchTab.ts';

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Account' });
const SECTIONS = ['Access', 'Style Preferences', 'AI Assistant', 'Location', 'Support', 'Help & Legal', 'Your data'];

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(getPanel(page)).toBeVisible();
}

const openSection = (page: Page, title: string) =>
  getPanel(page)
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .click();

test.describe('2.12 Account panel', () => {
  test('has its sections, axe finds nothing with all of them open, and a message is sent', async ({
    shopper: { page },
    account,
  }) => {
    await page.goto('/');
    await openPanel(page);
    await expect(getPanel(page).getByText(account.email).first()).toBeVisible();
    for (const title of SECTIONS) await openSection(page, title);
    await expect(getPanel(page).getByRole('button', { name: 'Women' })).toBeVisible();
    await expect(getPanel(page).getByRole('radio', { name: 'Bold & Assertive' })).toBeVisible();
    await expect(getPanel(page).getByRole('combobox', { name: 'Location' })).toBeVisible();
    await expect(getPanel(page).getByRole('link', { name: 'Terms of use' })).toBeVisible();
    await expect(getPanel(page).getByRole('list', { name: 'Signed-in devices' })).toBeVisible();
    await getPanel(page).getByRole('textbox', { name: 'How can we help?' }).fill('Where is my order?');
    await getPanel(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(getPanel(page).getByText('Support Request Sent!')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('saves what changed when it closes, and searches start with it', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    await getChips(page)
      .getByRole('button', { name: /^Filters/u })
      .click();
    await getFilterPanel(page).getByRole('button', { name: 'Account settings' }).click();
    await getPanel(page).getByRole('button', { name: 'Women', exact: true }).click();
    await getPanel(page).getByRole('button', { name: 'M', exact: true }).click();
    await getPanel(page).getByRole('textbox', { name: 'A style of your own' }).fill('Gorpcore');
    await getPanel(page).getByRole('button', { name: 'Add Style' }).click();
    const saveResponse = page.waitForResponse(/\/preferences$/u);
    await page.keyboard.press('Escape');
    expect((await saveResponse).request().postDataJSON()).toEqual({
      preferences: { gender_preference: ['Women'], size_preference: ['M'], style_preference: ['Gorpcore'] },
    });
    await search(page, 'linen dress');
    await expect(getChips(page).getByRole('button', { name: 'Remove Women' })).toBeVisible();
    await getChips(page).getByRole('button', { name: 'Remove Size M' }).click();
    await expect(getChips(page).getByRole('button', { name: 'Remove Size M' })).toHaveCount(0);
    await search(page, 'a linen shirt for my dad');
    await expect(page.getByText(/^This seems to be for somebody else/u)).toBeVisible();
    await expect(getChips(page).getByRole('button', { name: 'Remove Men' })).toBeVisible();
    await expect(getChips(page).getByRole('button', { name: 'Remove Women' })).toHaveCount(0);
  });
});
