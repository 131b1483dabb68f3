import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../design/icons/icons.tsx';
import { frameText } from '../text/frameText.ts';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says what still works while there is no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <OfflineIcon /> {frameText.offline}
        </p>
      )}
    </div>
  );
}
