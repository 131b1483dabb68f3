import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createShopper } from '../../tests/e2e/support/shopper.ts';
import { startTestBackend } from '../../tests/support/startBackend.ts';
import { ensureClient } from '../clientBuild.ts';
import { FIREFOX_FILES, runInFirefox } from './firefox.ts';
import { walkThroughScreens } from './walk.ts';
import { WEBKIT_FILES, runInWebKit } from './webkit.ts';

/**
 * Runs a smoke test of sign-in, search, viewer, wishlist and stylist in browsers other than Chromium: `npm run
 * test:browsers`.
 */
const BROWSERS = [
  { name: 'Firefox', needs: FIREFOX_FILES, debian: 'firefox-esr', run: runInFirefox },
  { name: 'WebKit', needs: WEBKIT_FILES, debian: 'webkit2gtk-driver xvfb', run: runInWebKit },
];

/** Completes the onboarding by a call. Other tests cover its screens. */
async function completeOnboarding(origin: string, token: string): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/auth/firebase`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  });
  const { id } = (await login.json()) as { id: string };
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = JSON.stringify({ preferences: { onboarded: true } });
  const saveResponse = await fetch(`${origin}/api/user/${id}/preferences`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  });
  if (!saveResponse.ok) throw new Error(`The shopper could not be welcomed: ${login.status}, ${saveResponse.status}.`);
}

const installedBrowsers = BROWSERS.filter(({ needs }) => needs.every((path) => existsSync(path)));
for (const { name, needs, debian } of BROWSERS.filter((browser) => !installedBrowsers.includes(browser))) {
  console.log(
    `SKIPPED ${name}: there is no ${needs.filter((path) => !existsSync(path)).join(' and no ')} (Debian: apt-get install ${debian})`,
  );
}
if (installedBrowsers.length > 0) {
  const clientFolder = await ensureClient(
    fileURLToPath(new URL('../..', import.meta.url)),
    (line) => console.log(line),
    new AbortController().signal,
  );
  const backend = await startTestBackend({ clientFolder, emulator: true });
  process.env['AUTH_EMULATOR_ORIGIN'] = `http://${backend.emulatorHost}`;
  try {
    for (const { name, run } of installedBrowsers) {
      const account = await createShopper();
      await completeOnboarding(backend.origin, account.idToken);
      const steps: string[] = [];
      try {
        await run((browser) => walkThroughScreens(browser, backend.origin, account, (step) => void steps.push(step)));
        console.log(`ok   ${name}: ${steps.join(', ')}`);
      } catch (cause) {
        console.log(`FAIL ${name}: ${steps.join(', ')}; then ${String(cause)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await backend.stop();
  }
}
