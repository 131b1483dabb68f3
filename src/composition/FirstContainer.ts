import type { ServiceIdentifier } from 'inversify';
import type { Bindings, Module } from './Module.ts';

type Factory = (...services: unknown[]) => unknown;

/**
 * Resolves the first modules before Inversify has loaded: the first screen does not wait for 14 KiB of container
 * (docs/adr/0095). Inversify takes its services over with the first lazy module.
 */
export class FirstContainer implements Bindings {
  readonly #makers = new Map<ServiceIdentifier, () => unknown>();

  constructor(modules: readonly Module[]) {
    for (const module of modules) module(this);
  }

  get services(): Iterable<ServiceIdentifier> {
    return this.#makers.keys();
  }

  get<Service>(service: ServiceIdentifier<Service>): Service {
    const make = this.#makers.get(service);
    if (!make) throw new Error(`No module of the first screen binds ${String(service)}.`);
    return make() as Service;
  }

  // A field, because modules take it apart: `({ bind }) => ...`.
  readonly bind = ((service: ServiceIdentifier) => ({
    toConstantValue: (value: unknown) => {
      this.#makers.set(service, () => value);
    },
    toResolvedValue: (factory: Factory, needs: readonly ServiceIdentifier[] = []) => {
      const make = () => factory(...needs.map((each) => this.get(each)));
      this.#makers.set(service, make);
      return { inSingletonScope: () => this.#makers.set(service, once(make)) };
    },
  })) as unknown as Bindings['bind'];
}

function once(make: () => unknown): () => unknown {
  let made: { readonly value: unknown } | null = null;
  return () => (made ??= { value: make() }).value;
}
