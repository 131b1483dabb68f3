import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { MAX_NOTES_LENGTH } from '../../domain/preferences/limits.ts';
import { TextArea } from '../design/TextArea.tsx';
import { preferencesText as text } from '../text/preferences.ts';
import type { PreferencesView } from './PreferencesView.ts';
import group from './PreferenceGroup.module.css';

/** A free-text note about fashion interests. */
export const NotesField = observer(function NotesField({ view }: { readonly view: PreferencesView }) {
  const id = useId();
  return (
    <div>
      <label className={group.title} htmlFor={id}>
        {text.notes}
      </label>
      <p className={group.hint} id={`${id}-hint`}>
        {text.notesHint}
      </p>
      <TextArea
        id={id}
        rows={3}
        maxLength={MAX_NOTES_LENGTH}
        aria-describedby={`${id}-hint`}
        value={view.preferences.userNotes}
        onChange={({ currentTarget }) => view.writeNotes(currentTarget.value)}
      />
    </div>
  );
});
