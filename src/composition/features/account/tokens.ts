import type { ComponentType } from 'react';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';
import type { AccountPreferences } from '../../../application/preferences/AccountPreferences.ts';
import type { PreferencesDraft } from '../../../application/preferences/PreferencesDraft.ts';
import type { SupportViewModel } from '../../../ui/accounts/SupportViewModel.ts';
import type { PreferencesViewModel } from '../../../ui/preferences/PreferencesViewModel.ts';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import { token } from '../../token.ts';

export const ACCOUNT = {
  sessions: token<SessionManagement>('SessionManagement'),
  preferences: token<AccountPreferences>('AccountPreferences'),
  createPreferencesView: token<(draft: PreferencesDraft) => PreferencesViewModel>('AccountPreferencesViewModel'),
  createSupportView: token<() => SupportViewModel>('SupportViewModel'),
  panel: token<ComponentType<PanelProps>>('AccountPanel'),
} as const;
