import type { ComponentType } from 'react';
import { SnapshotHolder, type Observable } from '../application/Snapshots.ts';
import { loadOnce, reloadOnMissingCode } from '../ui/shared/lazyComponent.tsx';
import { QUERY } from '../ui/shared/paths.ts';
import { commonText } from '../ui/text/commonText.ts';
import type { ItemViewerParts } from '../ui/viewer/ItemViewerViewModel.ts';
import type { Composition } from './container.ts';
import { deferred } from './deferred.ts';
import { loadItems } from './lazyFeatures.ts';
import type { Foundation } from './foundation.ts';
import { TOKENS } from './tokens.ts';

/** Prefetch delays after the first results: early for the host, late for the viewer, so that a slow phone is interactive first. */
const HOST_PREFETCH_DELAY_MS = 1_000;
const VIEWER_PREFETCH_DELAY_MS = 7_000;

const importHost = () => import('../ui/viewer/ItemViewerHost.tsx');
type Host = Awaited<ReturnType<typeof importHost>>;
type Viewer = ComponentType<{ readonly parts: ItemViewerParts }>;

/** The lazily loaded item viewer: prefetched after the first results, or loaded on demand. */
export interface LazyViewer {
  /** The host component, which follows the address; resolves once its code has loaded. */
  readonly host: Promise<Host>;
  /** Called by the host once it follows the address. */
  readonly onHostMounted: () => void;
  /** The viewer component; null until its code has loaded. */
  readonly component: Observable<Viewer | null>;
  /** Prefetches the code in the background; fails silently, and retries when the network is back. Returns a stop function. */
  readonly prefetch: (foundation: Pick<Foundation, 'clock' | 'connection'>) => () => void;
  /** Calls `then` once everything has loaded. On failure shows an error; the next call retries, if necessary by reloading the page with the item. */
  readonly whenLoaded: (then: () => void, itemId?: string) => void;
  /** Loads the viewer for an item in the address. On failure only shows an error, without a reload. */
  readonly load: () => void;
}

export function lazyViewer({ container, modules }: Composition): LazyViewer {
  const hostLoaded = deferred();
  const hostMounted = deferred();
  const component = new SnapshotHolder<Viewer | null>(null);
  const onMissingCode = reloadOnMissingCode();
  const loadHost = loadOnce(async () => {
    const [host] = await Promise.all([
      importHost(),
      loadItems(modules),
      modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule),
    ]);
    hostLoaded.resolve();
    return host;
  });
  const loadViewer = loadOnce(async () => component.set((await import('../ui/viewer/ItemViewer.tsx')).default));
  const showError = () => container.get(TOKENS.notices).showError(commonText.partMissing);
  const silently = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
  return {
    host: hostLoaded.promise.then(loadHost),
    onHostMounted: hostMounted.resolve,
    component,
    prefetch: ({ clock, connection }) => {
      const stops = [
        clock.after(HOST_PREFETCH_DELAY_MS, silently(loadHost)),
        clock.after(VIEWER_PREFETCH_DELAY_MS, silently(loadViewer)),
        connection.subscribe(silently(loadHost)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    whenLoaded: (then, itemId) =>
      void Promise.all([loadHost(), loadViewer()]).then(
        () => void hostMounted.promise.then(then),
        async () => {
          await onMissingCode(itemId && addressOf(itemId));
          showError();
        },
      ),
    load: () => void loadViewer().catch(showError),
  };
}

function addressOf(itemId: string): string {
  const address = new URL(location.href);
  address.searchParams.set(QUERY.item, itemId);
  return address.href;
}
