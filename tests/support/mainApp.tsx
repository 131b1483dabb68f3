import type { ReactElement } from 'react';
import { HttpClient } from '../../src/adapters/http/HttpClient.ts';
import { HttpProfiles } from '../../src/adapters/http/HttpProfiles.ts';
import { HttpSearches } from '../../src/adapters/http/HttpSearches.ts';
import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import type { AccountSession } from '../../src/application/accounts/AccountSession.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import { BASE } from '../../src/composition/base.tokens.ts';
import { composeFeatures } from '../../src/composition/compose.ts';
import { FEATURES } from '../../src/composition/features.ts';
import type { FirstContainer } from '../../src/composition/FirstContainer.ts';
import type { Foundation } from '../../src/composition/foundation.ts';
import { createFrameContent } from '../../src/composition/frameContent.ts';
import { NO_PREFERENCES, type Profile } from '../../src/domain/accounts/Profile.ts';
import { AppFrame } from '../../src/ui/frame/AppFrame.tsx';
import { ScrollMemory } from '../../src/ui/frame/ScrollMemory.ts';
import { createAppRouter } from './appRouter.tsx';

const SHOPPER: Profile = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@atelier.test',
  onboarded: true,
  chatEnabled: false,
  preferences: NO_PREFERENCES,
};

/** The services of a signed-in shopper, composed from the manifests. Server calls stay pending. */
export function composeMainApp(): FirstContainer {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const http = new HttpClient({ clock, logger, fetch: () => new Promise(() => {}) });
  const services = {
    clock,
    logger,
    cache: new TTLCache(new InMemoryKeyValueStore(), clock),
    http,
    profiles: new HttpProfiles(http),
    connection: new SnapshotHolder(true),
    searches: new HttpSearches(http),
    account: { shopper: new SnapshotHolder(SHOPPER) } as unknown as AccountSession,
  } satisfies Partial<Foundation>;
  return composeFeatures(services as unknown as Foundation, SHOPPER.id, FEATURES);
}

/** The main app, opened at a URL. */
export function renderMainAppAt(address: string): ReactElement {
  const container = composeMainApp();
  const frame = (
    <AppFrame
      content={createFrameContent(FEATURES, container)}
      notices={container.get(BASE.notices)}
      pulse={container.get(BASE.pulse)}
      connection={container.get(BASE.connection)}
      isUnreachable={false}
      scrollMemory={new ScrollMemory(new InMemoryKeyValueStore())}
      onError={(error) => {
        throw error;
      }}
    />
  );
  return createAppRouter([{ path: '/', element: frame }], [address]).page;
}
