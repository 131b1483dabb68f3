import { memo } from 'react';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { Picture } from '../design/Picture.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { chatMessageText } from '../text/chatMessage.ts';
import styles from './Message.module.css';

/** A message of the shopper with its attachments. */
export const UserMessage = memo(function UserMessage({ message }: { readonly message: ShownMessage }) {
  const { message: words, attachments } = message;
  return (
    <article className={styles.said}>
      <VisuallyHidden role="heading" aria-level={3}>
        {chatMessageText.you}
      </VisuallyHidden>
      {attachments.map(({ id, imageUrls }) => (
        <span className={styles.attached} key={id}>
          <Picture image={{ url: imageUrls[0] ?? '', width: null, thumbhash: null, alt: null }} sizes="96px" alt="" />
        </span>
      ))}
      {words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
    </article>
  );
});
