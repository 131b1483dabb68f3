import { useState } from 'react';
import { CheckIcon } from '../design/icons/icons.tsx';
import { TextField } from '../design/TextField.tsx';
import { classNames } from '../design/classNames.ts';
import { filterText } from '../text/filters.ts';
import { findsNothing, spokenName, type AnyChoiceProps } from './AnyChoice.ts';
import { Count } from './Count.tsx';
import styles from './ListChoice.module.css';

/** Maximum number of values in a list without a search field. */
const MAX_VALUES_WITHOUT_SEARCH = 12;

/** Values found in the results, one per line. A long list scrolls. */
export function ListChoice({ label, choices, onToggle }: AnyChoiceProps) {
  const [sought, setSought] = useState('');
  const isSearched = choices.length > MAX_VALUES_WITHOUT_SEARCH || sought !== '';
  const shown = choices.filter(({ value }) => foldForSearch(value).includes(foldForSearch(sought)));
  return (
    <>
      {isSearched && (
        <div className={styles.search}>
          <TextField
            label={filterText.find(label)}
            type="search"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      <div className={styles.list} role="group" aria-label={label}>
        {shown.map((choice) => (
          <button
            key={choice.value}
            className={classNames(styles.value, findsNothing(choice) && styles.empty)}
            type="button"
            aria-pressed={choice.chosen}
            aria-label={spokenName(choice)}
            onClick={() => onToggle(choice.value)}
          >
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <span className={styles.name} dir="auto">
              {choice.value}
            </span>
            <Count of={choice.count} />
          </button>
        ))}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 && filterText.nothingNamed(sought.trim())}
      </p>
    </>
  );
}

/** Removes case and accents, for the search in the list. */
function foldForSearch(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
