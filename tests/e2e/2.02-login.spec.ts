import type { Page } from '@playwright/test';
import { createShopper, setEmailPrivacy } from './support/shopper.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const getEmailField = (page: Page) => page.getByLabel('Email');
const getPasswordField = (page: Page) => page.getByLabel('Password', { exact: true });
const getConfirmationField = (page: Page) => page.getByLabel('Confirm Password');
const getForm = (page: Page) => page.locator('form');

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/');
  await getEmailField(page).fill(account.email);
  await getPasswordField(page).fill(account.password);
  await getForm(page).getByRole('button', { name: 'Sign In' }).click();
}

async function signUp(page: Page, account: { email: string; password: string; confirmation?: string }): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await getEmailField(page).fill(account.email);
  await getPasswordField(page).fill(account.password);
  await getConfirmationField(page).fill(account.confirmation ?? account.password);
  await getForm(page).getByRole('button', { name: 'Sign Up' }).click();
}

test.describe('2.2 Login screen', () => {
  test('has email, password with a show/hide switch, the mode switch, other logins and the legal links', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(getEmailField(page)).toHaveAttribute('type', 'email');
    await getPasswordField(page).fill('secret');
    await expect(getPasswordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(getPasswordField(page)).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  test('switching the mode clears the fields and shows the hint', async ({ page }) => {
    await page.goto('/');
    await getEmailField(page).fill('someone@atelier.test');
    await getPasswordField(page).fill('secret');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(getEmailField(page)).toHaveValue('');
    await expect(getPasswordField(page)).toHaveValue('');
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeHidden();
  });

  test('the Facebook button says that it is not available', async ({ page }) => {
    await page.goto('/');
    const facebook = page.getByRole('button', { name: 'Login with Facebook' });
    await expect(facebook).toHaveAttribute('aria-disabled', 'true');
    await expect(facebook).toHaveAccessibleDescription(/not available yet/);
  });

  test('has no accessibility violations', async ({ page }) => {
    await page.goto('/');
    await expect(getEmailField(page)).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

test.describe('4 and 5 Sign-in', () => {
  test('needs both fields', async ({ page }) => {
    await signIn(page, { email: 'someone@atelier.test', password: '' });
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
  });

  test('signs in with the demo account of the README', async ({ page }) => {
    await signIn(page, { email: 'demo@atelier.test', password: 'atelier-demo' });
    await expect(page.getByRole('tab', { name: 'Search' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name.includes('session'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('a shopper who is not onboarded goes to onboarding', async ({ page, account }) => {
    await signIn(page, account);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText("Let's get you all set!")).toBeVisible();
  });

  test('an unverified address cannot sign in', async ({ page }) => {
    await signIn(page, await createShopper({ verified: false }));
    await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();
  });

  test('a malformed address gets a message', async ({ page }) => {
    await signIn(page, { email: 'nobody', password: 'secret-enough' });
    await expect(page.getByText('Invalid email format.')).toBeVisible();
  });
});

test.describe
  .serial('8 Sign-in messages, both ways a provider reports bad credentials', () => {
    test.afterAll(() => setEmailPrivacy(false));

    test('projects without email privacy distinguish a wrong password from an unknown address', async ({
      page,
      account,
    }) => {
      await setEmailPrivacy(false);
      await signIn(page, { ...account, password: 'not-this-one' });
      await expect(page.getByText('Incorrect password.')).toBeVisible();
      await signIn(page, { email: 'nobody-here@atelier.test', password: 'not-this-one' });
      await expect(page.getByText('No account found with this email.')).toBeVisible();
    });

    test('projects with email privacy do not', async ({ page, account }) => {
      await setEmailPrivacy(true);
      await signIn(page, { ...account, password: 'not-this-one' });
      await expect(page.getByText('Invalid credentials.')).toBeVisible();
    });
  });

test.describe('4 and 5 Sign-up and passwords', () => {
  const createEmail = () => `new-${crypto.randomUUID()}@atelier.test`;

  test('needs all fields, and the same password twice', async ({ page }) => {
    await signUp(page, { email: createEmail(), password: 'secret-enough', confirmation: '' });
    await expect(page.getByText('Please fill out all fields')).toBeVisible();
    await signUp(page, { email: createEmail(), password: 'secret-enough', confirmation: 'secret-other' });
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });

  test('sign up, verify from the mailbox, sign in', async ({ page }) => {
    const account = { email: createEmail(), password: 'secret-enough' };
    await signUp(page, account);
    await expect(page.getByText('Verification email sent. Please check your inbox.')).toBeVisible();
    await expect(getForm(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(getEmailField(page)).toHaveValue(account.email);
    await page.goto('/dev/mailbox');
    await page.getByRole('link', { name: `Verify email for ${account.email}` }).click();
    await expect(page.getByText('Your email is verified. You can sign in now.')).toBeVisible();
    await expect(getEmailField(page)).toHaveValue(account.email);
    await getPasswordField(page).fill(account.password);
    await getForm(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  test('forgotten password: mail, link, new password, sign in', async ({ page, account }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(page.getByText('Enter your email first')).toBeVisible();
    await getEmailField(page).fill(account.email);
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(page.getByText('Password reset email sent!')).toBeVisible();
    await page.goto('/dev/mailbox');
    await page.getByRole('link', { name: `Choose a new password for ${account.email}` }).click();
    await expect(page).toHaveURL(/\/password-reset$/);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await page.getByLabel('New Password').fill('brand-new-one');
    await getConfirmationField(page).fill('another-one');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await getConfirmationField(page).fill('brand-new-one');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password successfully reset! Redirecting to login...')).toBeVisible();
    await expect(getForm(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    await signIn(page, { email: account.email, password: 'brand-new-one' });
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  test('a used or invalid reset link gets a message', async ({ page }) => {
    await page.goto('/password-reset?oobCode=made-up');
    await page.getByLabel('New Password').fill('brand-new-one');
    await getConfirmationField(page).fill('brand-new-one');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Failed to reset password. The link may have expired.')).toBeVisible();
  });
});
