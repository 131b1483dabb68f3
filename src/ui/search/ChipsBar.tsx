import { observer } from 'mobx-react-lite';
import { Suspense, useRef } from 'react';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { FilterIcon, SortIcon } from '../design/icons/icons.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { usePanelIntent } from '../shared/panelIntent.ts';
import { useOpenPanel } from '../shared/useOpenPanel.ts';
import { searchText } from '../text/search.ts';
import type { ShownChip } from './filterChips.ts';
import type { ChipsView } from './SearchView.ts';
import styles from './ChipsBar.module.css';

/** Chips that appear with the answer of a search. */
export const LateChips = lazyComponent(async () => (await import('./LateChips.tsx')).default);

/** The sort and filter buttons, and a chip for each active filter (spec 2.6). */
export const ChipsBar = observer(function ChipsBar({ view }: { readonly view: ChipsView }) {
  const { filters, chips, activeCount, removeChip } = view;
  const openPanel = useOpenPanel();
  const [sortIntent, filtersIntent] = [usePanelIntent('sort'), usePanelIntent('filters')];
  const sort = filters.sort ?? 'Relevance';
  const bar = useRef<HTMLDivElement>(null);

  const removeChipAt = (chip: ShownChip, index: number) => {
    removeChip(chip);
    // After the focused chip was removed, focus the chip in its place, or the Filters button if there is none.
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const focusedIndex = FIXED_CHIP_COUNT + index;
    (buttons[focusedIndex + 1] ?? buttons[focusedIndex - 1])?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar} ref={bar} role="group" aria-label={searchText.chips}>
      <Chip {...sortIntent} aria-haspopup="dialog" aria-label={searchText.sort(sort)} onClick={() => openPanel('sort')}>
        <SortIcon /> {sort}
      </Chip>
      <Chip
        {...filtersIntent}
        aria-haspopup="dialog"
        aria-label={activeCount > 0 ? searchText.filtersActive(activeCount) : undefined}
        onClick={() => openPanel('filters')}
      >
        <FilterIcon /> {searchText.filters}
        {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
      </Chip>
      {chips.map((chip, index) => (
        <RemovableChip
          key={chip.key}
          label={chip.label}
          unmetNote={chip.isUnmet ? searchText.notMet : undefined}
          onRemove={() => removeChipAt(chip, index)}
        />
      ))}
      {(view.droppedFilters ?? view.reading) && (
        <Suspense fallback={null}>
          <LateChips view={view} />
        </Suspense>
      )}
    </div>
  );
});

const FIXED_CHIP_COUNT = 2;
