import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { aProfile } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { HttpClient } from '../../adapters/http/HttpClient.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { InMemoryProfiles } from '../../adapters/memory/InMemoryProfiles.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { Foundation } from '../foundation.ts';
import { composeOnboarding } from './Onboarding.tsx';

/** Renders the onboarding page. Only the calls for the profile are answered. */
function renderPage({ onboarded }: { readonly onboarded: boolean }) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const profile = aProfile({ id: 'anna', onboarded });
  const profiles = new InMemoryProfiles([profile]);
  const refreshedAt: number[] = [];
  const foundation = {
    clock,
    logger,
    profiles,
    cache: new TTLCache(new InMemoryKeyValueStore(), clock),
    http: new HttpClient({ clock, logger, fetch: () => new Promise(() => {}) }),
    account: {
      shopper: new SnapshotHolder(profile),
      markOnboardingShown: () => {},
      refresh: async () => void refreshedAt.push(clock.now()),
    },
  };
  const Onboarding = composeOnboarding(foundation as unknown as Foundation);
  const routes = [
    { path: '/', element: <p>The app</p> },
    { path: '/onboarding', element: <Onboarding profile={profile} /> },
  ];
  const router = createAppRouter(routes, ['/onboarding?item=blazer']);
  render(router.page);
  const passTime = (ms: number) =>
    act(async () => {
      clock.advance(ms);
      await settlePromises();
    });
  return { router, passTime, profiles, refreshedAt };
}

it('sends a shopper who has completed it to the app', async () => {
  const { router } = renderPage({ onboarded: true });
  expect(await screen.findByText('The app')).toBeVisible();
  expect(router.location).toMatchObject({ pathname: '/', search: '?item=blazer' });
});

it('ends at the address that the shopper came from, with a profile that was saved and fetched again', async () => {
  const { router, passTime, profiles, refreshedAt } = renderPage({ onboarded: false });
  await passTime(3_000);
  for (const name of ['Skip/Next >', 'Skip/Next >', 'Complete Profile']) {
    await act(async () => {
      screen.getByRole('button', { name }).click();
      await settlePromises();
    });
  }
  expect((await profiles.getProfile('anna')).onboarded).toBe(true);
  expect(refreshedAt).toEqual([]);
  await passTime(3_000);
  expect(refreshedAt).toHaveLength(1);
  expect(screen.getByText('The app')).toBeVisible();
  expect(router.location).toMatchObject({ pathname: '/', search: '?item=blazer' });
});
