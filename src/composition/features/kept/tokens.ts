import type { ComponentType } from 'react';
import type { PanelProps } from '../../../ui/frame/FrameParts.ts';
import { token } from '../../token.ts';

export const KEPT = { panel: token<ComponentType<PanelProps>>('KeptPanel') } as const;
