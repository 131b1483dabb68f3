import type { ServiceIdentifier } from 'inversify';
import type { LazyContainer } from './container.ts';
import type { LazyModule } from './Feature.ts';

/** Imports code. May reject without trying while offline, because browsers cache a failed import. */
type ImportCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/** Fetches and binds each lazy module once. Binding a module again would create its services twice. */
export class FeatureModules {
  readonly #loadContainer: () => Promise<LazyContainer>;
  readonly #importCode: ImportCode;
  readonly #containerByModule = new Map<string, Promise<LazyContainer>>();

  constructor(loadContainer: () => Promise<LazyContainer>, importCode: ImportCode) {
    this.#loadContainer = loadContainer;
    this.#importCode = importCode;
  }

  /** Resolves to a service of a lazy module. The next call retries a failed load. */
  async get<Service>(lazyModule: LazyModule, service: ServiceIdentifier<Service>): Promise<Service> {
    return (await this.load(lazyModule)).get(service);
  }

  load(lazyModule: LazyModule): Promise<LazyContainer> {
    const pendingLoad = this.#containerByModule.get(lazyModule.name);
    if (pendingLoad) return pendingLoad;
    const newLoad = this.#bindModule(lazyModule);
    this.#containerByModule.set(lazyModule.name, newLoad);
    newLoad.catch(() => this.#containerByModule.delete(lazyModule.name));
    return newLoad;
  }

  async #bindModule({ requiredModules = [], load }: LazyModule): Promise<LazyContainer> {
    const [container, module] = await Promise.all([
      this.#loadContainer(),
      this.#importCode(load),
      ...requiredModules.map((requiredModule) => this.load(requiredModule)),
    ]);
    container.load(module);
    return container;
  }
}
