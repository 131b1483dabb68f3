import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { chatText } from '../text/chat.ts';
import { AnswerMessage } from './AnswerMessage.tsx';
import type { ChatView } from './ChatView.ts';
import { Openers } from './Openers.tsx';
import { SaidMessage } from './SaidMessage.tsx';
import { useEndKept } from './useEndKept.ts';
import styles from './MessageList.module.css';

/** The conversation, oldest first. Stays scrolled to the end as messages arrive, unless the shopper scrolled up. */
export const MessageList = observer(function MessageList({ view }: { readonly view: ChatView }) {
  const { messages } = view.chat;
  const list = useRef<HTMLDivElement>(null);
  const onScroll = useEndKept(list, messages);
  return (
    <div
      className={styles.list}
      ref={list}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={chatText.stylist}
      aria-busy={view.chat.status === 'loading'}
      onScroll={onScroll}
    >
      <div className={styles.messages}>
        <p className={styles.start}>{chatText.start}</p>
        {messages.length === 0 && <Openers onSay={view.say} />}
        {messages.map((message, at) =>
          message.actor === 'user' ? (
            <SaidMessage key={message.key} message={message} />
          ) : (
            <AnswerMessage
              key={message.key}
              message={message}
              titled={message.title !== titleBefore(messages, at)}
              view={view}
            />
          ),
        )}
      </div>
    </div>
  );
});

/** The title of the previous answer; an answer with the same title does not repeat it. */
function titleBefore(messages: readonly ShownMessage[], at: number): string | null {
  return messages.slice(0, at).findLast(({ actor }) => actor === 'model')?.title ?? null;
}
