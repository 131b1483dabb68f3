import type { AppUpdates } from '../../application/ports/AppUpdates.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';

/** The message that lets a newer service worker replace the one in use. */
const SKIP_WAITING_MESSAGE = { type: 'SKIP_WAITING' };

export interface ServiceWorkerDependencies {
  readonly container: ServiceWorkerContainer;
  readonly registration: ServiceWorkerRegistration;
  readonly reload: () => void;
}

/** A newer version is a service worker that is installed and waits for the one in use. */
export class BrowserAppUpdates implements AppUpdates {
  readonly #dependencies: ServiceWorkerDependencies;
  readonly #isReady: SnapshotHolder<boolean>;
  #isApplying = false;

  constructor(dependencies: ServiceWorkerDependencies) {
    const { container, registration, reload } = dependencies;
    this.#dependencies = dependencies;
    this.#isReady = new SnapshotHolder(registration.waiting !== null && container.controller !== null);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    container.addEventListener('controllerchange', () => {
      // Another tab may have asked for the update; this tab then keeps its current code.
      if (this.#isApplying) reload();
    });
  }

  get snapshot(): boolean {
    return this.#isReady.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#isReady.subscribe(listener);
  }

  apply(): void {
    const { registration, reload } = this.#dependencies;
    this.#isApplying = true;
    if (registration.waiting) registration.waiting.postMessage(SKIP_WAITING_MESSAGE);
    else reload();
  }

  /** A browser's first service worker replaces no other one, so it is not an update. */
  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && this.#dependencies.container.controller !== null) this.#isReady.set(true);
    });
  }
}
