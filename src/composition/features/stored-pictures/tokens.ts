import type { ComponentType } from 'react';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import { token } from '../../token.ts';

export const STORED_PICTURES = { panel: token<ComponentType<PanelProps>>('StoredPicturesPanel') } as const;
