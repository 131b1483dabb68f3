import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { DownIcon, PlusIcon } from '../design/icons/icons.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { chatText } from '../text/chat.ts';
import { SmallerIcon, WholeScreenIcon } from './chatIcons.tsx';
import { ChatStrip } from './ChatStrip.tsx';
import type { ChatView } from './ChatView.ts';
import { ChatViewModel, type ChatParts } from './ChatViewModel.ts';
import { MessageList } from './MessageList.tsx';
import styles from './ChatDock.module.css';

export interface ChatDockProps {
  readonly parts: ChatParts;
  /** The shopper has just asked for the stylist. */
  readonly opensWide: boolean;
}

/** The conversation with a view-model of its own. */
export function OwnedChatDock({ parts, opensWide }: ChatDockProps) {
  const view = useOwnedViewModel(() => new ChatViewModel(parts, opensWide));
  return <ChatDock view={view} />;
}

/**
 * What lies above the chat bar (spec 2.4): collapsed it is the newest answer in short; expanded a sheet on a
 * phone and a floating panel on a desk; full it leaves only the bar.
 */
export const ChatDock = observer(function ChatDock({ view }: { readonly view: ChatView }) {
  const { size } = view;
  return (
    <section className={styles.chat} aria-label={chatText.stylist}>
      {size === 'collapsed' ? <ChatStrip view={view} /> : <ChatPanel view={view} />}
      <Announcer text={view.announcement} />
    </section>
  );
});

const ChatPanel = observer(function ChatPanel({ view }: { readonly view: ChatView }) {
  const { size, chat, resize, begin } = view;
  const full = size === 'full';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    resize(full ? 'expanded' : 'collapsed');
  };
  return (
    <div className={classNames(styles.panel, full && styles.full)} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 className={styles.title}>{chatText.stylist}</h2>
        {chat.messages.length > 0 && <IconButton label={chatText.anew} icon={PlusIcon} onClick={begin} />}
        <IconButton label={full ? chatText.shrink : chatText.fill} icon={full ? SmallerIcon : WholeScreenIcon} onClick={() => resize(full ? 'expanded' : 'full')} />
        <IconButton label={chatText.collapse} icon={DownIcon} aria-expanded onClick={() => resize('collapsed')} />
      </header>
      <MessageList view={view} />
    </div>
  );
});
