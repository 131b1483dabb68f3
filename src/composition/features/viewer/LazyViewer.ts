import type { ComponentType } from 'react';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { Clock } from '../../../application/ports/Clock.ts';
import type { Connection } from '../../../application/ports/Connection.ts';
import { SnapshotHolder } from '../../../application/Snapshots.ts';
import { loadOnce, reloadOnMissingCode } from '../../../ui/shared/lazyComponent.tsx';
import { QUERY } from '../../../ui/shared/paths.ts';
import type { ItemViewerParts } from '../../../ui/viewer/ItemViewerViewModel.ts';
import { deferred } from '../../deferred.ts';
import type { FeatureModules } from '../../FeatureModules.ts';
import { viewerUseCases } from './lazy.ts';

/**
 * Prefetch delays after the first results: early for the host, late for the viewer, so that a slow phone is interactive
 * first.
 */
const HOST_PREFETCH_DELAY_MS = 1_000;
const VIEWER_PREFETCH_DELAY_MS = 7_000;

const importHost = () => import('../../../ui/viewer/ItemViewerHost.tsx');
type Viewer = ComponentType<{ readonly parts: ItemViewerParts }>;

export interface LazyViewerParts {
  readonly modules: FeatureModules;
  readonly notices: Pick<Notices, 'showError'>;
  readonly clock: Clock;
  readonly connection: Connection;
}

/** The lazily loaded item viewer: prefetched after the first results, or loaded on demand. */
export class LazyViewer {
  /** The viewer component; null until its code has loaded. */
  readonly component = new SnapshotHolder<Viewer | null>(null);
  /** The host component, which opens the viewer when the URL names an item; resolves once its code has loaded. */
  readonly host;
  readonly #parts: LazyViewerParts;
  readonly #loadHost;
  readonly #loadViewer = loadOnce(async () =>
    this.component.set((await import('../../../ui/viewer/ItemViewer.tsx')).default),
  );
  readonly #hostMounted = deferred();
  readonly #onMissingCode = reloadOnMissingCode();

  constructor(parts: LazyViewerParts) {
    this.#parts = parts;
    const hostLoaded = deferred();
    this.#loadHost = loadOnce(async () => {
      const [host] = await Promise.all([importHost(), parts.modules.load(viewerUseCases)]);
      hostLoaded.resolve();
      return host;
    });
    this.host = hostLoaded.promise.then(this.#loadHost);
    // A URL that names an item needs the viewer at once, so load it during the login check.
    if (new URLSearchParams(window.location.search).has(QUERY.item)) this.whenLoaded(() => {});
  }

  /** Prefetches the code in the background; fails silently, and retries when the network is back. */
  start(): () => void {
    const { clock, connection } = this.#parts;
    const silently = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
    const stops = [
      clock.after(HOST_PREFETCH_DELAY_MS, silently(this.#loadHost)),
      clock.after(VIEWER_PREFETCH_DELAY_MS, silently(this.#loadViewer)),
      connection.subscribe(silently(this.#loadHost)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Called by the host once it opens the viewer for items in the URL. */
  onHostMounted(): void {
    this.#hostMounted.resolve();
  }

  /**
   * Calls `then` once everything has loaded. On failure shows an error; the next call retries, if necessary by
   * reloading the page with the item.
   */
  whenLoaded(then: () => void | Promise<void>, itemId?: string): void {
    void Promise.all([this.#loadHost(), this.#loadViewer()]).then(
      () => void this.#hostMounted.promise.then(then),
      async () => {
        await this.#onMissingCode(itemId && addressOf(itemId));
        this.#showError();
      },
    );
  }

  /** Loads the viewer for an item in the address. On failure only shows an error, without a reload. */
  load(): void {
    void this.#loadViewer().catch(() => this.#showError());
  }

  #showError(): void {
    this.#parts.notices.showError('part-not-loaded');
  }
}

function addressOf(itemId: string): string {
  const address = new URL(location.href);
  address.searchParams.set(QUERY.item, itemId);
  return address.href;
}
