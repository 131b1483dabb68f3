import type { MessageFormSnapshot } from '../../../application/contacts/MessageForm.ts';
import { PRODUCT } from '../../../domain/product.ts';
import { Button } from '../../design/Button.tsx';
import { contactText as text } from '../../text/contactText.ts';
import styles from './ContactForms.module.css';

const LABEL_BY_STATUS = { idle: text.send, sending: text.sending, sent: text.sent, failed: text.send } as const;

/** The button of a form, with the result of the last attempt (spec section 4, Forms). */
export function SendButton({ status, isBusy, isComplete, error }: MessageFormSnapshot) {
  // Keep the button enabled after sending, although the form is empty. Disabling it would lose the keyboard focus.
  const isSent = status === 'sent';
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        busy={isBusy}
        disabled={!isComplete && !isBusy && !isSent}
        aria-disabled={(isSent && !isComplete) || undefined}
      >
        {LABEL_BY_STATUS[status]}
      </Button>
      <p className={styles.announcement} role="status">
        {isSent && text.sent}
      </p>
      <div className={styles.error} role="alert">
        {status === 'failed' && (
          <>
            {findReason(error) !== null && <p>{findReason(error)}</p>}
            <p>
              {text.failed} <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function findReason(error: MessageFormSnapshot['error']): string | null {
  return error?.failure === 'rate-limited' ? text.rateLimited : (error?.serverMessage ?? null);
}
