import { lateCode, missedCode } from '../ui/shared/lazyPart.tsx';
import { commonText } from '../ui/text/commonText.ts';
import type { Composition } from './container.ts';
import type { Foundation } from './foundation.ts';
import { signal, type Signal } from './signal.ts';
import { TOKENS } from './tokens.ts';

/** After the first results: soon what follows the address, and what it shows when a slow phone, too, can be used. */
const HOST_AHEAD_MS = 1_000;
const VIEWER_AHEAD_MS = 7_000;

const importHost = () => import('../ui/viewer/ItemViewerHost.tsx');
type Host = Awaited<ReturnType<typeof importHost>>;

/** The item viewer, whose code comes after the first results or when somebody asks for it. */
export interface LateViewer {
  /** What follows the address, once its code is here. */
  readonly host: Promise<Host>;
  /** To be given by it, when it does follow the address. */
  readonly mounted: Signal;
  /** Nobody asked for it yet: without a network nobody is told, and it comes when there is one again. Returns the stop. */
  readonly fetchAhead: (foundation: Pick<Foundation, 'clock' | 'connection'>) => () => void;
  /** Does `then` once it is there, all of it; else says so, and the next call tries again. */
  readonly call: (then: () => void) => void;
}

export function lateViewer({ container, modules }: Composition): LateViewer {
  const [wanted, mounted, missed] = [signal(), signal(), missedCode()];
  const fetchHost = lateCode(async () => {
    const [host] = await Promise.all([
      importHost(),
      modules.load('viewer', async () => (await import('./modules/viewer.module.ts')).viewerModule),
    ]);
    wanted.give();
    return host;
  });
  const fetchViewer = lateCode(() => import('../ui/viewer/ItemViewer.tsx'));
  const ahead = (fetch: () => Promise<unknown>) => () => void fetch().catch(() => undefined);
  return {
    host: wanted.given.then(fetchHost),
    mounted,
    fetchAhead: ({ clock, connection }) => {
      const stops = [
        clock.after(HOST_AHEAD_MS, ahead(fetchHost)),
        clock.after(VIEWER_AHEAD_MS, ahead(fetchViewer)),
        connection.subscribe(ahead(fetchHost)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    call: (then) => void Promise.all([fetchHost(), fetchViewer()]).then(
      () => void mounted.given.then(then),
      () => {
        missed();
        container.get(TOKENS.notices).showError(commonText.partMissing);
      },
    ),
  };
}
