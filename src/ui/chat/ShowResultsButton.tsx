import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { CheckIcon } from '../design/icons/icons.tsx';
import { chatText } from '../text/chat.ts';
import type { ChatView } from './ChatView.ts';
import styles from './ShowResultsButton.module.css';

/** A button that shows the results of an answer in the grid, or a label that they are shown (spec 2.6). */
export const ShowResultsButton = observer(function ShowResultsButton({
  messageKey,
  view,
}: {
  readonly messageKey: string;
  readonly view: ChatView;
}) {
  const { shownAnswerKey, carouselAnswerKey, fetchingAnswerKey } = view.chat;
  if (shownAnswerKey === messageKey || carouselAnswerKey === messageKey)
    return (
      <span className={styles.badge}>
        <CheckIcon /> {chatText.showingResults}
      </span>
    );
  return (
    <Button
      className={styles.show}
      variant="quiet"
      busy={fetchingAnswerKey === messageKey}
      onClick={() => view.showResults(messageKey)}
    >
      {chatText.showResults}
    </Button>
  );
});
