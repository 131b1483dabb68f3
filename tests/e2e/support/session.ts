import type { BrowserContext, Page } from '@playwright/test';
import type { TestShopper } from './shopper.ts';

interface WireProfile {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
}

const origin = () => process.env['ATELIER_ORIGIN'] ?? '';

/** Signs a shopper in for all pages that the context opens later. */
export async function openSession(context: BrowserContext, shopper: TestShopper): Promise<WireProfile> {
  const page = await context.newPage();
  const profile = await signIn(page, shopper);
  await page.close();
  return profile;
}

/**
 * Signs a shopper in without the login screen: exchanges the ID token for a cookie, completes onboarding, and caches
 * the login on the device.
 */
export async function signIn(page: Page, shopper: TestShopper): Promise<WireProfile> {
  const headers = { origin: origin() };
  const login = await page.request.post(`${origin()}/api/auth/firebase`, { headers, data: { token: shopper.idToken } });
  if (!login.ok()) throw new Error(`Login: ${login.status()} ${await login.text()}`);
  const profile = (await login.json()) as WireProfile;
  const preferences = { preferences: { onboarded: true } };
  const saveResponse = await page.request.post(`${origin()}/api/user/${profile.id}/preferences`, {
    headers,
    data: preferences,
  });
  if (!saveResponse.ok()) throw new Error(`Preferences: ${saveResponse.status()} ${await saveResponse.text()}`);
  const cached = JSON.stringify({ id: profile.id, name: profile.name, email: profile.email, onboarded: true });
  // The health endpoint has the app's origin but no code, so the login can be cached before the app starts.
  await page.goto(`${origin()}/api/health`);
  await page.evaluate((value) => localStorage.setItem('auth', value), cached);
  return profile;
}
