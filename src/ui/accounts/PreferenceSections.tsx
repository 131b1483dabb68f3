import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountPreferences } from '../../application/preferences/AccountPreferences.ts';
import type { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { Disclosure } from '../design/Disclosure.tsx';
import { ChipPreference } from '../preferences/ChipPreference.tsx';
import { LocationField } from '../preferences/LocationField.tsx';
import { NotesField } from '../preferences/NotesField.tsx';
import type { PreferencesViewModel } from '../preferences/PreferencesViewModel.ts';
import { StylePreference } from '../preferences/StylePreference.tsx';
import { TonePreference } from '../preferences/TonePreference.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { accountPanelText as text } from '../text/accountPanel.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import styles from './AccountPanel.module.css';

export interface PreferenceSectionsProps {
  readonly preferences: Pick<AccountPreferences, 'save'>;
  readonly draft: PreferencesDraft;
  readonly createView: (draft: PreferencesDraft) => PreferencesViewModel;
  /** Whether Style Preferences is open at first, e.g. because the shopper wants to change the default filters. */
  readonly isStyleOpen: boolean;
}

/** The sections of the preferences, which are saved when the panel closes (spec 2.12). */
export const PreferenceSections = observer(function PreferenceSections(props: PreferenceSectionsProps) {
  const { preferences, draft, createView, isStyleOpen } = props;
  const view = useOwnedViewModel(() => createView(draft));
  useSaveOnLeaving(preferences);
  const { genderPreference, sizePreference, aiTone, location } = view.preferences;
  return (
    <>
      <UnsavedChanges draft={draft} onSave={() => void preferences.save()} />
      <Disclosure
        title={text.stylePreferences}
        meta={<Summary values={[...genderPreference, ...sizePreference]} />}
        defaultOpen={isStyleOpen}
      >
        <div className={styles.controls}>
          <ChipPreference view={view} preference="genderPreference" />
          <ChipPreference view={view} preference="sizePreference" />
          <p className={styles.note}>{text.defaultFilters}</p>
          <ChipPreference view={view} preference="personality" />
          <StylePreference view={view} />
          <NotesField view={view} />
        </div>
      </Disclosure>
      <Disclosure title={text.assistant} meta={<Summary values={[aiTone]} />}>
        <TonePreference view={view} />
      </Disclosure>
      <Disclosure title={text.location} meta={<Summary values={[location]} />}>
        <LocationField view={view} isLabelHidden />
      </Disclosure>
    </>
  );
});

function Summary({ values }: { readonly values: readonly string[] }) {
  return <span className={styles.summary}>{values.filter(Boolean).join(', ')}</span>;
}

/**
 * Saves when the panel closes. Also saves when the page is hidden, because a phone may end it without closing the
 * panel.
 */
function useSaveOnLeaving(preferences: Pick<AccountPreferences, 'save'>): void {
  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void preferences.save();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      void preferences.save();
    };
  }, [preferences]);
}
