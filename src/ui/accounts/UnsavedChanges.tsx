import { useState } from 'react';
import type { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { Button } from '../design/Button.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { accountPanelText as text } from '../text/accountPanel.ts';
import styles from './AccountPanel.module.css';

export interface UnsavedChangesProps {
  readonly draft: Pick<PreferencesDraft, 'snapshot' | 'subscribe'>;
  readonly onSave: () => void;
}

/** Says that changes from an earlier visit could not be saved, with a button to save them. */
export function UnsavedChanges({ draft, onSave }: UnsavedChangesProps) {
  const { isChanged, saveStatus } = useSnapshot(draft);
  const [wereUnsaved] = useState(isChanged);
  const isShown = isChanged && (wereUnsaved || saveStatus === 'failed');
  return (
    <div role="status">
      {isShown && (
        <div className={styles.unsaved}>
          <p>{text.unsaved}</p>
          <Button variant="quiet" busy={saveStatus === 'saving'} onClick={onSave}>
            {text.save}
          </Button>
        </div>
      )}
    </div>
  );
}
