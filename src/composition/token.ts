import type { ServiceIdentifier } from 'inversify';

/** A typed service identifier, so that wrong wiring does not compile. */
export const token = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;
