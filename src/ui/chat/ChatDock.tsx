import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../design/classNames.ts';
import { Grip } from '../design/Grip.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { DownIcon, PlusIcon } from '../design/icons/icons.tsx';
import { useDragToDismiss } from '../design/useDragToDismiss.ts';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { chatText } from '../text/chat.ts';
import { SmallerIcon, WholeScreenIcon } from './chatIcons.tsx';
import { ChatStrip } from './ChatStrip.tsx';
import type { ChatSize, ChatView } from './ChatView.ts';
import { ChatViewModel, type ChatParts } from './ChatViewModel.ts';
import { MessageList } from './MessageList.tsx';
import styles from './ChatDock.module.css';

export interface ChatDockProps {
  readonly parts: ChatParts;
  /** Whether the shopper has just turned on chat mode; the conversation then starts expanded. */
  readonly opensWide: boolean;
}

/** The conversation with its own view-model. */
export function OwnedChatDock({ parts, opensWide }: ChatDockProps) {
  const view = useOwnedViewModel(() => new ChatViewModel(parts, opensWide));
  return <ChatDock view={view} />;
}

/**
 * The conversation above the chat bar (spec 2.4). Collapsed: a short form of the newest answer. Expanded: a sheet on a
 * phone, a floating panel on a wide screen. Full: the whole tab above the bar.
 */
export const ChatDock = observer(function ChatDock({ view }: { readonly view: ChatView }) {
  const { size } = view;
  const section = useRef<HTMLElement>(null);
  useFocusKept(section, size);
  useEscape(section, view);
  return (
    <section ref={section} aria-label={chatText.stylist} data-conversation={size}>
      {size === 'collapsed' ? <ChatStrip view={view} /> : <ChatPanel view={view} />}
      <Announcer text={view.announcement} />
    </section>
  );
});

const ChatPanel = observer(function ChatPanel({ view }: { readonly view: ChatView }) {
  const { size, chat, resize, begin } = view;
  const full = size === 'full';
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragToDismiss(panel, () => resize(nextSmallerSize(size)));
  return (
    <div className={classNames(styles.panel, full && styles.full)} ref={panel}>
      <header className={styles.header} {...drag}>
        {!full && <Grip />}
        <h2 className={styles.title}>{chatText.stylist}</h2>
        {chat.messages.length > 0 && <IconButton label={chatText.anew} icon={PlusIcon} onClick={begin} />}
        <IconButton
          label={full ? chatText.shrink : chatText.fill}
          icon={full ? SmallerIcon : WholeScreenIcon}
          onClick={() => resize(full ? 'expanded' : 'full')}
        />
        <IconButton label={chatText.collapse} icon={DownIcon} aria-expanded onClick={() => resize('collapsed')} />
      </header>
      <MessageList view={view} />
    </div>
  );
});

const nextSmallerSize = (size: ChatSize): ChatSize => (size === 'full' ? 'expanded' : 'collapsed');

/** Moves the focus from a pressed expand or collapse button, which disappears, to the button that replaces it. */
function useFocusKept(section: RefObject<HTMLElement | null>, size: ChatSize): void {
  const held = document.activeElement;
  const latestHeld = useRef(held);
  useLayoutEffect(() => {
    latestHeld.current = held;
  });
  useLayoutEffect(() => {
    if (latestHeld.current?.isConnected === false)
      section.current?.querySelector<HTMLElement>(size === 'collapsed' ? '[aria-expanded]' : '[role="log"]')?.focus();
  }, [section, size]);
}

/** Escape reduces the conversation's size by one step, also while the bar below has the focus. */
function useEscape(section: RefObject<HTMLElement | null>, { size, resize }: ChatView): void {
  useEffect(() => {
    const surroundings = section.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) resize(nextSmallerSize(size));
    };
    if (size !== 'collapsed') surroundings?.addEventListener('keydown', onKeyDown);
    return () => surroundings?.removeEventListener('keydown', onKeyDown);
  }, [section, size, resize]);
}
