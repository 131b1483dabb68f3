import { observer } from 'mobx-react-lite';
import { FILTERS, type FilterName } from '../../domain/filters/Filters.ts';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameContent.ts';
import { Announcer } from '../shared/Announcer.tsx';
import { WIDE_SCREEN_QUERY } from '../design/mediaQueries.ts';
import { useMediaQuery } from '../design/useMediaQuery.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { filterText } from '../text/filterPanel.ts';
import type { FilterPanelView } from './FilterPanelView.ts';
import type { FilterPanelViewModel } from './FilterPanelViewModel.ts';
import { FilterSection } from './FilterSection.tsx';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps extends OpenProps {
  /** Whether to open at Sort By (spec 2.8). */
  readonly hasSortFocus: boolean;
  /** Opens the preferences that set the default filters. */
  readonly onAccount: () => void;
}

export default function FilterPanelContainer({
  createView,
  ...panel
}: FilterPanelProps & { readonly createView: () => FilterPanelViewModel }) {
  const view = useOwnedViewModel(createView);
  return <FilterPanel view={view} {...panel} />;
}

/** The panel 'Refine Results' (spec 2.8). */
export const FilterPanel = observer(function FilterPanel({
  view,
  open,
  onClose,
  hasSortFocus,
  onAccount,
}: FilterPanelProps & { readonly view: FilterPanelView }) {
  const { resultCount, reset, clearAll, announcement } = view;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={filterText.title}
      footer={
        <>
          <Button className={styles.action} variant="quiet" onClick={reset}>
            {filterText.reset}
          </Button>
          <Button className={styles.action} variant="quiet" onClick={clearAll}>
            {filterText.clearAll}
          </Button>
          <Button className={styles.done} onClick={onClose}>
            {resultCount ? filterText.show(resultCount) : filterText.done}
          </Button>
        </>
      }
    >
      <Sections view={view} hasSortFocus={hasSortFocus} />
      <AccountNote onAccount={onAccount} />
      <Announcer text={announcement} />
    </Sheet>
  );
});

/** The note about the default filters (spec 2.8). The words 'Account settings' open the preferences. */
function AccountNote({ onAccount }: Pick<FilterPanelProps, 'onAccount'>) {
  const [textBefore, textAfter] = filterText.note.split(filterText.noteLink);
  return (
    <p className={styles.note}>
      {textBefore}
      <button type="button" className={styles.noteLink} aria-haspopup="dialog" onClick={onAccount}>
        {filterText.noteLink}
      </button>
      {textAfter} {filterText.actionsNote}
    </p>
  );
}

/** The panel's sections. Mounted anew each time the panel opens, so that the right sections are open at first. */
function Sections({ view, hasSortFocus }: { readonly view: FilterPanelView; readonly hasSortFocus: boolean }) {
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY);
  return (Object.keys(FILTERS) as FilterName[]).map((name) => (
    <FilterSection key={name} view={view} name={name} isWide={isWide} isSortFocused={hasSortFocus} />
  ));
}
