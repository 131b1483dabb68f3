import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../support/readZip.ts';
import { openSession } from './support/session.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const NEW_PASSWORD = 'another-long-one';

/** Opens the account panel and one of its sections. */
async function openSection(page: Page, name: string): Promise<void> {
  await page.goto('/?panel=account');
  await page.getByRole('heading', { name, exact: true }).click();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a new password asks for the current one, ends other sessions and keeps this one', async ({
  shopper: { page },
  account,
  browser,
}) => {
  const otherContext = await browser.newContext();
  const { id } = await openSession(otherContext, account);
  await openSection(page, 'Access');
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not-the-one');
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Incorrect password.')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1);
  expect((await page.request.get(`/api/user/${id}`)).status()).toBe(200);
  expect((await otherContext.request.get(`${process.env['ATELIER_ORIGIN']}/api/user/${id}`)).status()).toBe(401);
  await otherContext.close();
});

test('another device is signed out from here, and this one stays', async ({ shopper: { page }, account, browser }) => {
  const otherContext = await browser.newContext();
  const { id } = await openSession(otherContext, account);
  const otherProfile = `${process.env['ATELIER_ORIGIN']}/api/user/${id}`;
  expect((await otherContext.request.get(otherProfile)).status()).toBe(200);
  await openSection(page, 'Access');
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out/u }).click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await otherContext.request.get(otherProfile)).status()).toBe(401);
  expect((await page.request.get(`/api/user/${id}`)).status()).toBe(200);
  await otherContext.close();
});

test('Google is linked with the password, and unlinked again', async ({ shopper: { page }, account }) => {
  await openSection(page, 'Access');
  await page.getByRole('button', { name: 'Link Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Google' });
  await dialog.getByLabel('Current password').fill(account.password);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Link Google' }).click(),
  ]);
  await popup.getByLabel('Email').fill(account.email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Linked as ${account.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  const unlinkDialog = page.getByRole('dialog', { name: 'Unlink Google' });
  await unlinkDialog.getByLabel('Current password').fill(account.password);
  await unlinkDialog.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google is unlinked.')).toBeVisible();
  await expect(page.getByText('Not linked')).toBeVisible();
});

test('a new email counts once its link was opened, and the account stays the same', async ({
  shopper: { page, id },
  account,
}) => {
  const newEmail = `new-${account.email}`;
  await openSection(page, 'Access');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(newEmail);
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${newEmail}.`)).toBeVisible();
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('link', { name: `Change email for ${newEmail}` }).click();
  await mailbox.close();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await logIn(page, newEmail, account.password);
  await expect(page.getByRole('tab', { name: 'Search' })).toBeVisible();
  expect(await (await page.request.get(`/api/user/${id}`)).json()).toMatchObject({ id, email: newEmail });
});

test('everything is exported as one archive, and deleted after the password and a confirmation', async ({
  shopper: { page, id },
  account,
}) => {
  await page.request.post('/api/search', {
    headers: { origin: process.env['ATELIER_ORIGIN'] ?? '' },
    data: { user_id: id, query: 'a linen blazer', filters: {} },
  });
  await openSection(page, 'Your data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('atelier-data.zip');
  const files = readZip(await readFile(await download.path()));
  expect(String(files.get('data/users.json'))).toContain(account.email);
  expect(String(files.get('data/searches.json'))).toContain('a linen blazer');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Please tick the box first')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  await logIn(page, account.email, account.password);
  await expect(page.getByText(/No account found|Invalid credentials/u)).toBeVisible();
});
