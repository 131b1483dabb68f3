import type { ComponentType } from 'react';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';
import type { PanelProps } from '../../../ui/frame/FrameParts.ts';
import { token } from '../../token.ts';

export const ACCOUNT = {
  sessions: token<SessionManagement>('SessionManagement'),
  panel: token<ComponentType<PanelProps>>('AccountPanel'),
} as const;
