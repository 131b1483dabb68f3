import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { canBeEdited } from '../../application/chat/shownMessages.ts';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { MAX_QUERY_LENGTH } from '../../domain/search/searchInput.ts';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { isEnter } from '../shared/inputMethod.ts';
import { chatText } from '../text/chat.ts';
import { EditIcon } from './chatIcons.tsx';
import type { ChatView } from './ChatView.ts';
import { UserMessage } from './UserMessage.tsx';
import styles from './OwnMessage.module.css';

interface OwnMessageProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
}

/** A message of the shopper, which can be edited once it was answered. */
export const OwnMessage = observer(function OwnMessage({ message, view }: OwnMessageProps) {
  const { edited, messages, stage } = view.chat;
  if (edited?.key === message.key) return <MessageEditor text={edited.text} view={view} />;
  return (
    <div className={styles.message} data-own>
      <UserMessage message={message} />
      {stage === null && canBeEdited(messages, message.key) && (
        <IconButton
          className={styles.edit}
          label={chatText.edit(message.message)}
          icon={EditIcon}
          onClick={() => view.startEdit(message.key)}
        />
      )}
    </div>
  );
});

/** The text of a message in a box. Enter sends it. */
function MessageEditor({ text: initialText, view }: { readonly text: string; readonly view: ChatView }) {
  const [text, setText] = useState(initialText);
  const editorRef = useRef<HTMLDivElement>(null);
  // Focusing scrolls only the text into view, so scroll to the buttons below it too.
  useEffect(() => editorRef.current?.scrollIntoView({ block: 'nearest' }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey || event.ctrlKey) return;
    event.preventDefault();
    view.submitEdit(text);
  };
  return (
    <div className={styles.editor} ref={editorRef} role="group" aria-label={chatText.editing}>
      <TextArea
        autoFocus
        dir="auto"
        rows={3}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={chatText.editedText}
        aria-describedby="edit-note"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          view.keepEditing();
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.note} id="edit-note">
        {chatText.editNote}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={view.cancelEdit}>
          {chatText.cancelEdit}
        </Button>
        <Button aria-disabled={text.trim() === '' || undefined} onClick={() => view.submitEdit(text)}>
          {chatText.sendEdit}
        </Button>
      </div>
    </div>
  );
}
