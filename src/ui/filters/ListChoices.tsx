import { useState } from 'react';
import { CheckIcon } from '../design/icons/icons.tsx';
import { TextField } from '../design/TextField.tsx';
import { classNames } from '../design/classNames.ts';
import { filterText } from '../text/filterPanel.ts';
import { hasNoResults, getSpokenName, type FilterChoicesProps } from './FilterChoice.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import styles from './ListChoices.module.css';

/** A list with more values has a search field. */
const MAX_VALUES_WITHOUT_SEARCH = 12;

/** The values found in the results, one per line. A long list scrolls. */
export function ListChoices({ label, choices, onToggle }: FilterChoicesProps) {
  const [searchText, setSearchText] = useState('');
  const hasSearchField = choices.length > MAX_VALUES_WITHOUT_SEARCH || searchText !== '';
  const matchingChoices = choices.filter(({ value }) => foldForSearch(value).includes(foldForSearch(searchText)));
  return (
    <>
      {hasSearchField && (
        <div className={styles.search}>
          <TextField
            label={filterText.find(label)}
            type="search"
            autoComplete="off"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </div>
      )}
      <div className={styles.list} role="group" aria-label={label}>
        {matchingChoices.map((choice) => (
          <button
            key={choice.value}
            className={classNames(styles.value, hasNoResults(choice) && styles.empty)}
            type="button"
            aria-pressed={choice.isChosen}
            aria-label={getSpokenName(choice)}
            onClick={() => onToggle(choice.value)}
          >
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <span className={styles.name} dir="auto">
              {choice.value}
            </span>
            <ChoiceCount count={choice.count} />
          </button>
        ))}
      </div>
      <p className={styles.none} role="status">
        {matchingChoices.length === 0 && filterText.nothingNamed(searchText.trim())}
      </p>
    </>
  );
}

/** Removes case and accents, for comparing texts. */
function foldForSearch(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
