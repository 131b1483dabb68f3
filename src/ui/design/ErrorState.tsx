import type { ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { Button } from './Button.tsx';
import { RetryIcon } from './icons/icons.tsx';
import { Illustration } from './Illustration.tsx';
import styles from './StateMessage.module.css';

export interface ErrorStateProps {
  /** Says what happened. */
  readonly title: string;
  /** Says what the shopper can do. */
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  /** Events by which a shopper scrolls, including with the scroll bar. */
  readonly retrying?: boolean;
}

/** An inline error with an illustration. Screen readers announce it. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Illustration name="trench" />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="quiet" busy={retrying} onClick={onRetry}>
            <RetryIcon /> {commonText.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
