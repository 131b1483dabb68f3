import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../design/classNames.ts';
import { SheetHandle } from '../design/SheetHandle.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { DownIcon } from '../design/icons/laterIcons.tsx';
import { PlusIcon } from '../design/icons/icons.tsx';
import { useDragToDismiss } from '../design/useDragToDismiss.ts';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { chatText } from '../text/chat.ts';
import { ShrinkIcon, FullScreenIcon } from './chatIcons.tsx';
import { ChatStrip } from './ChatStrip.tsx';
import type { ChatSize, ChatView } from './ChatView.ts';
import { ChatViewModel, type ChatDependencies } from './ChatViewModel.ts';
import { MessageList } from './MessageList.tsx';
import styles from './ChatDock.module.css';

export interface ChatDockProps {
  readonly parts: Omit<ChatDependencies, 'hasRoomBeside'>;
  /** Whether the shopper has just turned on chat mode. The conversation then starts expanded. */
  readonly startsExpanded: boolean;
}

export function ChatDockContainer({ parts, startsExpanded }: ChatDockProps) {
  const view = useOwnedViewModel(() => new ChatViewModel({ ...parts, hasRoomBeside }, startsExpanded));
  return <ChatDock view={view} />;
}

/** Whether the window is wide enough to show the conversation beside the results (ChatDock.module.css). */
const hasRoomBeside = () => window.matchMedia('(width >= 1024px)').matches;

/**
 * The conversation above the chat bar (spec 2.4). Collapsed: only the newest answer, shortened. Expanded: a sheet of
 * half the height on a phone, a panel beside the results on a desktop. Full: the whole tab above the bar.
 */
export const ChatDock = observer(function ChatDock({ view }: { readonly view: ChatView }) {
  const { size } = view;
  const sectionRef = useRef<HTMLElement>(null);
  useFocusKeptOnResize(sectionRef, size);
  useShrinkOnEscape(sectionRef, view);
  return (
    <section ref={sectionRef} aria-label={chatText.stylist} data-conversation={size}>
      {size === 'collapsed' ? <ChatStrip view={view} /> : <ChatPanel view={view} />}
      {view.waitingNote !== null && (
        <p className={styles.waiting} role="status">
          {view.waitingNote}
        </p>
      )}
      <RemovalDialog wishlistToggling={view.wishlistToggling} />
      <Announcer text={view.announcement} />
    </section>
  );
});

const ChatPanel = observer(function ChatPanel({ view }: { readonly view: ChatView }) {
  const { size, chat, setSize, startChat } = view;
  const isFullScreen = size === 'full';
  const panelRef = useRef<HTMLDivElement>(null);
  const drag = useDragToDismiss(panelRef, () => setSize(findSmallerSize(size)));
  return (
    <div
      className={classNames(styles.panel, isFullScreen && styles.full, chat.messages.length === 0 && styles.tall)}
      ref={panelRef}
    >
      <header className={styles.header} {...drag}>
        {!isFullScreen && <SheetHandle />}
        <h2 className={styles.title}>{chatText.stylist}</h2>
        {chat.messages.length > 0 && <IconButton label={chatText.anew} icon={PlusIcon} onClick={startChat} />}
        <IconButton
          label={isFullScreen ? chatText.shrink : chatText.fill}
          icon={isFullScreen ? ShrinkIcon : FullScreenIcon}
          onClick={() => setSize(isFullScreen ? 'expanded' : 'full')}
        />
        <IconButton label={chatText.collapse} icon={DownIcon} aria-expanded onClick={() => setSize('collapsed')} />
      </header>
      <MessageList view={view} />
    </div>
  );
});

const findSmallerSize = (size: ChatSize): ChatSize => (size === 'full' ? 'expanded' : 'collapsed');

/**
 * Moves the focus from the expand or collapse button, which disappears when pressed, to the button that replaces it.
 */
function useFocusKeptOnResize(sectionRef: RefObject<HTMLElement | null>, size: ChatSize): void {
  const focusedElement = document.activeElement;
  const latestFocusedElement = useRef(focusedElement);
  useLayoutEffect(() => {
    latestFocusedElement.current = focusedElement;
  });
  useLayoutEffect(() => {
    if (latestFocusedElement.current?.isConnected === false)
      sectionRef.current
        ?.querySelector<HTMLElement>(size === 'collapsed' ? '[aria-expanded]' : '[role="log"]')
        ?.focus();
  }, [sectionRef, size]);
}

/** Escape ends editing. Otherwise it makes the conversation one size smaller, even while the bar has the focus. */
function useShrinkOnEscape(sectionRef: RefObject<HTMLElement | null>, view: ChatView): void {
  const { size, setSize, cancelEdit } = view;
  const isEditing = view.chat.edited !== null;
  useEffect(() => {
    const parentElement = sectionRef.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (isEditing) cancelEdit();
      else setSize(findSmallerSize(size));
    };
    if (size !== 'collapsed') parentElement?.addEventListener('keydown', onKeyDown);
    return () => parentElement?.removeEventListener('keydown', onKeyDown);
  }, [sectionRef, size, setSize, cancelEdit, isEditing]);
}
