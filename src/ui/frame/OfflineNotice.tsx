import type { Connection } from '../../application/ports/Connection.ts';
import { OfflineIcon } from '../design/icons/icons.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { commonText } from '../text/commonText.ts';
import { frameText } from '../text/frameText.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  readonly connection: Connection;
  /** Whether the server does not answer although the device is online. */
  readonly isUnreachable: boolean;
}

/** Offline, says what still works. Online, says that the server does not answer. */
export function OfflineNotice({ connection, isUnreachable }: OfflineNoticeProps) {
  const isOnline = useSnapshot(connection);
  return (
    <div role="status">
      {(!isOnline || isUnreachable) && (
        <p className={styles.notice}>
          <OfflineIcon /> {isOnline ? commonText.unreachable : frameText.offline}
        </p>
      )}
    </div>
  );
}
