import type { ComponentType } from 'react';
import type { PosesManager } from '../../../application/poses/PosesManager.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import type { PosesViewModel } from '../../../ui/poses/PosesViewModel.ts';
import { token } from '../../token.ts';

export const POSES = {
  manager: token<PosesManager>('PosesManager'),
  createView: token<() => PosesViewModel>('PosesViewModel'),
  tab: token<ComponentType<TabContentProps>>('PosesTab'),
} as const;
