import type { ComponentType } from 'react';
import { SnapshotHolder, type Observable } from '../application/Snapshots.ts';
import { lateCode, missedCode } from '../ui/shared/lazyPart.tsx';
import { QUERY } from '../ui/shared/paths.ts';
import { commonText } from '../ui/text/commonText.ts';
import type { ItemViewerParts } from '../ui/viewer/ItemViewerViewModel.ts';
import type { Composition } from './container.ts';
import { loadItems } from './lateParts.ts';
import type { Foundation } from './foundation.ts';
import { signal, type Signal } from './signal.ts';
import { TOKENS } from './tokens.ts';

/** Prefetch delays after the first results: early for the host, late for the viewer, so that a slow phone is interactive first. */
const HOST_PREFETCH_DELAY_MS = 1_000;
const VIEWER_PREFETCH_DELAY_MS = 7_000;

const importHost = () => import('../ui/viewer/ItemViewerHost.tsx');
type Host = Awaited<ReturnType<typeof importHost>>;
type Viewer = ComponentType<{ readonly parts: ItemViewerParts }>;

/** The lazily loaded item viewer: prefetched after the first results, or loaded on demand. */
export interface LateViewer {
  /** The host component, which follows the URL; resolves once its code has loaded. */
  readonly host: Promise<Host>;
  /** Resolved by the host once it follows the URL. */
  readonly mounted: Signal;
  /** The viewer component; null until its code has loaded. */
  readonly shown: Observable<Viewer | null>;
  /** Prefetches the code in the background; fails silently, and retries when the network is back. Returns a stop function. */
  readonly fetchAhead: (foundation: Pick<Foundation, 'clock' | 'connection'>) => () => void;
  /** Calls `then` once everything has loaded. On failure shows an error; the next call retries, if necessary by reloading the page with the item. */
  readonly call: (then: () => void, itemId?: string) => void;
  /** Loads the viewer for an item in the URL. On failure only shows an error, without a reload. */
  readonly need: () => void;
}

export function lateViewer({ container, modules }: Composition): LateViewer {
  const [hostLoaded, mounted, handleMissingCode, shown] = [
    signal(),
    signal(),
    missedCode(),
    new SnapshotHolder<Viewer | null>(null),
  ];
  const fetchHost = lateCode(async () => {
    const [host] = await Promise.all([
      importHost(),
      loadItems(modules),
      modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule),
    ]);
    hostLoaded.give();
    return host;
  });
  const fetchViewer = lateCode(async () => shown.set((await import('../ui/viewer/ItemViewer.tsx')).default));
  const showError = () => container.get(TOKENS.notices).showError(commonText.partMissing);
  const prefetch = (fetch: () => Promise<unknown>) => () => void fetch().catch(() => undefined);
  return {
    host: hostLoaded.given.then(fetchHost),
    mounted,
    shown,
    fetchAhead: ({ clock, connection }) => {
      const stops = [
        clock.after(HOST_PREFETCH_DELAY_MS, prefetch(fetchHost)),
        clock.after(VIEWER_PREFETCH_DELAY_MS, prefetch(fetchViewer)),
        connection.subscribe(prefetch(fetchHost)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    call: (then, itemId) =>
      void Promise.all([fetchHost(), fetchViewer()]).then(
        () => void mounted.given.then(then),
        async () => {
          await handleMissingCode(itemId && addressOf(itemId));
          showError();
        },
      ),
    need: () => void fetchViewer().catch(showError),
  };
}

function addressOf(itemId: string): string {
  const address = new URL(location.href);
  address.searchParams.set(QUERY.item, itemId);
  return address.href;
}
