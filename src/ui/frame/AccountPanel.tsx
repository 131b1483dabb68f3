import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { frameText } from '../text/frameText.ts';
import type { AccountPanelProps } from './FrameParts.ts';
import styles from './AccountPanel.module.css';

const text = frameText.account;
const LEGAL = [
  [PATHS.privacy, text.privacy],
  [PATHS.terms, text.terms],
  [PATHS.cookies, text.cookies],
] as const;

/** Who is signed in, where the rules are, and the way out (spec 2.12). */
export function AccountPanel({ shopper, onLogout, ...panel }: AccountPanelProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Sheet {...panel} title={text.title}>
      <div className={styles.who}>
        <p className={styles.name}>{shopper?.name || shopper?.email || text.notLoggedIn}</p>
        {shopper?.name && <p className={styles.email}>{shopper.email}</p>}
      </div>
      <section className={styles.section} aria-labelledby="help-and-legal">
        <h3 className={styles.heading} id="help-and-legal">{text.helpAndLegal}</h3>
        <ul>
          {LEGAL.map(([path, label]) => (
            <li key={path}><Link className={styles.link} to={path}>{label}</Link></li>
          ))}
        </ul>
      </section>
      {shopper && (
        <div className={styles.logout}>
          <Button variant="quiet" wide onClick={() => setAsking(true)}>{text.logout}</Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.confirmLogout}
        confirmLabel={text.logout}
        onConfirm={onLogout}
        onClose={() => setAsking(false)}
      >
        {text.confirmLogoutText}
      </ConfirmDialog>
    </Sheet>
  );
}
