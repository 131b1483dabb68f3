import type { AppUpdates } from '../../application/ports/AppUpdates.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';

/** Asks a waiting service worker to replace the active one. */
const SKIP_WAITING_MESSAGE = { type: 'SKIP_WAITING' };

export interface ServiceWorkerDependencies {
  readonly container: ServiceWorkerContainer;
  readonly registration: ServiceWorkerRegistration;
  readonly reload: () => void;
}

/** Detects a newer version of the app: a service worker that waits for the active one to end. */
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
      // If another tab asked for the update, this tab does not reload.
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

  /** Waits for a new service worker. The browser's first service worker is no update. */
  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && this.#dependencies.container.controller !== null) this.#isReady.set(true);
    });
  }
}
