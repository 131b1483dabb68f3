import { observer } from 'mobx-react-lite';
import { GENDERS, SIZES } from '../../domain/catalogue/vocabulary.ts';
import { PERSONALITIES } from '../../domain/preferences/options.ts';
import type { PreferenceListKey } from '../../domain/preferences/preferenceEdits.ts';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { preferencesText as text } from '../text/preferences.ts';
import { PreferenceGroup } from './PreferenceGroup.tsx';
import type { PreferencesView } from './PreferencesView.ts';
import styles from './ChipPreference.module.css';

type ChipListKey = Exclude<PreferenceListKey, 'stylePreference'>;

/** The title, hint and values of each preference with chips. */
const CHIP_LISTS = {
  genderPreference: { title: text.styleFor, hint: undefined, values: GENDERS },
  sizePreference: { title: text.sizes, hint: undefined, values: SIZES },
  personality: { title: text.personality, hint: text.personalityHint, values: PERSONALITIES },
} as const satisfies Record<ChipListKey, { title: string; hint: string | undefined; values: readonly string[] }>;

export interface ChipPreferenceProps {
  readonly view: PreferencesView;
  readonly preference: ChipListKey;
}

/** A preference with several values, each a chip. Sizes are in a grid of seven columns (spec section 9). */
export const ChipPreference = observer(function ChipPreference({ view, preference }: ChipPreferenceProps) {
  const { title, hint, values } = CHIP_LISTS[preference];
  const chosenValues = view.preferences[preference];
  return (
    <PreferenceGroup title={title} {...(hint && { hint })}>
      <div className={preference === 'sizePreference' ? styles.grid : styles.row}>
        {values.map((value) => (
          <ToggleChip key={value} pressed={chosenValues.includes(value)} onClick={() => view.toggle(preference, value)}>
            {value}
          </ToggleChip>
        ))}
      </div>
    </PreferenceGroup>
  );
});
