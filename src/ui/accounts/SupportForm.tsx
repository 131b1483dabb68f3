import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { MAX_SUPPORT_MESSAGE_LENGTH } from '../../domain/accounts/supportMessage.ts';
import { Button } from '../design/Button.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { accountPanelText as text } from '../text/accountPanel.ts';
import type { SupportView } from './SupportViewModel.ts';
import styles from './SupportForm.module.css';

export interface SupportFormProps {
  readonly view: SupportView;
  /** The address that receives the answer. */
  readonly email: string;
}

/** A message to support (spec 2.12). */
export const SupportForm = observer(function SupportForm({ view, email }: SupportFormProps) {
  const id = useId();
  const { message, status, write, send } = view;
  const isSending = status === 'sending';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id}>{text.supportLabel}</label>
      <p className={styles.hint} id={`${id}-hint`}>
        {text.supportHint(email)}
      </p>
      <TextArea
        id={id}
        rows={4}
        maxLength={MAX_SUPPORT_MESSAGE_LENGTH}
        aria-describedby={`${id}-hint`}
        value={message}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="quiet" busy={isSending}>
          {isSending ? text.supportSending : text.supportSend}
        </Button>
        <p role="status">{status === 'sent' && text.supportSent}</p>
        <p className={styles.error} role="alert">
          {status === 'failed' && text.supportFailed}
        </p>
      </div>
    </form>
  );
});
