import type { AccessOverview } from '../../application/ports/AccountAccess.ts';
import { Button } from '../design/Button.tsx';
import { accessText as text } from '../text/access.ts';
import type { AccessChange } from './AccessView.ts';
import styles from './AccessSection.module.css';

export interface SignInMethodsProps {
  readonly overview: AccessOverview;
  readonly onChange: (change: AccessChange) => void;
}

/** Email, password and Google, each with what can be changed. */
export function SignInMethods({ overview, onChange }: SignInMethodsProps) {
  const password = overview.signIns.find(({ way }) => way === 'password');
  const google = overview.signIns.find(({ way }) => way === 'google');
  const address = password?.address ?? google?.address ?? text.noEmail;
  return (
    <dl className={styles.methods}>
      <Method
        name={text.email}
        value={address}
        note={findEmailNote(password !== undefined, overview.canChangeEmail)}
        action={password && overview.canChangeEmail ? text.changeEmail : null}
        onAction={() => onChange('email')}
      />
      <Method
        name={text.password}
        value={password ? text.passwordSet : text.passwordMissing}
        action={password ? text.changePassword : null}
        onAction={() => onChange('password')}
      />
      {(google || overview.providers.includes('google')) && (
        <Method
          name={text.google}
          value={google ? text.linked(google.address) : text.notLinked}
          note={google && !password ? text.onlyWay : null}
          action={password ? (google ? text.unlink : text.link) : null}
          onAction={() => onChange(google ? 'unlink' : 'link')}
        />
      )}
    </dl>
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
  /** The label of its button; null without one. */
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
        <dd>
          <Button variant="plain" aria-haspopup="dialog" onClick={onAction}>
            {action}
          </Button>
        </dd>
      )}
    </div>
  );
}
