import { LocationField } from '../preferences/LocationField.tsx';
import type { PreferencesView } from '../preferences/PreferencesView.ts';
import { TonePreference } from '../preferences/TonePreference.tsx';

/** The questions of the step 'Virtual AI Assistant'. */
export function AiQuestions({ view }: { readonly view: PreferencesView }) {
  return (
    <>
      <TonePreference view={view} />
      <LocationField view={view} />
    </>
  );
}
