import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { MAX_LOCATION_LENGTH } from '../../domain/preferences/limits.ts';
import { Button } from '../design/Button.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { preferencesText as text } from '../text/preferences.ts';
import type { PreferencesView } from './PreferencesView.ts';
import { useSuggestionList } from './useSuggestionList.ts';
import group from './PreferenceGroup.module.css';
import styles from './LocationField.module.css';

export interface LocationFieldProps {
  readonly view: PreferencesView;
  /** Whether only screen readers get the label, because the same title is above it. */
  readonly isLabelHidden?: boolean;
}

/** The location, typed with suggestions or found by the device's position (spec 2.12). */
export const LocationField = observer(function LocationField({ view, isLabelHidden }: LocationFieldProps) {
  const id = useId();
  const { suggestions, suggestionStatus } = view.locationSearch;
  const { activeIndex, setActiveIndex, isOpen, choose, onKeyDown } = useSuggestionList(
    suggestions,
    view.chooseLocation,
    view.closeSuggestions,
  );
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const optionId = (index: number) => `${id}-${index}`;
  const statusText = describeSuggestions(suggestionStatus, suggestions.length);
  return (
    <div className={styles.location}>
      {!isLabelHidden && (
        <label className={group.title} htmlFor={id}>
          {text.location}
        </label>
      )}
      <p className={group.hint} id={`${id}-hint`}>
        {text.locationHint}
      </p>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          role="combobox"
          aria-label={isLabelHidden ? text.location : undefined}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeIndex === null ? undefined : optionId(activeIndex)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_LOCATION_LENGTH}
          placeholder={text.locationPlaceholder}
          value={view.preferences.location}
          onChange={({ currentTarget }) => view.writeLocation(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={view.closeSuggestions}
        />
        <PositionButton view={view} />
        <ul
          ref={listRef}
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label={text.places}
          hidden={!isOpen}
        >
          {suggestions.map((place, index) => (
            <li
              key={place}
              className={styles.option}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              // Keep the focus in the field, because a blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActiveIndex(index)}
              onClick={() => choose(place)}
            >
              {place}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.status} role="status">
        {isOpen ? <VisuallyHidden>{statusText}</VisuallyHidden> : statusText}
      </p>
    </div>
  );
});

function describeSuggestions(status: PreferencesView['locationSearch']['suggestionStatus'], count: number): string {
  if (status === 'failed') return text.placesFailed;
  if (status !== 'ready') return '';
  return count === 0 ? text.noPlace : text.placeCount(count);
}

const POSITION_LABELS = { idle: text.usePosition, locating: text.locating, failed: text.positionError } as const;

const PositionButton = observer(function PositionButton({ view }: { readonly view: PreferencesView }) {
  const { positionStatus } = view.locationSearch;
  const label = POSITION_LABELS[positionStatus];
  return (
    <>
      <Button
        variant="quiet"
        className={styles.position}
        busy={positionStatus === 'locating'}
        onClick={view.useCurrentPosition}
      >
        {label}
      </Button>
      <Announcer text={positionStatus === 'idle' ? '' : label} />
    </>
  );
});
