import type { ComponentType } from 'react';
import type { FilterPanelViewModel } from '../../../ui/filters/FilterPanelViewModel.ts';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import { token } from '../../token.ts';

export const FILTER_PANEL = {
  createView: token<() => FilterPanelViewModel>('FilterPanelViewModel'),
  panel: token<ComponentType<PanelProps>>('FilterPanel'),
} as const;
