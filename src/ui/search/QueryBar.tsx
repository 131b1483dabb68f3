import { observer } from 'mobx-react-lite';
import {
  Suspense,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { MAX_QUERY_LENGTH } from '../../domain/search/searchInput.ts';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { AttachIcon, SendIcon, StopIcon, StylistIcon } from '../design/icons/icons.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { attachmentsText } from '../text/attachments.ts';
import { chatBoxText } from '../text/chatBox.ts';
import { searchText } from '../text/search.ts';
import type { QueryBarView } from './SearchView.ts';
import styles from './QueryBar.module.css';

export interface QueryBarProps {
  readonly view: QueryBarView;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the bar is above results; it is then one line high without focus. */
  readonly isCollapsed: boolean;
}

const AttachmentTray = lazyComponent(async () => (await import('../attachments/AttachmentTray.tsx')).AttachmentTray);

/**
 * The query field. Enter submits, Ctrl+Enter and Shift+Enter do not (spec section 5); the field grows with its text
 * from 45 to 150 px.
 */
export const QueryBar = observer(function QueryBar({ view, fieldRef, isCollapsed }: QueryBarProps) {
  const { queryText, attachments, photo, canSubmit, isSearching, chat, setQueryText, submit } = view;
  const formRef = useRef<HTMLFormElement>(null);
  const fileInputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => fitHeightToText(fieldRef.current), [fieldRef, queryText]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return fieldRef.current?.focus();
    submit();
    // Hide a phone's keyboard, to show the results.
    if (isTouchDevice()) fieldRef.current?.blur();
  };
  // The Stop button disappears and the query returns to the field, so focus the field.
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
      className={classNames(styles.bar, isCollapsed && styles.resting)}
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
      <IconButton
        className={styles.stylist}
        label={chatBoxText.askStylist}
        icon={StylistIcon}
        aria-pressed={chat.on}
        onClick={() => void chat.toggleMode()}
      />
      <IconButton
        className={styles.upload}
        label={attachmentsText.upload}
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
        placeholder={chat.on ? chatBoxText.placeholder : searchText.placeholder}
        enterKeyHint={chat.on ? 'send' : 'search'}
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={queryText}
        onChange={(event) => setQueryText(event.target.value)}
        onKeyDown={(event) => isSubmitKey(event) && (event.preventDefault(), formRef.current?.requestSubmit())}
      />
      {/* Two buttons instead of one that changes: the click on Stop would also submit the query that it restored. */}
      {chat.isBusy && !canSubmit ? (
        <IconButton key="stop" className={styles.submit} label={chatBoxText.stop} icon={StopIcon} onClick={stopTurn} />
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
      )}
      {queryText.length >= MAX_QUERY_LENGTH && (
        <p className={styles.full} role="status">
          {searchText.full(MAX_QUERY_LENGTH)}
        </p>
      )}
    </form>
  );
});

const isTouchDevice = () => window.matchMedia('(pointer: coarse)').matches;

function getSendLabel({ chat, photo }: QueryBarView): string {
  if (photo.isBusy) return attachmentsText.waitingToSend;
  return chat.on ? chatBoxText.send : searchText.submit;
}

/** Whether a key press submits: Enter without modifiers, unless it confirms an input-method composition. */
function isSubmitKey({ key, ctrlKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !shiftKey && !nativeEvent.isComposing;
}

/** Adapts the field's height to its text in browsers without `field-sizing`; the limits are in the style sheet. */
function fitHeightToText(fieldRef: HTMLTextAreaElement | null): void {
  if (fieldRef === null || SUPPORTS_FIELD_SIZING) return;
  fieldRef.style.blockSize = 'auto';
  fieldRef.style.blockSize = `${fieldRef.scrollHeight}px`;
}

const SUPPORTS_FIELD_SIZING = 'fieldSizing' in document.documentElement.style;
