import type { Connection } from '../../application/ports/Connection.ts';
import { OfflineIcon } from '../design/icons/icons.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { frameText } from '../text/frameText.ts';
import styles from './OfflineNotice.module.css';

/** Says what still works while there is no connection. */
export function OfflineNotice({ connection }: { readonly connection: Connection }) {
  const online = useSnapshot(connection);
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
