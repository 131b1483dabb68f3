import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../design/Button.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { accountsText as text } from '../text/accountsText.ts';
import { AccountPage } from './AccountPage.tsx';
import { FormMessage } from './FormMessage.tsx';
import type { LoginMessage } from './LoginView.ts';
import { PasswordField } from './PasswordField.tsx';
import {
  PasswordResetViewModel,
  type PasswordResetParts,
  type PasswordResetView,
  type ResetField,
} from './PasswordResetViewModel.ts';
import { useReturningFocus } from './useReturningFocus.ts';
import styles from './Form.module.css';

/** The dependencies that do not come from the URL or the router. */
export type PasswordResetScreenParts = Omit<PasswordResetParts, 'oobCode' | 'goToLogin'>;

export interface PasswordResetScreenProps {
  readonly parts: PasswordResetScreenParts;
}

/** `/password-reset`, the target of the link in the reset mail (spec 2.1). Requires no session. */
export const PasswordResetScreen = observer(function PasswordResetScreen({ parts }: PasswordResetScreenProps) {
  const oobCode = useOobCode();
  const navigate = useNavigate();
  const view = useOwnedViewModel(
    () =>
      new PasswordResetViewModel({
        ...parts,
        oobCode,
        goToLogin: () => void navigate(PATHS.app, { replace: true }),
      }),
  );
  return (
    <AccountPage title={text.newPasswordTitle}>
      <p className={styles.lead}>{text.newPasswordLead}</p>
      <ResetForm view={view} />
      <p className={styles.switch}>
        <Link to={PATHS.app}>{text.backToLogin}</Link>
      </p>
    </AccountPage>
  );
});

const ResetForm = observer(function ResetForm({ view }: { readonly view: PasswordResetView }) {
  const onFocus = useReturningFocus(view.busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void view.submit();
  };
  const field = (name: ResetField) => ({
    name,
    value: view.fields[name],
    disabled: view.busy || view.done,
    autoComplete: 'new-password',
    shown: view.passwordShown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => view.type(name, target.value),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={onFocus}>
      <PasswordField {...field('password')} label={text.newPassword} onToggle={view.togglePassword} />
      <PasswordField {...field('confirmation')} label={text.confirmPassword} hint={text.passwordHint} />
      <FormMessage message={messageOf(view)} />
      <Button type="submit" wide busy={view.busy} disabled={view.done}>
        {text.resetPassword}
      </Button>
    </form>
  );
});

function messageOf({ done, error }: PasswordResetView): LoginMessage | null {
  if (done) return { kind: 'notice', text: text.resetDone };
  return error === null ? null : { kind: 'error', text: error };
}

/** The code of the link. Removed from the URL at once, so that it is neither shared nor kept in the history. */
function useOobCode(): string | null {
  const [query, setQuery] = useSearchParams();
  const [oobCode] = useState(() => query.get('oobCode'));
  const shown = query.size > 0;
  useEffect(() => {
    if (shown) setQuery({}, { replace: true });
  }, [shown, setQuery]);
  return oobCode;
}
