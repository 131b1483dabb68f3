import type { AccessOverview, SignInMethod } from '../../application/ports/AccountAccess.ts';
import { Button } from '../design/Button.tsx';
import { accessText as text } from '../text/access.ts';
import type { AccessChange } from './AccessView.ts';
import styles from './AccessSection.module.css';

export interface SignInMethodsProps {
  readonly overview: AccessOverview;
  readonly onChange: (change: AccessChange) => void;
}

/** Lists email, password and Google, each with buttons to change it. */
export function SignInMethods({ overview, onChange }: SignInMethodsProps) {
  const passwordMethod = overview.signIns.find(({ way }) => way === 'password');
  const googleMethod = overview.signIns.find(({ way }) => way === 'google');
  const hasPassword = passwordMethod !== undefined;
  return (
    <dl>
      <Method
        name={text.email}
        value={(passwordMethod ?? googleMethod)?.address ?? text.noEmail}
        note={findEmailNote(hasPassword, overview.canChangeEmail)}
        action={hasPassword && overview.canChangeEmail ? text.changeEmail : null}
        onAction={() => onChange('email')}
      />
      <Method
        name={text.password}
        value={hasPassword ? text.passwordSet : text.passwordMissing}
        action={hasPassword ? text.changePassword : null}
        onAction={() => onChange('password')}
      />
      {(googleMethod || overview.providers.includes('google')) && (
        <Google google={googleMethod} hasPassword={hasPassword} onChange={onChange} />
      )}
    </dl>
  );
}

interface GoogleProps extends Pick<SignInMethodsProps, 'onChange'> {
  readonly google: SignInMethod | undefined;
  readonly hasPassword: boolean;
}

/** Without a password, Google is the only sign-in method and cannot be unlinked. */
function Google({ google, hasPassword, onChange }: GoogleProps) {
  const change = google ? 'unlink' : 'link';
  return (
    <Method
      name={text.google}
      value={google ? text.linked(google.address) : text.notLinked}
      note={hasPassword ? null : text.onlyWay}
      action={hasPassword ? text[change] : null}
      onAction={() => onChange(change)}
    />
  );
}

function findEmailNote(hasPassword: boolean, canChangeEmail: boolean): string | null {
  if (!hasPassword) return text.emailByProvider(text.google);
  return canChangeEmail ? null : text.emailFixed;
}

interface MethodProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | null;
  /** The label of the method's button; null without a button. */
  readonly action: string | null;
  readonly onAction: () => void;
}

function Method({ name, value, note, action, onAction }: MethodProps) {
  return (
    <div className={styles.method}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
      {action && (
        <dd className={styles.action}>
          <Button variant="plain" aria-haspopup="dialog" onClick={onAction}>
            {action}
          </Button>
        </dd>
      )}
    </div>
  );
}
