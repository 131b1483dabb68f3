import type { ComponentType } from 'react';
import type { PanelProps } from '../../../ui/frame/FrameParts.ts';
import { token } from '../../token.ts';

export const FITTING_ROOM_PANEL = token<ComponentType<PanelProps>>('FittingRoomPanel');
