import { importIfOnline, loadOnce } from '../ui/shared/lazyComponent.tsx';
import { baseModule } from './base.module.ts';
import { BASE } from './base.tokens.ts';
import type { Feature } from './Feature.ts';
import { FeatureModules } from './FeatureModules.ts';
import { FirstContainer } from './FirstContainer.ts';
import type { Foundation } from './foundation.ts';

/** Composes the services of a signed-in shopper's screens. Lazy modules are added on first use. */
export function composeFeatures(foundation: Foundation, userId: string, features: readonly Feature[]): FirstContainer {
  const firstContainer: FirstContainer = new FirstContainer([
    baseModule(foundation, userId),
    ...features.flatMap(({ firstModule }) => firstModule ?? []),
  ]);
  const loadContainer = loadOnce(async () => (await import('./container.ts')).createContainer(firstContainer));
  firstContainer.bind(BASE.modules).toConstantValue(new FeatureModules(loadContainer, importIfOnline));
  return firstContainer;
}
