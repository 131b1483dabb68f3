import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { isEnter } from '../shared/inputMethod.ts';
import { MAX_PREFERENCE_LENGTH } from '../../domain/preferences/limits.ts';
import { STYLES } from '../../domain/preferences/options.ts';
import { Button } from '../design/Button.tsx';
import { RemovableChip } from '../design/Chip.tsx';
import { CheckIcon } from '../design/icons/icons.tsx';
import { TextField } from '../design/TextField.tsx';
import { preferencesText as text } from '../text/preferences.ts';
import { PreferenceGroup } from './PreferenceGroup.tsx';
import type { PreferencesView } from './PreferencesView.ts';
import styles from './StylePreference.module.css';

const isPreset = (style: string): boolean => STYLES.some((preset) => preset === style);
const getPictureUrl = (style: string): string => `/styles/${style.toLowerCase()}.webp`;

/** The preferred styles: presets with a drawn picture, and the shopper's own styles. */
export const StylePreference = observer(function StylePreference({ view }: { readonly view: PreferencesView }) {
  const { stylePreference } = view.preferences;
  const toggle = (style: string) => view.toggle('stylePreference', style);
  const customStyles = stylePreference.filter((style) => !isPreset(style));
  return (
    <PreferenceGroup title={text.styles} hint={text.personalityHint}>
      <ul className={styles.presets}>
        {STYLES.map((style) => (
          <li key={style}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={stylePreference.includes(style)}
              onClick={() => toggle(style)}
            >
              <img
                className={styles.picture}
                src={getPictureUrl(style)}
                alt=""
                width="240"
                height="300"
                loading="lazy"
                decoding="async"
                draggable={false}
              />
              <span className={styles.name}>{style}</span>
              <span className={styles.check}>
                <CheckIcon />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {customStyles.length > 0 && (
        <ul className={styles.custom}>
          {customStyles.map((style) => (
            <li key={style}>
              <RemovableChip label={style} onRemove={() => toggle(style)} />
            </li>
          ))}
        </ul>
      )}
      <CustomStyleField onAdd={view.addStyle} />
    </PreferenceGroup>
  );
});

/** A field to add the shopper's own style, with Enter or the button (spec section 5). */
function CustomStyleField({ onAdd }: { readonly onAdd: (typedText: string) => boolean }) {
  const [typedText, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const addTyped = () => {
    if (typedText.trim() === '') return;
    const isAdded = onAdd(typedText);
    setIsRefused(!isAdded);
    if (isAdded) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore an Enter that ends the composition of a character, e.g. in Japanese.
    if (!isEnter(event)) return;
    event.preventDefault();
    addTyped();
  };
  return (
    <div className={styles.own}>
      <TextField
        label={text.ownStyle}
        value={typedText}
        maxLength={MAX_PREFERENCE_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        error={isRefused ? text.styleRefused : null}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsRefused(false);
        }}
        onKeyDown={onKeyDown}
        trailingContent={
          <Button variant="plain" onClick={addTyped}>
            {text.addStyle}
          </Button>
        }
      />
    </div>
  );
}
