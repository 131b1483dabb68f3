import { BlobSweep } from '../application/attachments/BlobSweep.ts';
import { PhotosInUse } from '../application/poses/PhotosInUse.ts';
import { PoseService } from '../application/poses/PoseService.ts';
import { TryOnEngines } from '../application/poses/TryOnEngines.ts';
import { TryOnService } from '../application/poses/TryOnService.ts';
import { steadyClock } from '../application/ports/Clock.ts';
import type { Log } from '../application/ports/Log.ts';
import type { TrendsService } from '../application/trends/TrendsService.ts';
import type { AppDependencies } from '../http/AppParts.ts';
import { DEMO_ACCOUNT } from '../identity/demoAccount.ts';
import { createDemoHistory, type DemoHistoryDependencies } from './createDemoHistory.ts';

/** The provider whose emulator has the demo account. */
const DEMO_PROVIDER = 'firebase';

type DemoParts = Omit<AppDependencies, 'modules' | 'serveClient' | 'accountStatus'>;

/**
 * Creates the demo shopper's past in the background. Only the emulator has a demo account. Returns a function that
 * stops the work and waits for it.
 */
export function startDemoHistory(parts: DemoParts, trends: TrendsService, log: Log): () => Promise<void> {
  const controller = new AbortController();
  const work = findDemoShopper(parts)
    .then((userId) => {
      if (userId === null) return undefined;
      return createDemoHistory(
        userId,
        { ...parts, trends, log, fittingRoom: createFittingRoom(parts, log) },
        controller.signal,
      );
    })
    .catch((cause: unknown) => {
      if (!controller.signal.aborted) log.warn({ cause: String(cause) }, 'The demo account could not be filled.');
    });
  return () => {
    controller.abort(new Error('The server stops.'));
    return work;
  };
}

async function findDemoShopper({ store }: DemoParts): Promise<string | null> {
  const identity = { provider: DEMO_PROVIDER, subject: DEMO_ACCOUNT.subject };
  return (await store.users.findStoredIdentity(identity))?.userId ?? null;
}

function createFittingRoom(parts: DemoParts, log: Log): DemoHistoryDependencies['fittingRoom'] {
  const { store, blobs, figures, tryOnEngines } = parts;
  if (tryOnEngines.figure === undefined) return null;
  const { poses, tryOns, catalogue, discardedBlobs } = store;
  const sweep = new BlobSweep({ discardedBlobs, blobs, log });
  // Figures are drawn on this server, so nothing is sent to a service.
  const sharedParts = {
    ...parts,
    poses,
    tryOns,
    discardedBlobs,
    photosInUse: new PhotosInUse(),
    tryOnService: null,
  };
  const engines = new TryOnEngines({ figure: tryOnEngines.figure }, steadyClock);
  return {
    tryOns: new TryOnService({ ...sharedParts, engines, catalogue }),
    poses: new PoseService({ ...sharedParts, sweep, photoChecks: null }),
    figures,
  };
}
