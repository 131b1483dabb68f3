import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import styles from './Form.module.css';

export interface OtherLoginsProps {
  readonly disabled: boolean;
  readonly waitingForGoogle: boolean;
  readonly onGoogle: () => void;
}

/** Google and Facebook; Facebook is not available yet and says so (spec 2.2). */
export function OtherLogins({ disabled, waitingForGoogle, onGoogle }: OtherLoginsProps) {
  const id = useId();
  return (
    <div className={styles.others}>
      <p className={styles.or}>{text.or}</p>
      <Button variant="quiet" wide disabled={disabled} busy={waitingForGoogle} onClick={onGoogle}>
        {text.google}
      </Button>
      <Button
        variant="quiet"
        wide
        className={styles.inert}
        aria-disabled
        aria-describedby={id}
        title={text.facebookInert}
      >
        {text.facebook}
      </Button>
      <VisuallyHidden id={id}>{text.facebookInert}</VisuallyHidden>
    </div>
  );
}
