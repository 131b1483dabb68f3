import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../design/Button.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { accountsText as text } from '../text/accountsText.ts';
import { mailLinkText } from '../text/mailLinkText.ts';
import { AccountPage } from './AccountPage.tsx';
import { NEW_LINK_PARAMETER } from './arrivalParameters.ts';
import { FormMessage } from './FormMessage.tsx';
import { LinkConfirmation } from './LinkConfirmation.tsx';
import type { LinkConfirmationDependencies } from './LinkConfirmationViewModel.ts';
import type { LoginMessage } from './LoginView.ts';
import { PasswordField } from './PasswordField.tsx';
import {
  PasswordResetViewModel,
  type PasswordResetDependencies,
  type PasswordResetView,
  type ResetField,
} from './PasswordResetViewModel.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import styles from './Form.module.css';

/** The parts that do not come from the URL or the router. */
export type PasswordResetScreenParts = Omit<
  PasswordResetDependencies & LinkConfirmationDependencies,
  'oobCode' | 'goToLogin' | 'confirmedText'
>;

export interface PasswordResetScreenProps {
  readonly parts: PasswordResetScreenParts;
}

/** The title for each `mode` of the identity provider's links. */
const TITLE_BY_MODE: Readonly<Partial<Record<string, string>>> = {
  resetPassword: text.newPasswordTitle,
  verifyEmail: mailLinkText.verifyTitle,
  verifyAndChangeEmail: mailLinkText.confirmTitle,
  recoverEmail: mailLinkText.confirmTitle,
};

/**
 * The page `/password-reset`, which the reset mail links to (spec 2.1). Requires no session. Links that verify an
 * email address may also lead here, because the identity provider uses one URL for all mails.
 */
export function PasswordResetScreen({ parts }: PasswordResetScreenProps) {
  const { oobCode, mode } = useResetLink();
  const title = Object.hasOwn(TITLE_BY_MODE, mode) ? TITLE_BY_MODE[mode] : undefined;
  return (
    <AccountPage title={title ?? mailLinkText.unknownTitle}>
      {title === undefined ? (
        <FormMessage message={{ kind: 'error', text: mailLinkText.unknown }} />
      ) : mode === 'resetPassword' ? (
        <NewPasswordForm parts={parts} oobCode={oobCode} />
      ) : (
        <LinkConfirmation parts={{ ...parts, oobCode }} isNew={mode === 'verifyEmail'} />
      )}
      <p className={styles.switch}>
        <Link to={PATHS.app}>{text.backToLogin}</Link>
      </p>
    </AccountPage>
  );
}

function NewPasswordForm({ parts, oobCode }: PasswordResetScreenProps & { readonly oobCode: string | null }) {
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
    <>
      <p className={styles.lead}>{text.newPasswordLead}</p>
      <ResetForm view={view} />
    </>
  );
}

const ResetForm = observer(function ResetForm({ view }: { readonly view: PasswordResetView }) {
  const onFocus = useRestoredFocus(view.busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void view.submit();
  };
  const field = (name: ResetField) => ({
    name,
    value: view.fields[name],
    disabled: view.busy || view.isDone,
    autoComplete: 'new-password',
    isShown: view.isPasswordShown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => view.typeInField(name, target.value),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={onFocus}>
      <PasswordField {...field('password')} label={text.newPassword} onToggle={view.togglePassword} />
      <PasswordField {...field('confirmation')} label={text.confirmPassword} hint={text.passwordHint} />
      <FormMessage message={getMessage(view)} />
      <Button type="submit" wide busy={view.busy} disabled={view.isDone}>
        {text.resetPassword}
      </Button>
      {view.error === text.resetFailed && <Link to={`${PATHS.app}?${NEW_LINK_PARAMETER}`}>{text.newResetLink}</Link>}
    </form>
  );
});

function getMessage({ isDone, error }: PasswordResetView): LoginMessage | null {
  if (isDone) return { kind: 'notice', text: text.resetDone };
  return error === null ? null : { kind: 'error', text: error };
}

/** Reads the link's code and mode and removes them from the URL, so that nobody shares the code. */
function useResetLink(): { readonly oobCode: string | null; readonly mode: string } {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return { oobCode: query.get('oobCode'), mode: query.get('mode') || 'resetPassword' };
  });
  useEffect(() => {
    if (search !== '') void navigate({ search: '' }, { replace: true });
  }, [search, navigate]);
  return link;
}
