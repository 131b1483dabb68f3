import { observer } from 'mobx-react-lite';
import { IconButton } from '../design/IconButton.tsx';
import { chatText } from '../text/chat.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { UnfoldIcon } from './chatIcons.tsx';
import type { ChatView } from './ChatView.ts';
import styles from './ChatStrip.module.css';

/**
 * The conversation folded away: the newest answer in short, with the filters it set; a press opens the rest. Until
 * there is something to answer it shows what was said; then the headline gives way to the words, for it stands over the
 * results.
 */
export const ChatStrip = observer(function ChatStrip({ view }: { readonly view: ChatView }) {
  const { newestAnswer: answer, newestSaid, resize } = view;
  const complete = answer?.stage === null;
  return (
    <div className={styles.strip}>
      <div className={styles.newest}>
        {answer === null ? (
          <p className={styles.invitation}>{chatText.greeting}</p>
        ) : (
          <div className={styles.words} onClick={() => resize('expanded')}>
            {answer.title === null && !complete && (
              <p className={styles.said} dir="auto">
                {newestSaid}
              </p>
            )}
            <AnswerWords message={answer.message === '' ? answer : { ...answer, title: null }} brief />
          </div>
        )}
        {complete && (
          <div className={styles.filters}>
            <AnswerFilters message={answer} view={view} />
          </div>
        )}
      </div>
      <IconButton label={chatText.expand} icon={UnfoldIcon} aria-expanded={false} onClick={() => resize('expanded')} />
    </div>
  );
});
