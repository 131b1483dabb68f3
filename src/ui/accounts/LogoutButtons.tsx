import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { accountPanelText as text } from '../text/accountPanel.ts';
import styles from './AccountPanel.module.css';

export interface LogoutButtonsProps {
  readonly onLogout: () => void;
  /** Ends the sessions on all devices; omitted where this is not available. */
  readonly onLogoutEverywhere?: (() => void) | undefined;
}

type LogoutScope = 'here' | 'everywhere';

/** Logs out here or on all devices, after 'Please confirm logout'. */
export function LogoutButtons({ onLogout, onLogoutEverywhere }: LogoutButtonsProps) {
  const [askedScope, setAskedScope] = useState<LogoutScope | null>(null);
  const isEverywhere = askedScope === 'everywhere';
  return (
    <>
      <div className={styles.logout}>
        <Button variant="quiet" wide onClick={() => setAskedScope('here')}>
          {text.logout}
        </Button>
        {onLogoutEverywhere && (
          <Button variant="plain" className={styles.everywhere} onClick={() => setAskedScope('everywhere')}>
            {text.logoutEverywhere}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={askedScope !== null}
        title={text.confirmLogout}
        confirmLabel={isEverywhere ? text.logoutEverywhere : text.logout}
        onConfirm={isEverywhere ? (onLogoutEverywhere ?? onLogout) : onLogout}
        onClose={() => setAskedScope(null)}
      >
        {isEverywhere ? text.logoutEverywhereText : text.confirmLogoutText}
      </ConfirmDialog>
    </>
  );
}
