import { useId } from 'react';
import { SORT_OPTIONS, type SortOption } from '../../domain/catalogue/vocabulary.ts';
import { CheckIcon } from '../design/icons/icons.tsx';
import { filterText } from '../text/filters.ts';
import styles from './SortChoice.module.css';

export interface SortChoiceProps {
  readonly sort: SortOption | null;
  /** The dialog that it stands in opens with the focus here. */
  readonly focused: boolean;
  readonly onSort: (sort: SortOption) => void;
}

export function SortChoice({ sort, focused, onSort }: SortChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={filterText.sections.sort}>
      {SORT_OPTIONS.map((option) => (
        <label className={styles.option} key={option}>
          <input
            ref={focused && (sort ?? 'Relevance') === option ? takeFocus : undefined}
            className={styles.radio}
            type="radio"
            name={name}
            checked={(sort ?? 'Relevance') === option}
            onChange={() => onSort(option)}
          />
          {option}
          <CheckIcon />
        </label>
      ))}
    </div>
  );
}

/** A dialog reads this attribute as it opens; React's own `autoFocus` would come before that, to no effect. */
function takeFocus(radio: HTMLInputElement | null): void {
  radio?.setAttribute('autofocus', '');
}
