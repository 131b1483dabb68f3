import type { Page } from '@playwright/test';
import { ForgedGoogle } from './support/ForgedGoogle.ts';
import { openSession } from './support/session.ts';
import { createShopper } from './support/shopper.ts';
import { matchScripts } from './support/builtFiles.ts';
import { expect, test } from './support/test.ts';

const expectLogin = (page: Page) => expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
const expectApp = (page: Page) => expect(page.getByRole('tab', { name: 'Search' })).toBeVisible();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please confirm logout' })
    .getByRole('button', { name: 'Logout' })
    .click();
}

async function openGoogleWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Login with Google' }).click(),
  ]);
  return popup;
}

async function chooseAccount(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

test.describe('7 and 9 Google sign-in', () => {
  test('opens a window of 500 x 600 and signs in', async ({ page }) => {
    await page.goto('/');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Login with Google' }).click(),
    ]);
    await popup.getByLabel('Email').fill(`google-${crypto.randomUUID()}@atelier.test`);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    const popupClosed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popupClosed;
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  test('closing the window leaves the form unchanged', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByLabel('Email').fill('typed@atelier.test');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Login with Google' }).click(),
    ]);
    await popup.close();
    // While a window changes its origin it seems closed, so the app waits for 8 s.
    await page.clock.runFor('00:01');
    await expect(page.getByText('The Google window was closed.', { exact: false })).toBeVisible();
    await page.clock.runFor('00:08');
    await expect(page.getByLabel('Email')).toHaveValue('typed@atelier.test');
    await expect(page.getByRole('button', { name: 'Login with Google' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveText('');
  });

  test('a blocked window, an unverified address and an address with a password each get their answer', async ({
    page,
  }) => {
    const shopper = await createShopper();
    await openSession(page.context(), shopper);
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Your browser blocked the Google window/);

    await page.reload();
    const popup = await openGoogleWindow(page);
    await popup.getByLabel('This address is not verified').check();
    await chooseAccount(popup, `unverified-${crypto.randomUUID()}@atelier.test`);
    await expect(page.getByRole('alert')).toHaveText('Please verify your email before logging in.');

    await chooseAccount(await openGoogleWindow(page), shopper.email);
    await expect(page.getByText(/An account with this address exists/)).toBeVisible();
    await expectLogin(page);
  });

  test('an answer with a foreign state is ignored, and a code opens one session only', async ({ page, request }) => {
    await page.goto('/');
    const popup = await openGoogleWindow(page);
    await popup.waitForURL(/interaction/);
    const callbackPage = await page.context().newPage();
    await callbackPage.goto('/auth/google/callback?code=stolen&state=foreign');
    await expect(page.getByRole('button', { name: 'Login with Google' })).toHaveAttribute('aria-busy', 'true');

    const exchangePromise = page.waitForRequest('**/api/auth/google');
    await chooseAccount(popup, `google-${crypto.randomUUID()}@atelier.test`);
    const exchange = await exchangePromise;
    await expect(page).toHaveURL(/\/onboarding$/);
    const replay = await request.post(exchange.url(), {
      data: exchange.postDataJSON(),
      headers: { origin: new URL(exchange.url()).origin },
    });
    expect(replay.status()).toBe(401);
  });
});

test.describe('7 and 9 Google sign-in with a forged token', () => {
  let google: ForgedGoogle;
  test.beforeAll(async () => {
    google = await ForgedGoogle.start();
  });
  test.afterAll(() => google.stop());

  for (const fault of ['another audience', 'expired', 'another nonce', 'signed by a stranger'] as const)
    test(`a token with a fault (${fault}) opens no session, and the form says so`, async ({ page }) => {
      expect((await google.signIn(null)).statusCode).toBe(200);
      await page.route('**/api/auth/google', async (route) => {
        const answer = await google.signIn(fault);
        await route.fulfill({ status: answer.statusCode, contentType: 'application/json', body: answer.body });
      });
      await page.goto('/');
      const answered = page.waitForResponse('**/api/auth/google');
      await chooseAccount(await openGoogleWindow(page), `google-${crypto.randomUUID()}@atelier.test`);
      expect((await answered).status()).toBe(401);
      await expect(page.getByRole('alert')).toHaveText('This sign-in is not valid.');
      await expect(page.getByRole('button', { name: 'Login with Google' })).not.toHaveAttribute('aria-busy', 'true');
    });
});

