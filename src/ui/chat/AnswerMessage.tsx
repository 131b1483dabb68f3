import { observer } from 'mobx-react-lite';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { hasItems } from '../../domain/chat/Chat.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { chatText } from '../text/chat.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswerPieces } from './AnswerPieces.tsx';
import { AnswerText } from './AnswerText.tsx';
import type { ChatView } from './ChatView.ts';
import { FeedbackButtons } from './FeedbackButtons.tsx';
import { ShowResultsButton } from './ShowResultsButton.tsx';
import { WishlistNote } from './WishlistNote.tsx';
import styles from './Message.module.css';

interface AnswerMessageProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
  /** Whether to show the title. False if the previous answer has the same title. */
  readonly showsTitle: boolean;
}

/** An answer of the stylist: title, text, changed filters and actions. */
export const AnswerMessage = observer(function AnswerMessage({ message, showsTitle, view }: AnswerMessageProps) {
  const isComplete = message.stage === null;
  return (
    <article className={styles.answer} aria-busy={!isComplete}>
      <VisuallyHidden role="heading" aria-level={3}>
        {chatText.stylist}
      </VisuallyHidden>
      <AnswerText
        message={showsTitle ? message : { ...message, title: null }}
        onOpenPiece={(item) => view.openPiece(item, message.pieces)}
      />
      <AnswerPieces pieces={message.pieces} view={view} />
      {isComplete && <AnswerFilters message={message} view={view} />}
      <WishlistNote message={message} view={view} />
      {isComplete && (
        <footer className={styles.footer}>
          {hasItems(message) && <ShowResultsButton messageKey={message.key} view={view} />}
          <FeedbackButtons
            feedback={message.feedback}
            onFeedback={(feedback) => view.giveFeedback(message.key, feedback)}
          />
        </footer>
      )}
    </article>
  );
});
