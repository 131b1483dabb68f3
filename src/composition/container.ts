import './metadata.ts';
import { Container } from 'inversify';
import { FeatureModules } from './FeatureModules.ts';
import type { Foundation } from './foundation.ts';
import { appModule } from './modules/app.module.ts';
import { shoppingModule } from './modules/shopping.module.ts';

/** The dependencies of a signed-in shopper's screens; lazily loaded features add their own modules. */
export interface Composition {
  readonly container: Container;
  readonly modules: FeatureModules;
}

export function compose(foundation: Foundation, userId: string): Composition {
  const container = new Container();
  container.load(appModule(foundation, userId), shoppingModule);
  return { container, modules: new FeatureModules(container) };
}
