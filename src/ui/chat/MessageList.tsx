import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { chatText } from '../text/chat.ts';
import { AnswerMessage } from './AnswerMessage.tsx';
import type { ChatView } from './ChatView.ts';
import { ConversationStarters } from './ConversationStarters.tsx';
import { OwnMessage } from './OwnMessage.tsx';
import { useScrollToEnd } from './useScrollToEnd.ts';
import styles from './MessageList.module.css';

/**
 * The conversation, oldest message first. New messages keep it scrolled to its end, unless the shopper scrolled away.
 */
export const MessageList = observer(function MessageList({ view }: { readonly view: ChatView }) {
  const { messages } = view.chat;
  const listRef = useRef<HTMLDivElement>(null);
  const newestOwnKey = messages.findLast(({ actor }) => actor === 'user')?.key ?? null;
  const onScroll = useScrollToEnd(listRef, messages, newestOwnKey);
  return (
    <div
      className={styles.list}
      ref={listRef}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={chatText.stylist}
      aria-busy={view.chat.status === 'loading'}
      onScroll={onScroll}
    >
      <div className={styles.messages}>
        <p className={styles.start}>{chatText.start}</p>
        {view.showsModeNote && <p className={styles.start}>{chatText.modeFollows}</p>}
        {messages.length === 0 && (
          <ConversationStarters onChoose={view.sendMessage} isAboutPiece={view.isPieceAttached} />
        )}
        {messages.map((message, index) =>
          message.actor === 'user' ? (
            <OwnMessage key={message.key} message={message} view={view} />
          ) : (
            <AnswerMessage
              key={message.key}
              message={message}
              showsTitle={message.title !== findPreviousTitle(messages, index)}
              view={view}
            />
          ),
        )}
      </div>
    </div>
  );
});

/** Returns the title of the answer before a message. */
function findPreviousTitle(messages: readonly ShownMessage[], index: number): string | null {
  return messages.slice(0, index).findLast(({ actor }) => actor === 'model')?.title ?? null;
}
