import type { BindToFluentSyntax, ServiceIdentifier } from 'inversify';

/** The part of Inversify's binding syntax that this app uses: no decorators and no class injection. */
export interface Bindings {
  bind<Service>(
    service: ServiceIdentifier<Service>,
  ): Pick<BindToFluentSyntax<Service>, 'toConstantValue' | 'toResolvedValue'>;
}

/** Binds the services of a feature to their tokens. Inversify's `ContainerModule` accepts it unchanged. */
export type Module = (bindings: Bindings) => void;
