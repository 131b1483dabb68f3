import type { ServiceIdentifier } from 'inversify';

/** A typed service identifier: binding another type to it does not compile. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;
