import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { chatText } from '../text/chat.ts';
import styles from './Message.module.css';

export interface AnswerTextProps {
  readonly message: ShownMessage;
  /** Truncates the text to a few lines. */
  readonly isBrief?: boolean;
}

/**
 * The text of an answer at its current stage: the title, then the retrieval message, then the reply (spec section 4).
 */
export function AnswerText({ message: { title, message, relaxations, stage }, isBrief }: AnswerTextProps) {
  return (
    <div className={isBrief ? styles.brief : undefined}>
      {title && (
        <h4 className={styles.title} dir="auto">
          {title}
        </h4>
      )}
      {message &&
        message.split('\n\n').map((paragraph, at) => (
          <p className={styles.words} dir="auto" key={at}>
            {paragraph}
          </p>
        ))}
      {!isBrief &&
        relaxations
          .filter((relaxation) => !message.includes(relaxation))
          .map((relaxation) => (
            <p className={styles.relaxation} dir="auto" key={relaxation}>
              {relaxation}
            </p>
          ))}
      {stage !== null && (
        <p className={styles.stage}>
          <span className={styles.thread} aria-hidden="true" />
          {chatText.stages[stage]}
        </p>
      )}
    </div>
  );
}
