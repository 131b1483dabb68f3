import { observer } from 'mobx-react-lite';
import type { ChangeEvent, FormEvent } from 'react';
import { Button } from '../design/Button.tsx';
import { TextField } from '../design/TextField.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import { commonText } from '../text/commonText.ts';
import { FormMessage } from './FormMessage.tsx';
import type { LoginField, LoginMessage, LoginView } from './LoginView.ts';
import { PasswordField } from './PasswordField.tsx';
import { useRestoredFocus } from './useRestoredFocus.ts';
import styles from './Form.module.css';

const UNREACHABLE_MESSAGE: LoginMessage = { kind: 'notice', text: commonText.unreachable };

export interface LoginFormProps {
  readonly view: LoginView;
  /** Whether the server does not respond. */
  readonly isUnreachable: boolean;
}

/** The form with email and password, to sign in or to sign up (spec 2.2). */
export const LoginForm = observer(function LoginForm({ view, isUnreachable }: LoginFormProps) {
  const onFocus = useRestoredFocus(view.busy);
  const isSigningUp = view.mode === 'sign-up';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void view.submit();
  };
  const field = (name: LoginField) => ({
    name,
    value: view.fields[name],
    disabled: view.busy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => view.typeInField(name, target.value),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={onFocus}>
      <TextField
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={text.password}
        autoComplete={isSigningUp ? 'new-password' : 'current-password'}
        isShown={view.isPasswordShown}
        onToggle={view.togglePassword}
      />
      {isSigningUp && (
        <PasswordField
          {...field('confirmation')}
          label={text.confirmPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          isShown={view.isPasswordShown}
        />
      )}
      {!isSigningUp && (
        <Button
          variant="plain"
          className={styles.aside}
          disabled={view.busy}
          onClick={() => void view.forgotPassword()}
        >
          {text.forgotPassword}
        </Button>
      )}
      <FormMessage
        message={view.message ?? (isUnreachable ? UNREACHABLE_MESSAGE : null)}
        busy={view.busy}
        onResend={() => void view.resendVerification()}
      />
      <Button type="submit" wide busy={view.busy}>
        {submitLabel(view)}
      </Button>
    </form>
  );
});

function submitLabel({ mode, linksByPassword }: LoginView): string {
  if (mode === 'sign-up') return text.signUp;
  return linksByPassword ? text.signInAndLink : text.signIn;
}
