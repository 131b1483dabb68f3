import { observer } from 'mobx-react-lite';
import { IconButton } from '../design/IconButton.tsx';
import { chatText } from '../text/chat.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswerText } from './AnswerText.tsx';
import { ExpandIcon } from './chatIcons.tsx';
import type { ChatView } from './ChatView.ts';
import { WishlistNote } from './WishlistNote.tsx';
import styles from './ChatStrip.module.css';

/**
 * The collapsed conversation: the shopper's message, then the newest answer, shortened, with its filters. A click
 * expands it. The answer's title is not shown, because the results below have it.
 */
export const ChatStrip = observer(function ChatStrip({ view }: { readonly view: ChatView }) {
  const { newestAnswer: answer, newestUserMessage, setSize } = view;
  const isComplete = answer?.stage === null;
  return (
    <div className={styles.strip}>
      <div className={styles.newest}>
        {answer === null ? (
          <p className={styles.invitation}>{chatText.greeting}</p>
        ) : (
          <div className={styles.words} onClick={() => setSize('expanded')}>
            {answer.title === null && !isComplete && (
              <p className={styles.said} dir="auto">
                {newestUserMessage}
              </p>
            )}
            <AnswerText message={answer.message === '' ? answer : { ...answer, title: null }} isBrief />
          </div>
        )}
        {isComplete && (
          <div className={styles.filters}>
            <AnswerFilters message={answer} view={view} />
            <WishlistNote message={answer} view={view} />
          </div>
        )}
      </div>
      <IconButton label={chatText.expand} icon={ExpandIcon} aria-expanded={false} onClick={() => setSize('expanded')} />
    </div>
  );
});
