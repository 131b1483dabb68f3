import type { ServiceIdentifier } from 'inversify';
import type { LazyContainer } from './container.ts';
import type { LazyModule } from './Feature.ts';

/** Imports code; may reject without trying when offline, because browsers cache a failed import. */
type ImportCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/** Fetches and binds each lazy module only once, because loading it again would bind its services twice. */
export class FeatureModules {
  readonly #loadContainer: () => Promise<LazyContainer>;
  readonly #importCode: ImportCode;
  readonly #loads = new Map<string, Promise<LazyContainer>>();

  constructor(loadContainer: () => Promise<LazyContainer>, importCode: ImportCode) {
    this.#loadContainer = loadContainer;
    this.#importCode = importCode;
  }

  /** Resolves to a service of a lazy module. A failed load (network error, new release) is retried by the next call. */
  async get<Service>(lazy: LazyModule, service: ServiceIdentifier<Service>): Promise<Service> {
    return (await this.load(lazy)).get(service);
  }

  load(lazy: LazyModule): Promise<LazyContainer> {
    const known = this.#loads.get(lazy.name);
    if (known) return known;
    const loading = this.#bind(lazy);
    this.#loads.set(lazy.name, loading);
    loading.catch(() => this.#loads.delete(lazy.name));
    return loading;
  }

  async #bind({ needs = [], load }: LazyModule): Promise<LazyContainer> {
    const [container, module] = await Promise.all([
      this.#loadContainer(),
      this.#importCode(load),
      ...needs.map((each) => this.load(each)),
    ]);
    container.load(module);
    return container;
  }
}
