import type { ServiceIdentifier } from 'inversify';
import type { Bindings, Module } from './Module.ts';

type ServiceFactory = (...services: unknown[]) => unknown;

/**
 * A small container for the first screen, which thus does not wait for Inversify's 14 KiB (docs/adr/0095). Inversify
 * uses the same services after the first lazy module has loaded.
 */
export class FirstContainer implements Bindings {
  readonly #factories = new Map<ServiceIdentifier, () => unknown>();

  constructor(modules: readonly Module[]) {
    for (const module of modules) module(this);
  }

  get services(): Iterable<ServiceIdentifier> {
    return this.#factories.keys();
  }

  get<Service>(service: ServiceIdentifier<Service>): Service {
    const make = this.#factories.get(service);
    if (!make) throw new Error(`No module of the first screen binds ${String(service)}.`);
    return make() as Service;
  }

  // An arrow function, because modules destructure the bindings: `({ bind }) => ...`.
  readonly bind = ((service: ServiceIdentifier) => ({
    toConstantValue: (value: unknown) => {
      this.#factories.set(service, () => value);
    },
    toResolvedValue: (factory: ServiceFactory, dependencies: readonly ServiceIdentifier[] = []) => {
      const make = () => factory(...dependencies.map((dependency) => this.get(dependency)));
      this.#factories.set(service, make);
      return { inSingletonScope: () => this.#factories.set(service, memoize(make)) };
    },
  })) as unknown as Bindings['bind'];
}

function memoize(make: () => unknown): () => unknown {
  let instance: { readonly value: unknown } | null = null;
  return () => (instance ??= { value: make() }).value;
}
