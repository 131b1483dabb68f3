import { InMemoryPoses } from '../../src/adapters/memory/InMemoryPoses.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { Notices } from '../../src/application/notices/Notices.ts';
import { PosesManager } from '../../src/application/poses/PosesManager.ts';
import type { Poses } from '../../src/application/ports/Poses.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import { aProfile } from './builders.ts';
import { settlePromises } from './HeldCalls.ts';

export const PHOTO = new Blob(['me'], { type: 'image/jpeg' });

/** A manager of poses with its dependencies, not started yet. */
export function createPosesManager(poses: Poses) {
  const clock = new ManualClock();
  const notices = new Notices(clock);
  const logger = new RecordingLogger();
  const shopper = new SnapshotHolder<Profile | null>(null);
  const preparation = { prepare: async (file: Blob) => file };
  const manager = new PosesManager({ poses, preparation, shopper, notices, clock, logger });
  const signIn = (id: string) => shopper.set(aProfile({ id }));
  const ids = () => manager.snapshot.poses.map(({ id }) => id);
  const thumbnails = () => manager.snapshot.poses.map(({ thumbnail }) => thumbnail);
  return { clock, notices, logger, shopper, preparation, manager, signIn, ids, thumbnails };
}

/** Passes every call to `target`, so that a test can replace single methods. */
export const createReplaceable = (target: Poses): Poses => ({
  fetch: (...args) => target.fetch(...args),
  fetchThumbnails: (...args) => target.fetchThumbnails(...args),
  fetchImage: (...args) => target.fetchImage(...args),
  add: (...args) => target.add(...args),
  remove: (...args) => target.remove(...args),
  removeResult: (...args) => target.removeResult(...args),
  fetchStoredPictures: (...args) => target.fetchStoredPictures(...args),
  giveConsent: (...args) => target.giveConsent(...args),
  withdrawConsent: (...args) => target.withdrawConsent(...args),
});

/** A manager on an in-memory backend. `made` counts the calls of a method; `replace` replaces methods. */
export function createPosesFixture() {
  const backend = new InMemoryPoses(new ManualClock());
  const poses = createReplaceable(backend);
  const calledMethods: string[] = [];
  const countedPoses = new Proxy(poses, {
    get: (target, name: keyof Poses) =>
      ((...args: never[]) => {
        calledMethods.push(name);
        return (target[name] as (...givenArguments: never[]) => unknown)(...args);
      }) as never,
  });
  const fixture = createPosesManager(countedPoses);
  return {
    ...fixture,
    backend,
    made: (name: keyof Poses) => calledMethods.filter((call) => call === name).length,
    replace: (methods: Partial<Poses>) => Object.assign(poses, methods),
  };
}

/** A started manager for Anna, who has consented and added these photos. */
export async function createAnnasPoses(...photos: readonly Blob[]) {
  const fixture = createPosesFixture();
  await fixture.backend.giveConsent('anna');
  for (const photo of photos) await fixture.backend.add('anna', photo);
  fixture.signIn('anna');
  const stop = fixture.manager.start();
  await settlePromises();
  return { ...fixture, stop };
}
