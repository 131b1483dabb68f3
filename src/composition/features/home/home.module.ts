import { ContainerModule } from 'inversify';
import { HomeTab } from '../../../ui/home/HomeTab.tsx';
import { HOME_TAB } from './tokens.ts';

/** The Home tab. */
export const homeModule = new ContainerModule(({ bind }) => {
  bind(HOME_TAB).toConstantValue(HomeTab);
});
