import './metadata.ts';
import { Container } from 'inversify';
import { importIfOnline } from '../ui/shared/lazyComponent.tsx';
import { baseModule } from './base.module.ts';
import { BASE } from './base.tokens.ts';
import { FeatureModules } from './FeatureModules.ts';
import type { Feature } from './Feature.ts';
import type { Foundation } from './foundation.ts';

/** The dependencies of a signed-in shopper's screens. Late modules are added as they are wanted. */
export function compose(foundation: Foundation, userId: string, features: readonly Feature[]): Container {
  const container = new Container();
  container.bind(BASE.modules).toConstantValue(new FeatureModules(container, importIfOnline));
  container.load(baseModule(foundation, userId), ...features.flatMap(({ firstModule }) => firstModule ?? []));
  return container;
}
