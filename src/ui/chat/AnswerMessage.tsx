import { observer } from 'mobx-react-lite';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { hasItems } from '../../domain/chat/Chat.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { chatText } from '../text/chat.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import type { ChatView } from './ChatView.ts';
import { FeedbackButtons } from './FeedbackButtons.tsx';
import { ShowResults } from './ShowResults.tsx';
import styles from './Message.module.css';

interface AnswerMessageProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
  /** Whether to show the title, which is omitted when it repeats that of the previous answer. */
  readonly titled: boolean;
}

/** An answer of the stylist: title, text, changed filters and actions. */
export const AnswerMessage = observer(function AnswerMessage({ message, titled, view }: AnswerMessageProps) {
  const complete = message.stage === null;
  return (
    <article className={styles.answer} aria-busy={!complete}>
      <VisuallyHidden role="heading" aria-level={3}>
        {chatText.stylist}
      </VisuallyHidden>
      <AnswerWords message={titled ? message : { ...message, title: null }} />
      {complete && <AnswerFilters message={message} view={view} />}
      {complete && (
        <footer className={styles.footer}>
          {hasItems(message) && <ShowResults messageKey={message.key} view={view} />}
          <FeedbackButtons feedback={message.feedback} onJudge={(feedback) => view.judge(message.key, feedback)} />
        </footer>
      )}
    </article>
  );
});
