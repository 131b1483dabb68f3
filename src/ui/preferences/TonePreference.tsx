import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AI_TONES } from '../../domain/preferences/options.ts';
import { preferencesText as text, toneTexts } from '../text/preferences.ts';
import { PreferenceGroup } from './PreferenceGroup.tsx';
import type { PreferencesView } from './PreferencesView.ts';
import styles from './TonePreference.module.css';

/** The tone of the stylist. Each tone has a description and a sample line. */
export const TonePreference = observer(function TonePreference({ view }: { readonly view: PreferencesView }) {
  const id = useId();
  return (
    <PreferenceGroup title={text.tone}>
      <div className={styles.tones}>
        {AI_TONES.map((tone, index) => (
          <label key={tone} className={styles.tone}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={view.preferences.aiTone === tone}
              aria-label={tone}
              aria-describedby={`${id}-${index}`}
              onChange={() => view.chooseTone(tone)}
            />
            <span className={styles.name}>{tone}</span>
            <span id={`${id}-${index}`}>
              <span className={styles.description}>{toneTexts[tone].description}</span>{' '}
              <q className={styles.sample}>{toneTexts[tone].sample}</q>
            </span>
          </label>
        ))}
      </div>
    </PreferenceGroup>
  );
});
