import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { FirstContainer } from './FirstContainer.ts';
import type { Module } from './Module.ts';

/** The container for code that loads after the first screen. */
export interface LazyContainer {
  load(module: Module): void;
  get<Service>(service: ServiceIdentifier<Service>): Service;
}

/** An Inversify container that shares the services of the first screen. */
export function createContainer(firstContainer: FirstContainer): LazyContainer {
  const container = new Container();
  for (const service of firstContainer.services)
    container.bind(service).toResolvedValue(() => firstContainer.get(service));
  return {
    // The function must return undefined, because Inversify treats any other value as a promise.
    load: (module) => container.load(new ContainerModule((bindings) => void module(bindings))),
    get: (service) => container.get(service),
  };
}
