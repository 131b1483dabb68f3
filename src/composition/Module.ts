import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';

/** The part of Inversify's binding syntax that this app uses; it has no decorators and no class injection. */
export interface Bindings {
  bind<Service>(
    service: ServiceIdentifier<Service>,
  ): Pick<BindToFluentSyntax<Service>, 'toConstantValue' | 'toResolvedValue'>;
}

/** Binds the services of a feature under their tokens. Can be passed to Inversify's `ContainerModule` unchanged. */
export type Module = (bindings: Bindings) => void;