test.describe('4 App start', () => {
  test('neither blocked storage nor a failing server signs the shopper out', async ({ shopper: { page } }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      }),
    );
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
    await page.goto('/');
    await expect(page.getByText('Atelier cannot be reached right now.')).toBeVisible();
    await expectLogin(page);
    await page.unroute('**/api/auth/session');
    await expectApp(page);
    await page.reload();
    await expectApp(page);
  });

  test('the app opens while the server fails, shows a notice, and removes it afterwards', async ({
    shopper: { page, id },
  }) => {
    await page.route(`**/api/user/${id}`, (route) => route.fulfill({ status: 502, body: '<h1>Oops</h1>' }));
    await page.goto('/');
    await expectApp(page);
    await expect(page.getByText('Atelier cannot be reached right now.')).toBeVisible();
    await page.unroute(`**/api/user/${id}`);
    await expect(page.getByText('Atelier cannot be reached right now.')).toBeHidden();
  });
});

test.describe('4 Logout and expired sessions', () => {
  test('logging out in one tab signs out the other, and clears the device', async ({ shopper: { page, id } }) => {
    await page.goto('/?tab=wishlist');
    await expectApp(page);
    const otherPage = await page.context().newPage();
    await otherPage.goto('/');
    await expectApp(otherPage);
    await logOut(page);
    await expectLogin(page);
    await expect(page).toHaveURL(/\/$/);
    await expectLogin(otherPage);
    expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
    await expect
      .poll(async () => (await page.context().cookies()).filter(({ name }) => name.includes('session')))
      .toEqual([]);
    expect((await page.request.get(`/api/user/${id}`)).status()).toBe(401);
  });

  test('logging out works offline', async ({ shopper: { page } }) => {
    await page.clock.install();
    const waitForCode = async (name: string) => (await page.waitForResponse(matchScripts(name))).finished();
    const panel = waitForCode('account.module');
    const login = Promise.all(['LoginScreen', 'identityProviders'].map(waitForCode));
    await page.goto('/');
    await expectApp(page);
    await page.clock.fastForward('00:01');
    await panel;
    await page.clock.fastForward('00:07');
    await login;
    await page.context().setOffline(true);
    await logOut(page);
    await expectLogin(page);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await page.context().setOffline(false);
    await page.reload();
    await expectLogin(page);
    await expect
      .poll(async () => (await page.context().cookies()).filter(({ name }) => name.includes('session')))
      .toEqual([]);
  });

  test('Back shows the next shopper nothing of the previous one', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search&query=secret+red+dress');
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('secret red dress');
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await logOut(page);
    await expectLogin(page);
    const { id } = await openSession(page.context(), await createShopper());
    await page.reload();
    await expectApp(page);
    for (let step = 0; step < 3; step += 1) {
      const indexBefore = await page.evaluate(() => history.state.idx as number);
      if (indexBefore === 0) break;
      await page.goBack();
      await expectApp(page);
      await expect(page).not.toHaveURL(/secret/);
    }
    await page.getByRole('tab', { name: 'Search' }).click();
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('');
    const historyResponse = await page.request.post('/api/search/history', {
      data: { user_id: id, limit: 10 },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(await historyResponse.json()).toEqual({ chats: [] });
  });

  test('an expired session leads to the login and keeps the URL', async ({ shopper: { page } }) => {
    await page.goto('/');
    await expectApp(page);
    await page.context().clearCookies();
    await page.goto('/?tab=wishlist');
    await expectLogin(page);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/\?tab=wishlist$/);
  });
});
