import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { TextField } from '../design/TextField.tsx';
import { filterText } from '../text/filters.ts';
import type { FilterPanelView, PriceEnd } from './FilterPanelView.ts';
import styles from './PriceRange.module.css';

/** The two ends of the price range. A price counts when its field is left or Enter is pressed. */
export const PriceRange = observer(function PriceRange({ view }: { readonly view: FilterPanelView }) {
  return (
    <div className={styles.range} role="group" aria-label={filterText.sections.price}>
      <PriceInput view={view} end="priceRangeMin" label={filterText.min} />
      <PriceInput view={view} end="priceRangeMax" label={filterText.max} />
    </div>
  );
});

interface PriceInputProps {
  readonly view: FilterPanelView;
  readonly end: PriceEnd;
  readonly label: string;
}

const PriceInput = observer(function PriceInput({ view, end, label }: PriceInputProps) {
  const { text, error } = view.prices[end];
  return (
    <TextField
      label={`${label} (${filterText.currency})`}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={error}
      onChange={(event) => view.typePrice(end, event.target.value)}
      onBlur={() => view.commitPrice(end)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && view.commitPrice(end)}
    />
  );
});
