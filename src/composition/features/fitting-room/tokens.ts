import type { ComponentType } from 'react';
import type { FittingRoom } from '../../../application/tryon/FittingRoom.ts';
import type { TryOnComposer } from '../../../application/tryon/TryOnComposer.ts';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import { token } from '../../token.ts';

export const FITTING_ROOM = {
  composer: token<TryOnComposer>('TryOnComposer'),
  room: token<FittingRoom>('FittingRoom'),
  panel: token<ComponentType<PanelProps>>('FittingRoomPanel'),
} as const;
