import type { PreloadableComponent } from '../../../ui/frame/PreloadableComponent.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import { token } from '../../token.ts';

export const HOME_TAB = token<PreloadableComponent<TabContentProps>>('HomeTab');
