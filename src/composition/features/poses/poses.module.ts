import { ContainerModule } from 'inversify';
import { PosesTab } from '../../../ui/poses/PosesTab.tsx';
import { POSES_TAB } from './tokens.ts';

/** The Poses tab. */
export const posesModule = new ContainerModule(({ bind }) => {
  bind(POSES_TAB).toConstantValue(PosesTab);
});
