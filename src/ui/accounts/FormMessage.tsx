import { Button } from '../design/Button.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import type { LoginMessage } from './LoginView.ts';
import styles from './Form.module.css';

export interface FormMessageProps {
  readonly message: LoginMessage | null;
  readonly busy?: boolean;
  readonly onResend?: () => void;
}

/**
 * The error or success message of a form. Both live regions are always rendered, so that screen readers announce
 * changes.
 */
export function FormMessage({ message, busy, onResend }: FormMessageProps) {
  return (
    <div className={styles.message}>
      <p role="alert" className={styles.error}>
        {message?.kind === 'error' ? message.text : ''}
      </p>
      <p role="status" className={styles.notice}>
        {message?.kind === 'notice' ? message.text : ''}
      </p>
      {message?.canResend && (
        <Button variant="plain" busy={busy} onClick={onResend}>
          {text.resend}
        </Button>
      )}
      {message?.mailbox && (
        <a href={message.mailbox} target="_blank" rel="noreferrer">
          {text.openMailbox}
        </a>
      )}
    </div>
  );
}
