import { useState } from 'react';
import type { AppUpdates } from '../../application/ports/AppUpdates.ts';
import { Button } from '../design/Button.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { updatesText } from '../text/updatesText.ts';
import styles from './UpdateNotice.module.css';

/** Offers a newer version of the app. */
export function UpdateNotice({ updates }: { readonly updates: AppUpdates }) {
  const isReady = useSnapshot(updates);
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div role="status">
      {isReady && !isDismissed && (
        <div className={styles.notice}>
          <p className={styles.text}>{updatesText.ready}</p>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => setDismissed(true)}>
              {updatesText.later}
            </Button>
            <Button onClick={() => updates.apply()}>{updatesText.reload}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
