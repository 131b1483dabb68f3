import type { Feedback } from '../../domain/chat/Chat.ts';
import { IconButton } from '../design/IconButton.tsx';
import { chatText } from '../text/chat.ts';
import { ThumbDownIcon, ThumbUpIcon } from './chatIcons.tsx';
import styles from './FeedbackButtons.module.css';

export interface FeedbackButtonsProps {
  readonly feedback: Feedback;
  readonly onFeedback: (feedback: Feedback) => void;
}

/** Thumbs up and down; a second press removes the rating. */
export function FeedbackButtons({ feedback, onFeedback }: FeedbackButtonsProps) {
  const getThumbProps = (rating: 'up' | 'down') =>
    ({
      'aria-pressed': feedback === rating,
      isAccented: feedback === rating,
      onClick: () => onFeedback(feedback === rating ? null : rating),
    }) as const;
  return (
    <span className={styles.thumbs}>
      <IconButton label={chatText.good} icon={ThumbUpIcon} {...getThumbProps('up')} />
      <IconButton label={chatText.bad} icon={ThumbDownIcon} {...getThumbProps('down')} />
    </span>
  );
}
