import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';

/** The part of Inversify's binding syntax that this app uses: nothing is decorated, and no class is injected. */
export interface Bindings {
  bind<Service>(
    service: ServiceIdentifier<Service>,
  ): Pick<BindToFluentSyntax<Service>, 'toConstantValue' | 'toResolvedValue'>;
}

/** Binds the services of a feature under their tokens. Inversify's `ContainerModule` takes it as it is. */
export type Module = (bindings: Bindings) => void;
