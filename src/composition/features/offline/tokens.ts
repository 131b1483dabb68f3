import type { ComponentType } from 'react';
import { token } from '../../token.ts';

export const OFFLINE = { overlay: token<ComponentType>('UpdateOverlay') } as const;
