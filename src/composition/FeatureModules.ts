import type { Container, ContainerModule } from 'inversify';

/** Loads the container module of a feature together with its code, once; a second load would bind twice. */
export class FeatureModules {
  readonly #container: Container;
  readonly #loads = new Map<string, Promise<void>>();

  constructor(container: Container) {
    this.#container = container;
  }

  /** A failed load (network error, new release) is retried by the next call. */
  load(feature: string, fetchModule: () => Promise<ContainerModule>): Promise<void> {
    const known = this.#loads.get(feature);
    if (known) return known;
    const loading = fetchModule().then((module) => this.#container.load(module));
    this.#loads.set(feature, loading);
    loading.catch(() => this.#loads.delete(feature));
    return loading;
  }
}
