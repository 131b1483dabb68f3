import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT, ForgingOpenIdProvider } from '../../../tests/support/ForgingOpenIdProvider.ts';
import { ADA } from '../../../tests/support/TokenIssuer.ts';
import { systemClock } from '../../application/ports/Clock.ts';
import { ProviderClock } from '../ProviderClock.ts';
import { OpenIdVerifier } from './OpenIdVerifier.ts';

const HOUR_MS = 3_600_000;
const CALLBACK_PATH = '/auth/any/callback';

let provider: ForgingOpenIdProvider;
beforeEach(async () => {
  provider = await ForgingOpenIdProvider.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
});

it.each([
  ['ahead', 2 * HOUR_MS],
  ['behind', -2 * HOUR_MS],
])(
  'checks the times of a token by the clock of the provider while the clock here is hours %s',
  async (_way, clockErrorMs) => {
    // Replaces the clock of the library as well. The provider's headers keep the real time.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + clockErrorMs);
    const clock = new ProviderClock(systemClock);
    const settings = async () => ({ issuer: provider.issuer, ...CLIENT });
    const verifier = new OpenIdVerifier({ settings, callbackPath: CALLBACK_PATH, clock });
    expect(await verifier.verify(await provider.code(null, {}, CALLBACK_PATH))).toMatchObject({ subject: ADA.subject });
    await expect(verifier.verify(await provider.code('expired', {}, CALLBACK_PATH))).rejects.toThrow();
  },
);
