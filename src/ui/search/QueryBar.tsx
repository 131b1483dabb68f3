import { observer } from 'mobx-react-lite';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { MAX_QUERY_LENGTH } from '../../domain/search/searchInput.ts';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { AttachIcon, CloseIcon, SendIcon, StopIcon } from '../design/icons/icons.tsx';
import { isEnter } from '../shared/inputMethod.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { chatBoxText } from '../text/chatBox.ts';
import { searchText } from '../text/search.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { QueryBarView } from './SearchView.ts';
import styles from './QueryBar.module.css';

export interface QueryBarProps {
  readonly view: QueryBarView;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the bar is above results. It is then one line high unless it has the focus. */
  readonly isCollapsed: boolean;
  /** The scroll container above the bar. After a scroll the field is one line high until it is used again. */
  readonly scroller: RefObject<HTMLElement | null>;
}

const AttachmentTray = lazyComponent(async () => (await import('../attachments/AttachmentTray.tsx')).AttachmentTray);

/**
 * The query field. Enter submits; Ctrl+Enter and Shift+Enter do not (spec section 5). Its height grows with the text,
 * from 45 to 150 px.
 */
export const QueryBar = observer(function QueryBar({ view, fieldRef, isCollapsed, scroller }: QueryBarProps) {
  const { queryText, waitingQuery, attachments, photo, canSubmit, chat, setQueryText, submit } = view;
  const formRef = useRef<HTMLFormElement>(null);
  const fileInputRef = useRef<HTMLInputElement>(null);
  const selectsRef = useRef(false);
  const [isScrolled, setScrolled] = useState(false);
  useLayoutEffect(() => fitHeightToText(fieldRef.current), [fieldRef, queryText]);
  useEffect(() => {
    const { current } = scroller;
    const onScroll = () => setScrolled(true);
    current?.addEventListener('scroll', onScroll, { passive: true });
    return () => current?.removeEventListener('scroll', onScroll);
  }, [scroller]);

  // Focus the field after a closing dialog has restored the focus, but not on a phone, where the keyboard would cover
  // the results.
  useEffect(
    () => view.followFocusRequests(() => requestAnimationFrame(() => isTouchDevice() || fieldRef.current?.focus())),
    [view, fieldRef],
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return fieldRef.current?.focus();
    submit();
    // Hide a phone's keyboard, to show the results.
    if (isTouchDevice()) fieldRef.current?.blur();
  };
  // Select the last query, so that typing replaces it. A message for the stylist may be a draft and is not selected.
  // The click that focuses the field undoes the selection, so select again when it ends.
  const onFocus = () => {
    setScrolled(false);
    if (chat.isOn) return;
    fieldRef.current?.select();
    selectsRef.current = true;
  };
  // The Stop button disappears, so focus the field, which has the query again.
  const stopTurn = () => {
    chat.stopTurn();
    if (!isTouchDevice()) fieldRef.current?.focus();
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosenFile = target.files?.[0];
    // Clear the input, so that the shopper can choose the same photo again.
    target.value = '';
    if (chosenFile) void photo.attachPhoto(chosenFile);
  };
  return (
    <form
      className={classNames(styles.bar, isCollapsed && styles.resting, isScrolled && styles.scrolled)}
      ref={formRef}
      role="search"
      onSubmit={onSubmit}
    >
      {(attachments.length > 0 || photo.isBusy) && (
        <div className={styles.tray}>
          <Suspense fallback={null}>
            <AttachmentTray view={view} />
          </Suspense>
        </div>
      )}
      <div className={styles.modes}>
        <ModeSwitch chat={chat} />
      </div>
      <IconButton
        className={styles.upload}
        label={searchText.addPhoto}
        icon={AttachIcon}
        disabled={attachments.length > 0 || photo.isBusy}
        onClick={() => fileInputRef.current?.click()}
      />
      <input ref={fileInputRef} type="file" accept="image/*" hidden tabIndex={-1} onChange={onFile} />
      <textarea
        className={styles.field}
        ref={fieldRef}
        rows={1}
        name="wish"
        dir="auto"
        aria-label={searchText.wish}
        placeholder={chat.isOn ? chatBoxText.placeholder : searchText.placeholder}
        enterKeyHint={chat.isOn ? 'send' : 'search'}
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={queryText}
        onChange={(event) => (setScrolled(false), setQueryText(event.target.value))}
        onFocus={onFocus}
        onClick={() => setScrolled(false)}
        onMouseUp={() => selectsRef.current && (fieldRef.current?.select(), (selectsRef.current = false))}
        onKeyDown={(event) => isSubmitKey(event) && (event.preventDefault(), formRef.current?.requestSubmit())}
      />
      {queryText !== '' && (
        <IconButton
          className={styles.clear}
          label={searchText.clear}
          icon={CloseIcon}
          onClick={() => (setQueryText(''), fieldRef.current?.focus())}
        />
      )}
      <SubmitButton view={view} onStop={stopTurn} />
      {waitingQuery !== undefined && (
        <p className={styles.full} role="status">
          {searchText.waiting(waitingQuery)}
        </p>
      )}
      {queryText.length >= MAX_QUERY_LENGTH && (
        <p className={styles.full} role="status">
          {searchText.full(MAX_QUERY_LENGTH)}
        </p>
      )}
    </form>
  );
});

/** The button that submits the query. While an answer is pending and nothing is typed, it stops the answer. */
const SubmitButton = observer(function SubmitButton({
  view,
  onStop,
}: {
  readonly view: QueryBarView;
  readonly onStop: () => void;
}) {
  const { chat, canSubmit, isSearching } = view;
  // Use two buttons. With a single button, the click on Stop would also submit the restored query.
  return chat.isBusy && !canSubmit ? (
    <IconButton key="stop" className={styles.submit} label={chatBoxText.stop} icon={StopIcon} onClick={onStop} />
  ) : (
    <IconButton
      key="send"
      className={styles.submit}
      type="submit"
      label={getSendLabel(view)}
      icon={SendIcon}
      aria-disabled={!canSubmit || undefined}
      data-searching={isSearching}
    />
  );
});

const isTouchDevice = () => window.matchMedia('(pointer: coarse)').matches;

function getSendLabel({ chat, photo }: QueryBarView): string {
  if (photo.isBusy) return searchText.waitsForPhoto;
  return chat.isOn ? chatBoxText.send : searchText.submit;
}

/** Whether a key press submits: Enter without modifiers, unless it ends the composition of a character. */
function isSubmitKey(event: KeyboardEvent): boolean {
  return isEnter(event) && !event.ctrlKey && !event.shiftKey;
}

/** Fits the field's height to its text in browsers without `field-sizing`. CSS has the limits. */
function fitHeightToText(fieldRef: HTMLTextAreaElement | null): void {
  if (fieldRef === null || SUPPORTS_FIELD_SIZING) return;
  fieldRef.style.blockSize = 'auto';
  fieldRef.style.blockSize = `${fieldRef.scrollHeight}px`;
}

const SUPPORTS_FIELD_SIZING = 'fieldSizing' in document.documentElement.style;
