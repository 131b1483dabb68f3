import { observer } from 'mobx-react-lite';
import { IconButton } from '../design/IconButton.tsx';
import { UpIcon } from '../design/icons/icons.tsx';
import { chatText } from '../text/chat.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import type { ChatView } from './ChatView.ts';
import styles from './ChatStrip.module.css';

/** The conversation folded away: the newest answer in short, with the filters it set; a press opens the rest. */
export const ChatStrip = observer(function ChatStrip({ view }: { readonly view: ChatView }) {
  const { newestAnswer: answer, resize } = view;
  return (
    <div className={styles.strip}>
      <div className={styles.newest}>
        {answer === null
          ? <p className={styles.invitation}>{chatText.greeting}</p>
          : <div className={styles.words} onClick={() => resize('expanded')}><AnswerWords message={answer} brief /></div>}
        {answer !== null && answer.stage === null && <AnswerFilters message={answer} view={view} />}
      </div>
      <IconButton label={chatText.expand} icon={UpIcon} aria-expanded={false} onClick={() => resize('expanded')} />
    </div>
  );
});
