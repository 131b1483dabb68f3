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

/** After the first results: soon what follows the address, and what it shows when a slow phone, too, can be used. */
const HOST_AHEAD_MS = 1_000;
const VIEWER_AHEAD_MS = 7_000;

const importHost = () => import('../ui/viewer/ItemViewerHost.tsx');
type Host = Awaited<ReturnType<typeof importHost>>;
type Viewer = ComponentType<{ readonly parts: ItemViewerParts }>;

/** The item viewer, whose code comes after the first results or when somebody asks for it. */
export interface LateViewer {
  /** What follows the address, once its code is here. */
  readonly host: Promise<Host>;
  /** To be given by it, when it does follow the address. */
  readonly mounted: Signal;
  /** What it shows, once its code is here. */
  readonly shown: Observable<Viewer | null>;
  /** Nobody asked for it yet: without a network nobody is told, and it comes when there is one again. Returns the stop. */
  readonly fetchAhead: (foundation: Pick<Foundation, 'clock' | 'connection'>) => () => void;
  /** Does `then` once it is there, all of it; else says so, and the next call tries again, where need be with a new page that shows the item. */
  readonly call: (then: () => void, itemId?: string) => void;
  /** The address names an item, and nobody pressed anything: where the code does not come, only a word is said. */
  readonly need: () => void;
}

export function lateViewer({ container, modules }: Composition): LateViewer {
  const [wanted, mounted, missed, shown] = [signal(), signal(), missedCode(), new SnapshotHolder<Viewer | null>(null)];
  const fetchHost = lateCode(async () => {
    const [host] = await Promise.all([
      importHost(),
      loadItems(modules),
      modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule),
    ]);
    wanted.give();
    return host;
  });
  const fetchViewer = lateCode(async () => shown.set((await import('../ui/viewer/ItemViewer.tsx')).default));
  const say = () => container.get(TOKENS.notices).showError(commonText.partMissing);
  const ahead = (fetch: () => Promise<unknown>) => () => void fetch().catch(() => undefined);
  return {
    host: wanted.given.then(fetchHost),
    mounted,
    shown,
    fetchAhead: ({ clock, connection }) => {
      const stops = [
        clock.after(HOST_AHEAD_MS, ahead(fetchHost)),
        clock.after(VIEWER_AHEAD_MS, ahead(fetchViewer)),
        connection.subscribe(ahead(fetchHost)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    call: (then, itemId) => void Promise.all([fetchHost(), fetchViewer()]).then(
      () => void mounted.given.then(then),
      async () => {
        await missed(itemId && addressOf(itemId));
        say();
      },
    ),
    need: () => void fetchViewer().catch(say),
  };
}

function addressOf(itemId: string): string {
  const address = new URL(location.href);
  address.searchParams.set(QUERY.item, itemId);
  return address.href;
}
