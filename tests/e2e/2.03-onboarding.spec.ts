import type { Page } from '@playwright/test';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const getTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Stops the page's time. It then advances only by `runFor`. */
const pauseClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
/** Holds the calls to these addresses until the test releases them. */
async function holdCalls(page: Page, addresses: RegExp) {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return { release };
}
const getProgress = (page: Page) => page.getByRole('progressbar');

test.use({ geolocation: { latitude: 59.913, longitude: 10.7387 }, permissions: ['geolocation'] });

test('2.3 a new account is made, verified and onboarded, and lands on home', async ({ page }) => {
  test.slow();
  const account = { email: `new-${crypto.randomUUID()}@atelier.test`, password: 'secret-enough' };
  await test.step('sign up, verify and sign in', async () => {
    await page.goto('/');
    await pressButton(page, 'Sign Up');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm Password').fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Verification email sent. Please check your inbox.')).toBeVisible();
    await page.goto('/dev/mailbox');
    await page.getByRole('link', { name: `Verify email for ${account.email}` }).click();
    await page.clock.install();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await pauseClock(page);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    // The redirect delay of one second begins with the server's answer.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page).toHaveURL(/\/onboarding$/u, { timeout: 1_000 });
    }).toPass();
  });

  await test.step('Intro: a message for three seconds', async () => {
    await expect(page.getByText("Let's get you all set!")).toBeVisible();
    await expect(getProgress(page)).toHaveCount(0);
    await page.clock.runFor(3_000);
    await page.clock.resume();
  });

  await test.step('Style: choices, a custom style and a note', async () => {
    // The first lookup loads the gazetteer, which may take longer than a call's time limit.
    await page.request.get('/api/geocode/autocomplete?text=Oslo');
    await expect(getTitle(page, 'Style Profile')).toBeFocused();
    await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '33');
    for (const name of ['Women', 'M', 'Bold', 'Minimalist']) await pressButton(page, name);
    await page.getByLabel('A style of your own').fill('  Cottage core ');
    await page.keyboard.press('Enter');
    await page.getByLabel('Your fashion interests').fill('Linen, and nothing that needs ironing');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await pressButton(page, 'Skip/Next >');
  });

  await test.step('Ai: a tone, and the place of the device', async () => {
    await expect(getTitle(page, 'Virtual AI Assistant')).toBeFocused();
    await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '67');
    await page.getByRole('radio', { name: 'Bold & Assertive' }).check();
    await pressButton(page, 'Use my position');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Oslo, Norway');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  await test.step('a reload continues, and Back keeps every choice', async () => {
    await page.reload();
    await expect(getTitle(page, 'Virtual AI Assistant')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Bold & Assertive' })).toBeChecked();
    await pressButton(page, '< Back');
    await expect(page.getByRole('button', { name: 'Minimalist' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Remove Cottage core' })).toBeVisible();
    await pressButton(page, 'Skip/Next >');
    await pressButton(page, 'Skip/Next >');
  });

  await test.step('Pose: a figure, and a save that fails first', async () => {
    await expect(getTitle(page, 'Poses')).toBeFocused();
    await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '100');
    await page.getByRole('button', { name: 'Slim woman' }).click();
    await expect(page.getByRole('button', { name: 'Slim woman' })).toHaveAttribute('aria-pressed', 'true');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.route('**/preferences', (route) => route.fulfill({ status: 400, json: { title: 'No', status: 400 } }));
    await pressButton(page, 'Complete Profile');
    await expect(page.getByText(/^Your profile could not be saved/u)).toBeVisible();
    await page.unroute('**/preferences');
  });

  await test.step('Complete: a message, then home', async () => {
    const profileFetch = await holdCalls(page, /\/api\/user\/[^/]+$/u);
    await pressButton(page, 'Complete Profile');
    await expect(page.getByText("You're all set!")).toBeVisible();
    // The message stays until the profile is fetched, which is long enough for axe.
    expect(await findAccessibilityViolations(page)).toEqual([]);
    profileFetch.release();
    await expect(page).toHaveURL(/\/(\?.*)?$/u);
    await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  });

  await test.step('the profile is saved, and onboarding does not come again', async () => {
    const { id } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '') as { id: string };
    const profile: unknown = await (await page.request.get(`/api/user/${id}`)).json();
    expect(profile).toMatchObject({
      onboarded: true,
      preferences: {
        gender_preference: ['Women'],
        size_preference: ['M'],
        personality: ['Bold'],
        style_preference: ['Minimalist', 'Cottage core'],
        user_notes: 'Linen, and nothing that needs ironing',
        ai_tone: 'Bold & Assertive',
        ai_tone_description: 'Decides, and stands by it.',
        location: 'Oslo, Norway',
      },
    });
    await page.goto('/onboarding');
    await expect(page).toHaveURL(/\/(\?.*)?$/u);
  });
});
