import type { ComponentType } from 'react';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { Clock } from '../../../application/ports/Clock.ts';
import type { Connection } from '../../../application/ports/Connection.ts';
import { SnapshotHolder } from '../../../application/Snapshots.ts';
import { loadOnce, reloadOnMissingCode } from '../../../ui/shared/lazyComponent.tsx';
import { QUERY } from '../../../ui/shared/paths.ts';
import type { ItemViewerDependencies } from '../../../ui/viewer/ItemViewerViewModel.ts';
import { createDeferred } from '../../createDeferred.ts';
import type { FeatureModules } from '../../FeatureModules.ts';
import { viewerUseCases } from './lazy.ts';

/**
 * Prefetch delays after the first results. The host comes early and the viewer late, so that a slow phone becomes
 * interactive first.
 */
const HOST_PREFETCH_DELAY_MS = 1_000;
const VIEWER_PREFETCH_DELAY_MS = 7_000;

const importViewerHost = () => import('../../../ui/viewer/ItemViewerHost.tsx');
type ViewerComponent = ComponentType<{ readonly parts: ItemViewerDependencies }>;

export interface LazyViewerDependencies {
  readonly modules: FeatureModules;
  readonly notices: Pick<Notices, 'showError'>;
  readonly clock: Clock;
  readonly connection: Connection;
}

/** The lazily loaded item viewer: prefetched after the first results, or loaded on demand. */
export class LazyViewer {
  /** The viewer component; null until its code has loaded. */
  readonly component = new SnapshotHolder<ViewerComponent | null>(null);
  /** The host component, which opens the viewer when the URL names an item. */
  readonly host;
  readonly #dependencies: LazyViewerDependencies;
  readonly #loadHost;
  readonly #loadViewer = loadOnce(async () =>
    this.component.set((await import('../../../ui/viewer/ItemViewer.tsx')).default),
  );
  readonly #hostMountedDeferred = createDeferred();
  readonly #onMissingCode = reloadOnMissingCode();

  constructor(dependencies: LazyViewerDependencies) {
    this.#dependencies = dependencies;
    const hostLoadedDeferred = createDeferred();
    this.#loadHost = loadOnce(async () => {
      const [host] = await Promise.all([importViewerHost(), dependencies.modules.load(viewerUseCases)]);
      hostLoadedDeferred.resolve();
      return host;
    });
    this.host = hostLoadedDeferred.promise.then(this.#loadHost);
    // If the URL names an item, load the viewer during the login check.
    if (new URLSearchParams(window.location.search).has(QUERY.item)) this.runWhenLoaded(() => {});
  }

  /** Prefetches the code in the background. Ignores failures, and retries when the network is back. */
  start(): () => void {
    const { clock, connection } = this.#dependencies;
    const loadSilently = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);
    const stopFunctions = [
      clock.after(HOST_PREFETCH_DELAY_MS, loadSilently(this.#loadHost)),
      clock.after(VIEWER_PREFETCH_DELAY_MS, loadSilently(this.#loadViewer)),
      connection.subscribe(loadSilently(this.#loadHost)),
    ];
    return () => stopFunctions.forEach((stop) => stop());
  }

  /** Called by the host once it handles items in the URL. */
  onHostMounted(): void {
    this.#hostMountedDeferred.resolve();
  }

  /**
   * Calls `action` once all code has loaded. A failure shows an error, and the next call retries, if necessary by
   * reloading the page with the item.
   */
  runWhenLoaded(action: () => void | Promise<void>, itemId?: string): void {
    void Promise.all([this.#loadHost(), this.#loadViewer()]).then(
      () => void this.#hostMountedDeferred.promise.then(action),
      async () => {
        await this.#onMissingCode(itemId && createItemAddress(itemId));
        this.#showError();
      },
    );
  }

  /** Loads the viewer for an item in the address. A failure shows an error and does not reload the page. */
  load(): void {
    void this.#loadViewer().catch(() => this.#showError());
  }

  #showError(): void {
    this.#dependencies.notices.showError('part-not-loaded');
  }
}

function createItemAddress(itemId: string): string {
  const address = new URL(location.href);
  address.searchParams.set(QUERY.item, itemId);
  return address.href;
}
