import { observer } from 'mobx-react-lite';
import { GENDERS, SIZES } from '../../domain/catalogue/vocabulary.ts';
import { Button } from '../design/Button.tsx';
import { Disclosure } from '../design/Disclosure.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { ToggleChip } from '../design/Chip.tsx';
import type { FilterPanelProps } from '../frame/FrameParts.ts';
import { Announcer } from '../shared/Announcer.tsx';
import { WIDE, useMediaQuery } from '../shared/useMediaQuery.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { filterText } from '../text/filters.ts';
import { ColorChoice } from './ColorChoice.tsx';
import type { FilterPanelView } from './FilterPanelView.ts';
import { FilterPanelViewModel, type FilterPanelParts } from './FilterPanelViewModel.ts';
import { PriceRange } from './PriceRange.tsx';
import { SaleSwitch } from './SaleSwitch.tsx';
import { SortChoice } from './SortChoice.tsx';
import styles from './FilterPanel.module.css';

/** The filter panel with a view-model of its own. */
export default function OwnedFilterPanel({ parts, ...panel }: FilterPanelProps & { readonly parts: FilterPanelParts }) {
  const view = useOwnedViewModel(() => new FilterPanelViewModel(parts));
  return <FilterPanel view={view} {...panel} />;
}

/** 'Refine Results' (spec 2.8). */
export const FilterPanel = observer(function FilterPanel({ view, open, onClose, sortFocus }: FilterPanelProps & { readonly view: FilterPanelView }) {
  const { found, reset, clearAll, announcement } = view;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={filterText.title}
      footer={
        <>
          <Button className={styles.action} variant="quiet" onClick={reset}>{filterText.reset}</Button>
          <Button className={styles.action} variant="quiet" onClick={clearAll}>{filterText.clearAll}</Button>
          <Button className={styles.done} onClick={onClose}>{found ? filterText.show(found) : filterText.done}</Button>
        </>
      }
    >
      <Sections view={view} sortFocus={sortFocus} />
      <p className={styles.note}>{filterText.note}</p>
      <Announcer text={announcement} />
    </Sheet>
  );
});

/** Mounted anew each time the panel opens, so that it opens as it should on this screen and for this filter. */
const Sections = observer(function Sections({ view, sortFocus }: { readonly view: FilterPanelView; readonly sortFocus: boolean }) {
  const { filters, update } = view;
  const { sections } = filterText;
  const wide = useMediaQuery(WIDE);
  const priced = filters.priceRangeMin !== null || filters.priceRangeMax !== null;
  const opens = (chosen: boolean) => wide || (chosen && !sortFocus);
  return (
    <>
      <Disclosure title={sections.sort} meta={filters.sort ?? 'Relevance'} defaultOpen={wide || sortFocus}>
        <SortChoice focused={sortFocus} sort={filters.sort} onSort={(sort) => update('sort', sort)} />
      </Disclosure>
      <Disclosure title={sections.gender} meta={filters.gender.join(', ')} defaultOpen={opens(true)}>
        <div className={styles.row} role="group" aria-label={sections.gender}>
          {GENDERS.map((gender) => (
            <ToggleChip key={gender} pressed={filters.gender.includes(gender)} onClick={() => update('gender', gender)}>{gender}</ToggleChip>
          ))}
        </div>
      </Disclosure>
      <Disclosure title={sections.size} meta={filters.size.join(', ')} defaultOpen={opens(true)}>
        <div className={styles.sizes} role="group" aria-label={sections.size}>
          {SIZES.map((size) => (
            <ToggleChip key={size} pressed={filters.size.includes(size)} onClick={() => update('size', size)}>{size}</ToggleChip>
          ))}
        </div>
      </Disclosure>
      <Disclosure title={sections.color} meta={filters.color.join(', ')} defaultOpen={opens(filters.color.length > 0)}>
        <ColorChoice chosen={filters.color} onToggle={(color) => update('color', color)} />
      </Disclosure>
      <Disclosure title={sections.sale} meta={filters.sale && filterText.on} defaultOpen={opens(filters.sale)}>
        <SaleSwitch on={filters.sale} onChange={(on) => update('sale', on)} />
      </Disclosure>
      <Disclosure title={sections.price} defaultOpen={opens(priced)}>
        <PriceRange view={view} />
      </Disclosure>
    </>
  );
});
