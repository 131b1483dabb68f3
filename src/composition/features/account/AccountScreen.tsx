import type { ComponentType } from 'react';
import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';
import type { AccountPreferences } from '../../../application/preferences/AccountPreferences.ts';
import type { PreferencesDraft } from '../../../application/preferences/PreferencesDraft.ts';
import { AccountPanel } from '../../../ui/accounts/AccountPanel.tsx';
import { LateSection } from '../../../ui/accounts/LateSection.tsx';
import { PreferenceSections } from '../../../ui/accounts/PreferenceSections.tsx';
import type { SupportViewModel } from '../../../ui/accounts/SupportViewModel.ts';
import type { PanelProps } from '../../../ui/frame/FrameContent.ts';
import type { PreferencesViewModel } from '../../../ui/preferences/PreferencesViewModel.ts';
import { useOpenPanel } from '../../../ui/shared/useOpenPanel.ts';
import { useOwnedViewModel } from '../../../ui/shared/useOwnedViewModel.ts';
import { useSnapshot } from '../../../ui/shared/useSnapshot.ts';
import { accountPanelText as text } from '../../../ui/text/accountPanel.ts';
import { STYLE_ADDRESS } from './addresses.ts';
import { logoutEverywhere } from './logoutEverywhere.ts';

export interface AccountScreenDependencies {
  readonly account: AccountSession;
  readonly sessions: SessionManagement;
  readonly notices: Notices;
  readonly preferences: AccountPreferences;
  readonly createPreferencesView: (draft: PreferencesDraft) => PreferencesViewModel;
  readonly createSupportView: () => SupportViewModel;
  /** The section about email, password, Google and devices. */
  readonly AccessSection: ComponentType;
  /** The section about export and deletion. */
  readonly DataSection: ComponentType;
}

export function createAccountScreen(dependencies: AccountScreenDependencies): ComponentType<PanelProps> {
  const { account, preferences, createPreferencesView, createSupportView, AccessSection, DataSection } = dependencies;
  const saveFirst = (logout: () => Promise<void>) => () => void preferences.saveBeforeLogout().then(logout);
  return function Account({ open, onClose, address }) {
    const openPanel = useOpenPanel();
    const { profile, isUnreachable } = useSnapshot(account);
    const support = useOwnedViewModel(createSupportView);
    const draft = isUnreachable ? null : preferences.draft;
    return (
      <AccountPanel
        open={open}
        onClose={onClose}
        shopper={profile}
        onPhotos={() => openPanel('photos')}
        support={support}
        access={
          <LateSection>
            <AccessSection key={profile?.id} />
          </LateSection>
        }
        data={
          <LateSection>
            <DataSection key={profile?.id} />
          </LateSection>
        }
        preferences={
          draft === null ? (
            <p role="status">{text.preferencesUnreachable}</p>
          ) : (
            <PreferenceSections
              key={profile?.id}
              preferences={preferences}
              draft={draft}
              createView={createPreferencesView}
              isStyleOpen={address === STYLE_ADDRESS}
            />
          )
        }
        onLogout={saveFirst(() => account.logout())}
        onLogoutEverywhere={saveFirst(() => logoutEverywhere(dependencies))}
      />
    );
  };
}
