import { useState } from 'react';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameParts.ts';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { accountPanelText as text } from '../text/accountPanel.ts';
import styles from './AccountPanel.module.css';

const LEGAL_LINKS = [
  [PATHS.privacy, text.privacy],
  [PATHS.terms, text.terms],
  [PATHS.cookies, text.cookies],
] as const;

export interface AccountPanelProps extends OpenProps {
  readonly shopper: Pick<Profile, 'name' | 'email'> | null;
  /** Opens the list of the shopper's photos; omitted if there are none. */
  readonly onPhotos?: () => void;
  readonly onLogout: () => void;
  /** Ends the sessions on all devices; omitted where this is not available. */
  readonly onLogoutEverywhere?: () => void;
}

type LogoutScope = 'here' | 'everywhere';

/** The signed-in shopper, legal links, and logout buttons (spec 2.12). */
export function AccountPanel({ shopper, onPhotos, onLogout, onLogoutEverywhere, ...panel }: AccountPanelProps) {
  const [asking, setAsking] = useState<LogoutScope | null>(null);
  const isEverywhere = asking === 'everywhere';
  return (
    <Sheet {...panel} title={text.title}>
      <ShopperName shopper={shopper} />
      {shopper && onPhotos && (
        <div className={styles.photos}>
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPhotos}>
            {text.photos}
          </button>
        </div>
      )}
      <section className={styles.section} aria-labelledby="help-and-legal">
        <h3 className={styles.heading} id="help-and-legal">
          {text.helpAndLegal}
        </h3>
        <ul>
          {LEGAL_LINKS.map(([path, label]) => (
            <li key={path}>
              <Link className={styles.link} to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {shopper && (
        <div className={styles.logout}>
          <Button variant="quiet" wide onClick={() => setAsking('here')}>
            {text.logout}
          </Button>
          {onLogoutEverywhere && (
            <Button variant="plain" onClick={() => setAsking('everywhere')}>
              {text.logoutEverywhere}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={text.confirmLogout}
        confirmLabel={isEverywhere ? text.logoutEverywhere : text.logout}
        onConfirm={isEverywhere ? (onLogoutEverywhere ?? onLogout) : onLogout}
        onClose={() => setAsking(null)}
      >
        {isEverywhere ? text.logoutEverywhereText : text.confirmLogoutText}
      </ConfirmDialog>
    </Sheet>
  );
}

function ShopperName({ shopper }: Pick<AccountPanelProps, 'shopper'>) {
  return (
    <div className={styles.who}>
      <p className={styles.name}>{shopper?.name || shopper?.email || text.notLoggedIn}</p>
      {shopper?.name && <p className={styles.email}>{shopper.email}</p>}
    </div>
  );
}
