import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { isEnter } from '../shared/inputMethod.ts';
import type { FilterKey } from '../../domain/filters/Filters.ts';
import { TextField } from '../design/TextField.tsx';
import { filterText } from '../text/filterPanel.ts';
import type { FilterPanelView } from './FilterPanelView.ts';
import styles from './RangeFields.module.css';

export interface RangeFieldsProps {
  readonly label: string;
  readonly view: FilterPanelView;
  readonly min: FilterKey;
  readonly max: FilterKey;
}

/** The fields for the two ends of a range. An input applies on Enter, or when its field loses the focus. */
export function RangeFields({ label, view, min, max }: RangeFieldsProps) {
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <RangeInput view={view} end={min} label={filterText.min} />
      <RangeInput view={view} end={max} label={filterText.max} />
    </div>
  );
}

interface RangeInputProps {
  readonly view: FilterPanelView;
  readonly end: FilterKey;
  readonly label: string;
}

const RangeInput = observer(function RangeInput({ view, end, label }: RangeInputProps) {
  const { text, error } = view.getRangeField(end);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={error}
      onChange={(event) => view.typeRange(end, event.target.value)}
      onBlur={() => view.commitRange(end)}
      onKeyDown={(event: KeyboardEvent) => isEnter(event) && view.commitRange(end)}
    />
  );
});
