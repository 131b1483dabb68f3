import { ChipPreference } from '../preferences/ChipPreference.tsx';
import { NotesField } from '../preferences/NotesField.tsx';
import type { PreferencesView } from '../preferences/PreferencesView.ts';
import { StylePreference } from '../preferences/StylePreference.tsx';
import styles from './StyleQuestions.module.css';

/** The questions of the step 'Style Profile'. */
export function StyleQuestions({ view }: { readonly view: PreferencesView }) {
  return (
    <>
      <div className={styles.pair}>
        <ChipPreference view={view} preference="genderPreference" />
        <ChipPreference view={view} preference="sizePreference" />
      </div>
      <ChipPreference view={view} preference="personality" />
      <StylePreference view={view} />
      <NotesField view={view} />
    </>
  );
}
