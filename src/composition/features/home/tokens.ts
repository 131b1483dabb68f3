import type { ComponentType } from 'react';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { token } from '../../token.ts';

export const HOME_TAB = token<ComponentType<TabContentProps>>('HomeTab');
