import type { ServiceIdentifier } from 'inversify';

/** Creates a typed service identifier: binding a value of another type does not compile. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;
