import type { Container, ServiceIdentifier } from 'inversify';
import type { LazyModule } from './Feature.ts';

/** Fetches code; may refuse to where that would fail for good. */
type FetchCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/** Fetches and binds each lazy module once; a second load would bind twice. */
export class FeatureModules {
  readonly #container: Container;
  readonly #fetch: FetchCode;
  readonly #loads = new Map<string, Promise<void>>();

  constructor(container: Container, fetch: FetchCode) {
    this.#container = container;
    this.#fetch = fetch;
  }

  /** The service of a lazy module. A failed load (network error, new release) is retried by the next call. */
  async get<Service>(lazy: LazyModule, service: ServiceIdentifier<Service>): Promise<Service> {
    await this.load(lazy);
    return this.#container.get(service);
  }

  load(lazy: LazyModule): Promise<void> {
    const known = this.#loads.get(lazy.name);
    if (known) return known;
    const loading = this.#bind(lazy);
    this.#loads.set(lazy.name, loading);
    loading.catch(() => this.#loads.delete(lazy.name));
    return loading;
  }

  async #bind({ needs = [], load }: LazyModule): Promise<void> {
    const [module] = await Promise.all([this.#fetch(load), ...needs.map((each) => this.load(each))]);
    this.#container.load(module);
  }
}
