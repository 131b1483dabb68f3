import type { ServiceIdentifier } from 'inversify';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProfile } from '../../tests/support/builders.ts';
import { InMemoryKeyValueStore } from '../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../adapters/memory/RecordingLogger.ts';
import { HttpClient } from '../adapters/http/HttpClient.ts';
import { HttpProfiles } from '../adapters/http/HttpProfiles.ts';
import { HttpSearches } from '../adapters/http/HttpSearches.ts';
import type { AccountSession } from '../application/accounts/AccountSession.ts';
import { TTLCache } from '../application/cache/TTLCache.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import { BASE } from './base.tokens.ts';
import { compose } from './compose.ts';
import { FEATURES } from './features.ts';
import type { LazyModule } from './Feature.ts';
import type { Foundation } from './foundation.ts';

const shopper = aProfile();

function firstContainer() {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const http = new HttpClient({ clock, logger, fetch: () => new Promise(() => {}) });
  const foundation: Pick<
    Foundation,
    'clock' | 'logger' | 'cache' | 'http' | 'profiles' | 'connection' | 'searches' | 'account'
  > = {
    clock,
    logger,
    cache: new TTLCache(new InMemoryKeyValueStore(), clock),
    http,
    profiles: new HttpProfiles(http),
    connection: new SnapshotHolder(true),
    searches: new HttpSearches(http),
    account: { shopper: new SnapshotHolder(shopper) } as unknown as AccountSession,
  };
  return compose(foundation as Foundation, shopper.id, FEATURES);
}

const tabs = FEATURES.flatMap(({ tab }) => tab ?? []);
const panels = FEATURES.flatMap(({ panel }) => panel ?? []);
const screens: readonly { token: ServiceIdentifier<unknown>; lazy?: LazyModule }[] = [...tabs, ...panels];

describe('the manifests', () => {
  it('name each tab, panel and lazy module once', () => {
    const names = [
      tabs.map(({ id }) => id),
      panels.flatMap(({ addresses }) => addresses),
      screens.flatMap(({ lazy }) => lazy?.name ?? []),
    ];
    for (const each of names) expect(new Set(each).size).toBe(each.length);
  });
});

describe('each feature', () => {
  let container: ReturnType<typeof firstContainer>;
  beforeAll(() => {
    container = firstContainer();
  });

  it.each(screens.map((screen) => [String(screen.token), screen] as const))(
    'binds its screen: %s',
    async (_, { token, lazy }) => {
      const screen = lazy ? await container.get(BASE.modules).get(lazy, token) : container.get(token);
      expect(typeof screen).toMatch(/function|object/u);
    },
  );

  it('binds its overlay and its services', () => {
    for (const { overlay, services = [] } of FEATURES) {
      if (overlay) expect(container.get(overlay)).toBeTruthy();
      for (const service of services) expect(typeof container.get(service).start).toBe('function');
    }
  });
});
